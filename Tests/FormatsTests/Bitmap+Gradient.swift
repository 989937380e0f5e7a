import Raster

extension Bitmap {
    /// Opaque colors, each another than its neighbors, that begin again after so many.
    static func gradient(width: Int, height: Int, colors: Int = .max) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        bitmap.withMutablePixels { pixels in
            for index in pixels.indices {
                pixels[index] = Pixel(Color(hex: UInt32(index % colors * 0x01_0203 & 0xFF_FFFF)))
            }
        }
        return bitmap
    }
}
