/// A rectangle of premultiplied pixels, row-major from the top, with no padding between rows.
///
/// A value: copies share their pixels until one of them is written to.
package struct Bitmap: Sendable {
    package let width: Int
    package let height: Int
    private var pixels: [Pixel]

    /// Creates a bitmap filled with one pixel value.
    ///
    /// - Precondition: `width` and `height` are positive.
    package init(width: Int, height: Int, filledWith pixel: Pixel = .clear) {
        precondition(width > 0 && height > 0, "a bitmap needs at least one pixel")
        self.width = width
        self.height = height
        pixels = Array(repeating: pixel, count: width * height)
    }

    /// Columns and rows, from zero.
    package var bounds: PixelRect {
        PixelRect(spanning: Point(x: 0, y: 0), Point(x: Double(width), y: Double(height)))
    }

    package subscript(x x: Int, y y: Int) -> Pixel {
        get { pixels[y * width + x] }
        set { pixels[y * width + x] = newValue }
    }

    /// Reads all pixels, `width * height`, row-major.
    package func withPixels<Result>(_ body: (Span<Pixel>) -> Result) -> Result {
        body(pixels.span)
    }

    /// Writes all pixels, `width * height`, row-major.
    package mutating func withMutablePixels<Result>(
        _ body: (inout MutableSpan<Pixel>) -> Result
    ) -> Result {
        var span = pixels.mutableSpan
        return body(&span)
    }

    /// Sets every pixel of `rect` that lies inside the bitmap.
    package mutating func fill(_ rect: PixelRect, with pixel: Pixel) {
        guard let visible = rect.intersection(bounds) else { return }
        for y in visible.y {
            let row = y * width
            let run = row + visible.x.lowerBound..<row + visible.x.upperBound
            Self.fill(&pixels, run, with: pixel)
        }
    }

    private static func fill(_ pixels: inout [Pixel], _ run: Range<Int>, with pixel: Pixel) {
        var span = pixels.mutableSpan
        for index in run { span[index] = pixel }
    }

    /// A copy of the part of the bitmap that `rect` covers, or `nil` where they do not meet.
    package func cropped(to rect: PixelRect) -> Bitmap? {
        guard let visible = rect.intersection(bounds) else { return nil }
        var copy = Bitmap(width: visible.width, height: visible.height)
        for y in visible.y {
            for x in visible.x {
                copy[x: x - visible.x.lowerBound, y: y - visible.y.lowerBound] = self[x: x, y: y]
            }
        }
        return copy
    }
}

extension Bitmap: Equatable {
    package static func == (a: Bitmap, b: Bitmap) -> Bool {
        a.width == b.width && a.height == b.height && a.pixels == b.pixels
    }
}
