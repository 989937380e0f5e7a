package import Raster

extension Bitmap {
    /// Puts `line` over the picture with its box's top-left corner at `x`, `y`, inside `clip` only.
    ///
    /// Each pixel gets `color` in the measure of its coverage times `opacity` of 255.
    package mutating func draw(
        _ line: TextLine,
        x: Int,
        y: Int,
        color: Color,
        opacity: UInt8 = 255,
        clip: PixelRect? = nil
    ) {
        let limit = Int(Point.limit)
        let x = min(max(x, -limit), limit)
        let y = min(max(y, -limit), limit)
        guard let ink = line.ink?.moved(x: x, y: y),
            let visible = ink.intersection(clip ?? bounds)?.intersection(bounds)
        else { return }
        // One word for each coverage: the color, premultiplied.
        let shades = (0...255).map { Pixel(color, alpha: UInt8($0)).scaled(by: opacity) }
        let width = width
        withMutablePixels { pixels in
            for row in visible.y {
                let source = (row - ink.y.lowerBound) * ink.width - ink.x.lowerBound
                let target = row * width
                for column in visible.x {
                    let coverage = line.coverage[source + column]
                    guard coverage > 0 else { continue }
                    let shade = shades[Int(coverage)]
                    pixels[target + column] = shade.over(pixels[target + column])
                }
            }
        }
    }
}
