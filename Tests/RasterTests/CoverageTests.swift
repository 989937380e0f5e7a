import Raster
import Testing

@Suite struct `Coverage against a truth of 610 samples a pixel` {
    static let widths = [1.0, 2, 3, 10, 30]

    @Test(arguments: Scene.all, widths)
    func `is near everywhere`(scene: Scene, width: Double) {
        var truth = SampleField(side: Scene.side, places: SampleField.truth)
        truth.stroke(scene.lines, width: width)
        for opacity in [255, 128] as [UInt8] {
            var layer = Layer(width: Scene.side, height: Scene.side)
            layer.drawBlack(scene.lines, width: width, opacity: opacity)
            let error = CoverageError(of: layer, against: truth, opacity: opacity)
            #expect(error.largest <= 18, "\(scene.name), width \(width): \(error)")
            #expect(error.mean <= 2.5, "\(scene.name), width \(width): \(error)")
        }
    }

    @Test(arguments: [(180.0, 90), (120, 60), (12, 180), (30, 29)])
    func `is near for filled ellipses`(size: (Double, Double)) {
        let center = Point(x: 100.3, y: 99.8)
        let half = Point(x: size.0 / 2, y: size.1 / 2)
        let inside = Path.Inside.ellipse(center - half, center + half)
        var truth = SampleField(side: Scene.side, places: SampleField.truth)
        truth.fill(inside)
        var layer = Layer(width: Scene.side, height: Scene.side)
        _ = layer.draw(
            Path(lines: [], inside: inside),
            PathPaint(stroke: Paint(.black), width: 1, fill: .black)
        )
        let error = CoverageError(of: layer, against: truth, opacity: 255)
        #expect(error.largest <= 18, "\(error)")
        #expect(error.mean <= 2.5, "\(error)")
    }
}

/// How far the alpha of a drawing is from the truth, in 1/255, over the pixels that are partly
/// covered or wrong.
struct CoverageError: CustomStringConvertible {
    private(set) var largest = 0.0
    private var sum = 0.0
    private var count = 0

    var mean: Double { count == 0 ? 0 : sum / Double(count) }
    var description: String { "largest \(largest), mean \(mean) over \(count) pixels" }

    init(of layer: Layer, against truth: SampleField, opacity: UInt8) {
        for y in 0..<truth.side {
            for x in 0..<truth.side {
                let coverage = truth.coverage(x, y)
                let error = abs(Double(layer[x: x, y: y].alpha) - coverage * Double(opacity))
                let isPartial = coverage > 0 && coverage < 1
                guard isPartial || error > 0.5 else { continue }
                largest = max(largest, error)
                sum += error
                count += 1
            }
        }
    }
}
