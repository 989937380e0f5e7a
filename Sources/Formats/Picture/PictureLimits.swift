private import CImage

/// The most that reading a picture may take, checked before it is taken.
package struct PictureLimits: Sendable {
    /// The most pixels a picture may have.
    package static let pixels = 100_000_000

    /// The most pixels a picture may be wide or high.
    package static let side = 1_000_000

    /// The most bytes of drawing text that are read from a PNG.
    ///
    /// Ten million points take about 150 MB of text. Compression may hide this much in a 1000th of
    /// it, so the text is measured, a few kilobytes at a time, before any memory is taken for it.
    package static let drawingBytes = 256 << 20

    /// The most scans times pixels of a progressive JPEG; each costs about a nanosecond.
    package static let scannedPixels = 4_000_000_000

    package var pixels = Self.pixels
    package var drawingBytes = Self.drawingBytes

    /// The most bytes that the pixels and what decodes them may take together.
    package var memory: Int

    /// The stated limits, and half of the memory that is available now.
    package init() {
        memory = Int(clamping: cimage_available_memory() / 2)
    }

    /// Checks a size promised by a header, given the memory that decoding takes at once for each
    /// pixel.
    func check(width: Int, height: Int, bytesPerPixel: Int) throws(PictureError) {
        guard width > 0, height > 0 else { throw .damaged(.header) }
        guard width <= Self.side, height <= Self.side, width * height <= pixels else {
            throw .tooLarge(width: width, height: height)
        }
        try check(bytes: width * height * bytesPerPixel)
    }

    /// Checks that this much memory may be taken and would be given.
    ///
    /// Swift's arrays end the program where memory is refused; asking before is how that becomes an
    /// error.
    func check(bytes: Int) throws(PictureError) {
        guard bytes <= memory, cimage_can_allocate(bytes) else {
            throw .notEnoughMemory(bytes: bytes)
        }
    }
}
