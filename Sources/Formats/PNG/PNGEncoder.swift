package import Raster

/// Writes PNG files in sRGB, eight bits a channel: RGB if every pixel is opaque, else RGBA.
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
    /// Rows are asked for from top to bottom, twice: first only to learn whether all are opaque.
    package typealias Rows = (_ index: Int, _ row: inout MutableSpan<Pixel>) -> Void

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
        var isOpaque = true
        for y in 0..<height where isOpaque {
            row.fill { rows(y, &$0) }
            isOpaque = row.isOpaque
        }

        let writer = try PNGWriter(width: width, height: height, hasAlpha: !isOpaque)
        try writer.add(drawing: drawing ?? [], proceed: { proceed(0) }, to: sink)
        let step = max(1, height / 100)
        for y in 0..<height {
            if y % step == 0, !proceed(Double(y) / Double(height)) { throw .cancelled }
            row.fill { rows(y, &$0) }
            try writer.add(&row, hasAlpha: !isOpaque, to: sink)
        }
        try writer.finish(to: sink)
        _ = proceed(1)
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
            for x in source.indices { row[x] = source[x] }
        }
    }
}
