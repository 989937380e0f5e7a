import Raster

/// Reads PNG files: every color type, depth and interlacing, with their gamma brought to sRGB.
package struct PNGDecoder: Sendable {
    package var limits: PictureLimits

    package init(limits: PictureLimits = PictureLimits()) {
        self.limits = limits
    }

    /// Reads a whole file.
    ///
    /// What is damaged is refused, unless only the end is missing, behind all pixels. Takes four
    /// bytes a pixel (eight if EXIF data turn the picture), the drawing's text and a few rows.
    package func decode(
        _ bytes: RawSpan, proceed: (Double) -> Bool = { _ in true }
    ) throws(PictureError) -> Picture {
        try bytes.withUnsafeBytes { memory throws(PictureError) in
            try decode(BoundedBytes(memory), proceed: proceed)
        }
    }

    private func decode(
        _ file: BoundedBytes, proceed: (Double) -> Bool
    ) throws(PictureError) -> Picture {
        guard let metadata = PNGMetadata(file) else { throw .damaged(.header) }
        let isUpright = metadata.orientation == .upright
        try limits.check(
            width: metadata.width, height: metadata.height, bytesPerPixel: isUpright ? 4 : 8)

        let rows = try PNGRows(file, honorsGamma: !metadata.hasColorProfile)
        var bitmap = Bitmap(width: rows.width, height: rows.height)
        try Self.read(rows, into: &bitmap, proceed: proceed)

        var warnings = try Self.finish(rows)
        if metadata.hasColorProfile { warnings.insert(.colorProfileIgnored) }
        var drawing: [UInt8]?
        if !metadata.drawing.isEmpty, !metadata.hasDamagedDrawing {
            drawing = PNGDrawingPart.joined(metadata.drawing, limits: limits)
        }
        if drawing == nil, !metadata.drawing.isEmpty || metadata.hasDamagedDrawing {
            warnings.insert(.drawingUnreadable)
        }
        return Picture(
            bitmap: bitmap.turned(from: metadata.orientation), warnings: warnings, drawing: drawing)
    }

    private static func read(
        _ rows: borrowing PNGRows, into bitmap: inout Bitmap, proceed: (Double) -> Bool
    ) throws(PictureError) {
        let (width, height, passes) = (bitmap.width, bitmap.height, rows.passes)
        let step = max(1, height / 100)
        let outcome = bitmap.withMutablePixels { pixels -> Result<Void, PictureError> in
            pixels.withUnsafeMutableBufferPointer { buffer in
                buffer.withMemoryRebound(to: UInt32.self) { words in
                    Result { () throws(PictureError) in
                        guard let base = words.baseAddress else { return }
                        for index in 0..<passes * height {
                            let (pass, y) = index.quotientAndRemainder(dividingBy: height)
                            if y % step == 0 {
                                let done = Double(index) / Double(passes * height)
                                guard proceed(done) else { throw .cancelled }
                            }
                            let row = base + y * width
                            try rows.read(into: row)
                            if pass == passes - 1 { premultiply(row, count: width) }
                        }
                    }
                }
            }
        }
        try outcome.get()
    }

    private static func premultiply(_ row: UnsafeMutablePointer<UInt32>, count: Int) {
        for x in 0..<count { row[x] = StraightColor.premultiplied(row[x]) }
    }

    private static func finish(_ rows: borrowing PNGRows) throws(PictureError) -> PictureWarnings {
        do {
            try rows.finish()
        } catch .damaged(.truncated) {
            return .damaged
        }
        return rows.hasOddities ? .damaged : []
    }
}
