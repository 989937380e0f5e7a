import Raster

extension Bitmap {
    /// Lays one pixel value over every pixel of `rect` that lies inside `clip`.
    mutating func lay(_ pixel: Pixel, over rect: PixelRect, clip: PixelRect) {
        guard let visible = rect.intersection(clip)?.intersection(bounds), pixel.alpha > 0 else {
            return
        }
        if pixel.alpha == 255 { return fill(visible, with: pixel) }
        let width = width
        withMutablePixels { pixels in
            for y in visible.y {
                let row = y * width
                for index in row + visible.left..<row + visible.right {
                    pixels[index] = pixel.over(pixels[index])
                }
            }
        }
    }

    /// Lays the `part` of a picture over this one so that the part's corner is at `x`, `y`.
    mutating func lay(_ picture: Bitmap, part: PixelRect? = nil, x: Int, y: Int, clip: PixelRect) {
        let part = part ?? picture.bounds
        let target = PixelRect(left: x, top: y, width: part.width, height: part.height)
        guard let visible = target.intersection(clip)?.intersection(bounds) else { return }
        let (width, sourceWidth) = (width, picture.width)
        picture.withPixels { source in
            withMutablePixels { pixels in
                for row in visible.y {
                    let from = (row - y + part.top) * sourceWidth + part.left - x
                    for column in visible.x {
                        let above = source[from + column]
                        guard above.alpha > 0 else { continue }
                        let index = row * width + column
                        pixels[index] = above.alpha == 255 ? above : above.over(pixels[index])
                    }
                }
            }
        }
    }
}
