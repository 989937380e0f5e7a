/// One premultiplied sRGB pixel, eight bits a channel, as the word `0xAARRGGBB`.
///
/// No channel exceeds alpha. The word is what most X servers take, so that showing an image is a
/// copy; files want another order, and their writers make it.
package struct Pixel: Hashable, Sendable {
    package var bits: UInt32

    package init(bits: UInt32) { self.bits = bits }

    /// The opaque pixel of `color`.
    package init(_ color: Color) { bits = 0xFF00_0000 | color.hex }

    /// `color` at `alpha` of 255, each channel rounded to nearest.
    package init(_ color: Color, alpha: UInt8) {
        self = Pixel(color).scaled(by: alpha)
    }

    package static let clear = Pixel(bits: 0)

    package var alpha: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }
    package var red: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
    package var green: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
    package var blue: UInt8 { UInt8(truncatingIfNeeded: bits) }

    /// All four channels times `factor` / 255, rounded to nearest.
    package func scaled(by factor: UInt8) -> Pixel {
        func part(_ shift: UInt32) -> UInt32 {
            divided255((bits >> shift & 0xFF) * UInt32(factor)) << shift
        }
        return Pixel(bits: part(24) | part(16) | part(8) | part(0))
    }

    /// Source-over: this pixel on top of `below`.
    package func over(_ below: Pixel) -> Pixel {
        Pixel(bits: bits &+ below.scaled(by: 255 - alpha).bits)
    }
}

/// `product / 255` rounded to nearest, exact for 0…65,025.
func divided255(_ product: UInt32) -> UInt32 {
    let biased = product + 128
    return (biased + biased >> 8) >> 8
}
