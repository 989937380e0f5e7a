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
        if hasAlpha { convertStraight() } else { convertOpaque() }
        try bytes.withUnsafeBufferPointer { buffer throws(E) in try body(buffer.baseAddress) }
    }

    private mutating func convertOpaque() {
        let pixels = pixels
        bytes.withUnsafeMutableBufferPointer { bytes in
            var offset = 0
            for pixel in pixels {
                bytes[offset] = UInt8(truncatingIfNeeded: pixel.bits >> 16)
                bytes[offset + 1] = UInt8(truncatingIfNeeded: pixel.bits >> 8)
                bytes[offset + 2] = UInt8(truncatingIfNeeded: pixel.bits)
                offset += 3
            }
        }
    }

    private mutating func convertStraight() {
        let pixels = pixels
        bytes.withUnsafeMutableBytes { bytes in
            let words = bytes.assumingMemoryBound(to: UInt32.self)
            for x in pixels.indices {
                let word = StraightColor.straight(pixels[x].bits)
                words[x] = (word << 8 | word >> 24).bigEndian
            }
        }
    }
}
