import Raster

extension Bitmap {
    /// FNV-1a over the size and every pixel.
    var hash: String {
        var value: UInt64 = 0xCBF2_9CE4_8422_2325
        func mix(_ word: UInt32) {
            for shift in [0, 8, 16, 24] as [UInt32] {
                value ^= UInt64(word >> shift & 0xFF)
                value &*= 0x100_0000_01B3
            }
        }
        mix(UInt32(width))
        mix(UInt32(height))
        withPixels { pixels in
            for index in pixels.indices { mix(pixels[index].bits) }
        }
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
