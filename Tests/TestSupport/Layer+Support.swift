package import Raster

extension Layer {
    /// Every pixel, composed over nothing: `width * height` words `0xAARRGGBB`.
    package var words: [UInt32] {
        var bitmap = Bitmap(width: width, height: height)
        compose(bounds, over: Backdrop(.clear), into: &bitmap, x: 0, y: 0)
        return bitmap.words
    }

    /// Whether every pixel is the same; says it without printing them all.
    package func hasSameInk(as other: Layer) -> Bool {
        width == other.width && height == other.height && words == other.words
    }

    /// One line of text a row: `#` where there is ink at all, `.` where there is none.
    package var art: String {
        let words = self.words
        return (0..<height).map { y in
            String((0..<width).map { x in words[y * width + x] == 0 ? "." : "#" })
        }.joined(separator: "\n")
    }
}

extension Bitmap {
    /// Every pixel, row-major, as words `0xAARRGGBB`.
    package var words: [UInt32] {
        withPixels { span in span.indices.map { span[$0].bits } }
    }
}
