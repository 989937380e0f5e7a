import Raster

/// Draws paths pixel by pixel, sample by sample.
struct Reference {
    private let side: Int
    /// Per pixel every word that is right: more than one where a sample lies on an edge.
    private var pixels: [Set<Pixel>]

    init(side: Int) {
        self.side = side
        pixels = Array(repeating: [.clear], count: side * side)
    }

    mutating func draw(_ path: Path, _ paint: PathPaint) {
        var stroke = SampleField(side: side, places: SampleField.own)
        stroke.stroke(path.lines, width: paint.width)
        var fill = SampleField(side: side, places: SampleField.own)
        let fillColor = path.inside == nil ? nil : paint.fill
        if let inside = path.inside, fillColor != nil { fill.fill(inside) }
        for y in 0..<side {
            for x in 0..<side {
                var words: Set<Pixel> = []
                for strokeCount in stroke.counts(x, y) {
                    for fillCount in fill.counts(x, y) {
                        for below in pixels[y * side + x] {
                            words.insert(mix(strokeCount, fillCount, paint, fillColor, over: below))
                        }
                    }
                }
                pixels[y * side + x] = words
            }
        }
    }

    /// A pixel of `layer` that no rounding explains.
    func firstDifference(from layer: Layer) -> String? {
        for y in 0..<side {
            for x in 0..<side where !pixels[y * side + x].contains(layer[x: x, y: y]) {
                let right = pixels[y * side + x].map { String($0.bits, radix: 16) }
                return "(\(x), \(y)) is \(String(layer[x: x, y: y].bits, radix: 16)), not \(right)"
            }
        }
        return nil
    }

    /// Goes on from what `layer` decided where more than one word was right.
    mutating func adopt(_ layer: Layer) {
        for y in 0..<side {
            for x in 0..<side { pixels[y * side + x] = [layer[x: x, y: y]] }
        }
    }

    private func mix(
        _ strokeCount: Int, _ fillCount: Int, _ paint: PathPaint, _ fill: Color?,
        over below: Pixel
    ) -> Pixel {
        let color = paint.stroke.operation == .clear ? Pixel.clear : Pixel(paint.stroke.color)
        guard let fill else {
            return blend(color, below, weight(strokeCount, paint.stroke.opacity))
        }
        let inside = blend(Pixel(fill), .clear, weight(fillCount, 255))
        let group = blend(color, inside, weight(strokeCount, 255))
        return blend(group, .clear, Int(paint.stroke.opacity)).over(below)
    }

    private func weight(_ count: Int, _ opacity: UInt8) -> Int {
        Int((Double(count) * Double(opacity) / 64 + 0.5).rounded(.down))
    }

    /// Each channel of `above` and `below` by `weight` / 255, rounded once.
    private func blend(_ above: Pixel, _ below: Pixel, _ weight: Int) -> Pixel {
        var bits: UInt32 = 0
        for shift in [0, 8, 16, 24] as [UInt32] {
            let (a, b) = (Int(above.bits >> shift & 255), Int(below.bits >> shift & 255))
            bits |= UInt32((Double(a * weight + b * (255 - weight)) / 255).rounded()) << shift
        }
        return Pixel(bits: bits)
    }
}
