import Raster

/// A row of pixels on its way into a file.
struct PNGRowBuffer {
    private var pixels: [Pixel]
    private var bytes: [UInt8]

    init(width: Int) {
        pixels = Array(repeating: .clear, count: width)
        bytes = Array(repeating: 0, count: width * 4)
    }

    /// Replaces all pixels.
    mutating func fill(_ body: (inout MutableSpan<Pixel>) -> Void) {
        var span = pixels.mutableSpan
        body(&span)
    }

    /// Whether every pixel hides what is below it.
    var isOpaque: Bool {
        var common: UInt32 = 0xFF00_0000
        for pixel in pixels { common &= pixel.bits }
        return common == 0xFF00_0000
    }

    /// Whether the row is the same as one that was read, premultiplied.
    func matches(_ words: [UInt32]) -> Bool {
        words.count == pixels.count && zip(words, pixels).allSatisfy { $0 == $1.bits }
    }

    /// Hands over the row as a file holds it: three or four bytes a pixel, not premultiplied.
    mutating func withBytes<E: Error>(
        hasAlpha: Bool, _ body: (UnsafePointer<UInt8>?) throws(E) -> Void
    ) throws(E) {
        let (pixels, channels) = (pixels, hasAlpha ? 4 : 3)
        let row = pixels.span
        var bytes = bytes.mutableSpan
        for x in row.indices {
            let word = StraightColor.straight(row[x].bits)
            let offset = x * channels
            bytes[offset] = UInt8(truncatingIfNeeded: word >> 16)
            bytes[offset + 1] = UInt8(truncatingIfNeeded: word >> 8)
            bytes[offset + 2] = UInt8(truncatingIfNeeded: word)
            if hasAlpha { bytes[offset + 3] = UInt8(truncatingIfNeeded: word >> 24) }
        }
        try bytes.withUnsafeBufferPointer { buffer throws(E) in try body(buffer.baseAddress) }
    }
}
