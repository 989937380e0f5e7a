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
        let gap = hidden.x.clamped(to: visible.x)
        let width = bitmap.width
        bitmap.withMutablePixels { pixels in
            for y in visible.y {
                let strength = Self.light(at: y, along: cast.y, reach) * alpha * 256
                let runs =
                    hidden.y.contains(y) && !gap.isEmpty
                    ? [visible.left..<gap.lowerBound, gap.upperBound..<visible.right] : [visible.x]
                for run in runs {
                    for x in run {
                        let index = y * width + x
                        let light = columns[x - visible.left]
                        let kept = 256 - UInt32(min(max(strength * light, 0), 255))
                        pixels[index] = Pixel(bits: Self.darkened(pixels[index].bits, kept))
                    }
                }
            }
        }
    }

    /// An opaque pixel of which `kept` of 256 parts stay.
    @inline(__always)
    private static func darkened(_ bits: UInt32, _ kept: UInt32) -> UInt32 {
        let outer = (((bits & 0x00FF_00FF) &* kept) >> 8) & 0x00FF_00FF
        let green = (((bits & 0x0000_FF00) &* kept) >> 8) & 0x0000_FF00
        return 0xFF00_0000 | outer | green
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
