import Raster

/// Reads JPEG files: gray, color and CMYK, baseline, progressive and arithmetic-coded, eight bits
/// deep.
package struct JPEGDecoder: Sendable {
    package var limits: PictureLimits

    package init(limits: PictureLimits = PictureLimits()) {
        self.limits = limits
    }

    /// Reads a whole file.
    ///
    /// What is cut short or has stray bytes is shown as far as it goes, with a warning. Takes four
    /// bytes a pixel, four more if EXIF data turn the picture, and up to eight more if it comes in
    /// several scans.
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
        let header = JPEGHeader(file)
        try check(header)
        guard proceed(0) else { throw .cancelled }

        let decompressor = try JPEGDecompressor(file)
        try limits.check(
            width: decompressor.width, height: decompressor.height,
            bytesPerPixel: bytesPerPixel(header))
        var bitmap = Bitmap(width: decompressor.width, height: decompressor.height)
        var warnings = try decompressor.decompress(into: &bitmap)
        guard proceed(0.9) else { throw .cancelled }
        if header.hasColorProfile { warnings.insert(.colorProfileIgnored) }
        return Picture(
            bitmap: bitmap.turned(from: header.orientation), warnings: warnings, drawing: nil)
    }

    private func check(_ header: JPEGHeader) throws(PictureError) {
        guard let frame = header.frame else { throw .damaged(.header) }
        guard !frame.isLossless else { throw .unsupported(.losslessJPEG) }
        guard frame.bitsPerSample == 8 else {
            throw .unsupported(.bitsPerSample(frame.bitsPerSample))
        }
        try limits.check(
            width: frame.width, height: frame.height, bytesPerPixel: bytesPerPixel(header))
        guard header.scans * frame.width * frame.height <= PictureLimits.scannedPixels else {
            throw .unsupported(.scans(header.scans))
        }
    }

    private func bytesPerPixel(_ header: JPEGHeader) -> Int {
        (header.orientation == .upright ? 4 : 8) + header.coefficientBytesPerPixel
    }
}
