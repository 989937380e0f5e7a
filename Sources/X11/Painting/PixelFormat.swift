/// How the server packs one pixel of an image.
///
/// All of it is the image's own to say: the depth decides neither the size of a pixel (30 bits lie
/// in 32, as 24 do) nor the order of its bytes, and Xlib never swaps image data.
package struct PixelFormat: Sendable {
    /// How a pixel of ours becomes one of the server's.
    enum Encoding: Sendable {
        /// The server's word is ours.
        case same
        /// Red, green and blue in 5, 6 and 5 bits, from the top.
        case rgb565
        /// A word is the sum of three entries: of the 256 for red, those for green, those for blue.
        case channels([UInt32])
        /// Colors of a cube with `levels` a side, mixed by dithering.
        case palette(levels: Int, pixels: [UInt32])
    }

    let encoding: Encoding
    /// 1, 2, 3 or 4.
    package let bytesPerPixel: Int
    /// The bytes of a pixel run against this machine's order.
    let isSwapped: Bool
    let isMostSignificantFirst: Bool

    /// The format of a screen with color masks, or `nil` for a pixel that is not whole bytes.
    package init?(
        red: UInt, green: UInt, blue: UInt, bitsPerPixel: Int, mostSignificantFirst: Bool
    ) {
        let encoding: Encoding
        switch (red, green, blue, bitsPerPixel) {
        case (0xFF0000, 0xFF00, 0xFF, 32):
            encoding = .same
        case (0xF800, 0x7E0, 0x1F, 16):
            encoding = .rgb565
        default:
            encoding = .channels([red, green, blue].flatMap(Self.table))
        }
        self.init(encoding, bitsPerPixel, mostSignificantFirst)
    }

    /// The format of a screen with a palette of which we hold the `pixels` of a color cube, blue
    /// changing fastest.
    ///
    /// - Precondition: `pixels` are `levels`³, and `levels` is at least 2.
    package init?(levels: Int, pixels: [UInt32], bitsPerPixel: Int, mostSignificantFirst: Bool) {
        precondition(levels >= 2 && pixels.count == levels * levels * levels)
        self.init(
            .palette(levels: levels, pixels: pixels), bitsPerPixel, mostSignificantFirst
        )
    }

    private init?(_ encoding: Encoding, _ bitsPerPixel: Int, _ mostSignificantFirst: Bool) {
        guard [8, 16, 24, 32].contains(bitsPerPixel) else { return nil }
        self.encoding = encoding
        bytesPerPixel = bitsPerPixel / 8
        let isHostMostSignificantFirst = UInt16(1).bigEndian == 1
        isSwapped = mostSignificantFirst != isHostMostSignificantFirst
        isMostSignificantFirst = mostSignificantFirst
    }

    /// What each value of a channel adds to the word: widened to the mask's bits by repeating its
    /// own, so that 255 fills them.
    private static func table(_ mask: UInt) -> [UInt32] {
        let mask = UInt32(truncatingIfNeeded: mask)
        let width = UInt64(mask.nonzeroBitCount)
        guard width > 0 else { return Array(repeating: 0, count: 256) }
        return (0..<256 as Range<UInt64>).map { value in
            let repeated = value << 24 | value << 16 | value << 8 | value
            return UInt32(truncatingIfNeeded: repeated >> (32 - width)) << mask.trailingZeroBitCount
        }
    }
}
