/// Conversions between premultiplied words, `0xAARRGGBB`, and what files hold: color not multiplied
/// by alpha.
enum StraightColor {
    /// Multiplies color by alpha, each channel rounded to nearest.
    @inline(__always)
    static func premultiplied(_ straight: UInt32) -> UInt32 {
        let alpha = straight >> 24
        if alpha == 255 { return straight }
        if alpha == 0 { return 0 }
        // Red and blue, and green alone, each in sixteen bits of their own.
        let redBlue = divided255((straight & 0x00FF_00FF) &* alpha)
        let green = divided255((straight >> 8 & 0xFF) &* alpha)
        return alpha << 24 | redBlue | green << 8
    }

    /// The color that becomes `pixel` again when it is premultiplied; exact for every valid pixel.
    ///
    /// The quotient is off by at most a half, so its product is off by less than a half (`alpha /
    /// 510`), and rounds back. A channel above alpha, which no valid pixel has, becomes 255.
    @inline(__always)
    static func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        if alpha == 0 { return 0 }
        func part(_ shift: UInt32) -> UInt32 {
            let channel = pixel >> shift & 0xFF
            return min((channel &* 255 &+ alpha >> 1) / alpha, 255) << shift
        }
        return alpha << 24 | part(16) | part(8) | part(0)
    }

    /// `product / 255` rounded to nearest in each sixteen-bit half.
    @inline(__always)
    private static func divided255(_ products: UInt32) -> UInt32 {
        let biased = products &+ 0x0080_0080
        return (biased &+ (biased >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
    }
}
