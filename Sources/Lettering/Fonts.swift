import CPango
import Raster

/// The machine's fonts, open until this goes away.
///
/// A class because it owns memory of C's and is made when first needed. The one file that holds C's
/// pointers.
final class Fonts {
    private let fonts: OpaquePointer

    /// Returns `nil` if there is no font that can be read.
    init?(language: String?) {
        CPLock()
        defer { CPUnlock() }
        guard let fonts = CPFontsOpen(language) else { return nil }
        self.fonts = fonts
    }

    /// Waits for what `opening` has begun; returns `nil` if there is no font that can be read.
    init?(_ opening: consuming FontsOpening) {
        guard let fonts = opening.end() else { return nil }
        self.fonts = fonts
    }

    deinit {
        CPLock()
        defer { CPUnlock() }
        CPFontsClose(fonts)
    }

    func metrics(_ style: TextStyle) -> LineMetrics {
        CPLock()
        defer { CPUnlock() }
        let metrics = CPFontsMetrics(fonts, CPStyle(style))
        return LineMetrics(
            ascent: metrics.ascent,
            descent: metrics.descent,
            capHeight: metrics.capHeight
        )
    }

    /// Pixels from the beginning of `text` to its end.
    func width(_ text: PlainLine, _ style: TextStyle) -> Double {
        CPLock()
        defer { CPUnlock() }
        let line = shape(text, style)
        defer { CPLineFree(line) }
        return CPLineWidth(line)
    }

    func line(_ text: PlainLine, _ style: TextStyle, _ metrics: LineMetrics) -> TextLine {
        CPLock()
        defer { CPUnlock() }
        let line = shape(text, style)
        defer { CPLineFree(line) }
        let width = min(max(CPLineWidth(line), 0), 1e8)
        return TextLine(
            width: Int(width.rounded(.up)),
            metrics: metrics,
            isMissingGlyphs: CPLineMissing(line) > 0,
            ink: Ink(of: line, width: width, style, metrics),
            edges: Self.edges(line, text)
        )
    }

    private func shape(_ text: PlainLine, _ style: TextStyle) -> OpaquePointer {
        text.bytes.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                // An empty array may have no address.
                guard let base = characters.baseAddress else {
                    return CPLineCreate(fonts, "", 0, CPStyle(style))
                }
                return CPLineCreate(fonts, base, characters.count, CPStyle(style))
            }
        }
    }

    private static func edges(_ line: OpaquePointer, _ text: PlainLine) -> [Float] {
        var edges = [Float](repeating: 0, count: text.bytes.count + 1)
        edges.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            CPLineEdges(line, base)
        }
        return text.starts.map { edges[$0] } + [edges[text.bytes.count]]
    }
}

extension Ink {
    /// The most pixels drawn for one line; what lies to the right of them is not seen.
    private static let limit = 1 << 24

    fileprivate init(
        of line: OpaquePointer,
        width: Double,
        _ style: TextStyle,
        _ metrics: LineMetrics
    ) {
        // Room for overhanging letters and stacked marks; the rest is cut away again.
        let margin = Int(style.size) + 2
        let rows = metrics.height + 2 * margin
        let columns = min(Int(width) + 1 + 2 * margin, Self.limit / rows)
        var pixels = [UInt8](repeating: 0, count: columns * rows)
        pixels.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            let coverage = CPCoverage(pixels: base, columns: Int32(columns), rows: Int32(rows))
            CPLineDraw(line, coverage, Int32(margin), Int32(margin + metrics.baseline))
        }
        self.init(cropping: pixels, columns: columns, x: -margin, y: -margin)
    }
}

extension CPStyle {
    fileprivate init(_ style: TextStyle) {
        self.init(
            size: style.size,
            semibold: style.weight == .semibold,
            tabular: style.tabularNumbers
        )
    }
}
