/// A picture of what the server shows.
package struct Screen: Hashable, Sendable {
    package let width: Int
    package let height: Int
    /// `width * height` pixels, row-major, as 0xRRGGBB.
    package let pixels: [UInt32]

    package init(width: Int, height: Int, pixels: [UInt32]) {
        precondition(pixels.count == width * height)
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    package subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

    /// How many pixels of the color there are.
    package func count(_ color: UInt32) -> Int { pixels.count { $0 == color } }

    /// How many pixels differ; all of them where the sizes do.
    package func differences(from other: Screen) -> Int {
        guard width == other.width, height == other.height else { return pixels.count }
        return zip(pixels, other.pixels).count { $0 != $1 }
    }

    /// The part from a corner on.
    ///
    /// - Precondition: It lies inside.
    package func cropped(to corner: Position, width newWidth: Int, height newHeight: Int) -> Screen
    {
        let rows = (corner.y..<corner.y + newHeight).flatMap { y in
            pixels[y * width + corner.x..<y * width + corner.x + newWidth]
        }
        return Screen(width: newWidth, height: newHeight, pixels: rows)
    }

    /// A binary PPM, for a failed test to leave behind.
    package var ppm: [UInt8] {
        var bytes = Array("P6\n\(width) \(height)\n255\n".utf8)
        for pixel in pixels {
            bytes += [UInt8(pixel >> 16 & 0xFF), UInt8(pixel >> 8 & 0xFF), UInt8(pixel & 0xFF)]
        }
        return bytes
    }
}

/// A failed expectation names the size and not a million pixels.
extension Screen: CustomStringConvertible, CustomReflectable {
    package var description: String { "a screen of \(width) × \(height)" }

    package var customMirror: Mirror { Mirror(self, children: []) }
}
