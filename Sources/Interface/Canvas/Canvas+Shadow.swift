import Raster

extension Canvas {
    /// A soft shadow under `rect`, which is drawn over it later and hides its middle.
    ///
    /// Along each edge the light falls off as through a blur; a corner is the product of two edges.
    mutating func shadow(under rect: PixelRect, drop: Double, blur: Double, alpha: Double) {
        let reach = metrics.pixels(blur)
        let cast = rect.moved(x: 0, y: metrics.pixels(drop))
        guard let visible = cast.grown(by: reach).intersection(clip)?.intersection(bitmap.bounds)
        else { return }
        let columns = visible.x.map { Self.light(at: $0, along: cast.x, reach) }
        let hidden = rect.grown(by: -metrics.pixels(10))
        let width = bitmap.width
        bitmap.withMutablePixels { pixels in
            for y in visible.y {
                let strength = Self.light(at: y, along: cast.y, reach) * alpha * 255
                let isMiddle = hidden.y.contains(y)
                for (column, light) in zip(visible.x, columns) {
                    if isMiddle && hidden.x.contains(column) { continue }
                    let index = y * width + column
                    let shade = Pixel(.black, alpha: UInt8(min(max(strength * light, 0), 255)))
                    pixels[index] = shade.over(pixels[index])
                }
            }
        }
    }

    private static func light(at position: Int, along range: Range<Int>, _ reach: Int) -> Double {
        let center = Double(position) + 0.5
        func step(_ distance: Double) -> Double {
            let t = min(max(distance / Double(reach) / 2 + 0.5, 0), 1)
            return t * t * (3 - 2 * t)
        }
        return step(center - Double(range.lowerBound)) * step(Double(range.upperBound) - center)
    }
}
