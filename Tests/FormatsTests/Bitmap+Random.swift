import Raster

extension Bitmap {
    /// Noise of every alpha, always the same.
    static func random(width: Int, height: Int) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        var state: UInt64 = 88_172_645_463_325_252
        bitmap.withMutablePixels { pixels in
            for index in pixels.indices {
                state ^= state << 13
                state ^= state >> 7
                state ^= state << 17
                let color = Color(hex: UInt32(truncatingIfNeeded: state))
                pixels[index] = Pixel(color, alpha: UInt8(truncatingIfNeeded: state >> 32))
            }
        }
        return bitmap
    }
}
