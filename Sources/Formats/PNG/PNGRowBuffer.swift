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

    /// Calls `body` with the word of each run of equal pixels until it returns `false`.
    ///
    /// Returns whether it never did.
    func forEachRun(_ body: (UInt32) -> Bool) -> Bool {
        var last: UInt32?
        for pixel in pixels where pixel.bits != last {
            guard body(pixel.bits) else { return false }
            last = pixel.bits
        }
        return true
    }

    /// Hands over the row as a file holds it: channels are not premultiplied.
    mutating func withBytes<E: Error>(
        in layout: PNGLayout, _ body: (UnsafePointer<UInt8>?, _ count: Int) throws(E) -> Void
    ) throws(E) {
        switch layout {
        case .rgb: convertOpaque()
        case .rgba: convertStraight()
        case .indexed(let palette): convert(to: palette)
        }
        let count = layout.size(ofRow: pixels.count)
        try bytes.withUnsafeBufferPointer { buffer throws(E) in try body(buffer.baseAddress, count)
        }
    }

    /// Numbers of one byte or less, the first of a byte in its highest bits.
    private mutating func convert(to palette: PNGPalette) {
        let (pixels, depth) = (pixels, palette.depth)
        bytes.withUnsafeMutableBufferPointer { bytes in
            var (offset, filled) = (0, 0)
            var byte: UInt8 = 0
            var word = pixels[0].bits
            var number = palette.number(of: word)
            for pixel in pixels {
                if pixel.bits != word {
                    word = pixel.bits
                    number = palette.number(of: word)
                }
                byte = byte << depth | number
                filled += depth
                guard filled == 8 else { continue }
                bytes[offset] = byte
                (offset, filled) = (offset + 1, 0)
            }
            if filled > 0 { bytes[offset] = byte << (8 - filled) }
        }
    }

    private mutating func convertOpaque() {
        let pixels = pixels
        bytes.withUnsafeMutableBytes { bytes in
            // Each store has one byte too many, which the next one overwrites.
            for x in pixels.indices {
                let word = (pixels[x].bits << 8).bigEndian
                bytes.storeBytes(of: word, toByteOffset: x * 3, as: UInt32.self)
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
