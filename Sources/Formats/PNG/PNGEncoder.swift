package import Raster

/// Writes PNG files in sRGB, eight bits a channel: with a palette if that holds all colors, else as
/// RGB if every pixel is opaque, else as RGBA.
///
/// Reproducible byte for byte. Rows come and bytes go as the work proceeds, so that neither the
/// picture nor the file need be in memory as a whole, and any thread can do it.
package struct PNGEncoder: Sendable {
    package let width: Int
    package let height: Int

    /// The text of the drawing to carry along, or `nil`.
    package let drawing: [UInt8]?

    /// Fills `row`, one pixel for each column, with the row at this index.
    ///
    /// Rows are asked for from top to bottom, twice, and must be the same: first only to learn how
    /// the file is best laid out.
    package typealias Rows = (_ index: Int, _ row: inout MutableSpan<Pixel>) -> Void

    /// How much of the work is done when all rows have been looked at.
    private static let surveyed = 0.2

    /// An encoder for one picture.
    ///
    /// `drawing` is UTF-8 without a zero byte; `nil` or empty means none.
    ///
    /// - Precondition: `width` and `height` are positive.
    package init(width: Int, height: Int, drawing: [UInt8]? = nil) {
        precondition(width > 0 && height > 0, "a picture needs at least one pixel")
        self.width = width
        self.height = height
        self.drawing = drawing
    }

    /// Writes a file.
    ///
    /// `proceed` is told now and then how much is done, 0…1. `sink` takes the next bytes of the
    /// file, which are valid only during the call. Either stops the work by returning `false`.
    package func encode(
        _ rows: Rows, proceed: (Double) -> Bool = { _ in true }, to sink: (RawSpan) -> Bool
    ) throws(EncodingError) {
        guard width <= Int32.max, height <= Int32.max else {
            throw .tooLarge(width: width, height: height)
        }
        var row = PNGRowBuffer(width: width)
        var survey = PNGSurvey()
        let step = max(1, height / 100)
        for y in 0..<height where !survey.isSettled {
            if y % step == 0, !proceed(Self.surveyed * Double(y) / Double(height)) {
                throw .cancelled
            }
            row.fill { rows(y, &$0) }
            survey.note(row)
        }

        let writer = try PNGWriter(layout: survey.layout)
        try writer.addHeader(width: width, height: height)
        try writer.add(drawing: drawing ?? [], proceed: { proceed(Self.surveyed) }, to: sink)
        for y in 0..<height {
            let done = Self.surveyed + (1 - Self.surveyed) * Double(y) / Double(height)
            if y % step == 0, !proceed(done) { throw .cancelled }
            row.fill { rows(y, &$0) }
            try writer.add(&row, to: sink)
        }
        try writer.finish(to: sink)
        guard proceed(1) else { throw .cancelled }
    }
}

extension PNGEncoder {
    /// The whole file, signature to `IEND`.
    package static func encode(
        _ bitmap: Bitmap, drawing: [UInt8]? = nil
    ) throws(EncodingError) -> [UInt8] {
        var file: [UInt8] = []
        let encoder = PNGEncoder(width: bitmap.width, height: bitmap.height, drawing: drawing)
        try encoder.encode(bitmap.copyRow) { bytes in
            bytes.withUnsafeBytes { file.append(contentsOf: $0) }
            return true
        }
        return file
    }
}

extension Bitmap {
    /// Copies a row, in the way ``PNGEncoder/Rows`` asks for it.
    package func copyRow(_ index: Int, to row: inout MutableSpan<Pixel>) {
        let count = min(row.count, width)
        withPixels { pixels in
            let source = pixels.extracting(index * width..<index * width + count)
            source.withUnsafeBufferPointer { source in
                row.withUnsafeMutableBufferPointer { _ = $0.update(fromContentsOf: source) }
            }
        }
    }
}
