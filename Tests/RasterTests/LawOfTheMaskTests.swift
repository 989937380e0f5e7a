import Raster
import Testing

@Suite struct `The law of the mask` {
    static let paints = [
        Paint(Color(hex: 0x3366CC)), Paint(Color(hex: 0xCC3300), opacity: 128), Paint.clearing(),
    ]

    @Test(arguments: Trace.all, [1.0, 3, 20, 90])
    func `live, at once and again give the same bytes`(trace: Trace, width: Double) {
        for paint in Self.paints {
            let start = background(trace)
            var live = start
            var atOnce = start
            for samples in trace.strokes {
                FreehandInk.draw(samples, width: width, paint: paint, on: &live)
                let line = Path.smooth(through: samples)
                _ = atOnce.draw(Path(lines: [line]), PathPaint(stroke: paint, width: width))
            }
            #expect(live.picture == atOnce.picture, "\(trace.name), width \(width), \(paint)")
        }
    }

    @Test(arguments: Trace.all)
    func `damage covers what changes and patches undo and redo`(trace: Trace) {
        var layer = background(trace)
        for samples in trace.strokes.prefix(4) {
            let before = layer
            var ink = FreehandInk(
                at: samples[0], width: 12, paint: Paint(.black, opacity: 200), on: layer)
            var shown = layer.picture
            for sample in samples {
                guard let damage = ink.extend(to: sample, on: &layer) else { continue }
                layer.compose(damage, over: Backdrop(.clear), into: &shown, x: 0, y: 0)
            }
            let after = layer
            #expect(shown == after.picture)
            var patch = ink.patch
            patch.exchange(with: &layer)
            #expect(layer.picture == before.picture)
            patch.exchange(with: &layer)
            #expect(layer.picture == after.picture)
        }
    }

    /// Some ink to lie under the trace or to be taken away by it.
    private func background(_ trace: Trace) -> Layer {
        var layer = Layer(width: trace.width, height: trace.height)
        let corner = Point(x: Double(trace.width), y: Double(trace.height))
        _ = layer.draw(
            Path(lines: [[Point(x: 0, y: 0), corner]]),
            PathPaint(stroke: Paint(Color(hex: 0x00AA55), opacity: 180), width: 60)
        )
        return layer
    }
}
