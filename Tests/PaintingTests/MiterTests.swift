import Painting
import Raster
import TestSupport
import Testing

@Suite struct `Sharp corners` {
    private func mark(_ tool: Tool, _ points: [(Double, Double)], _ join: Style.Join) -> Mark {
        Mark.made(
            by: tool, points: points.map { Point(x: $0.0, y: $0.1) },
            style: Style(width: 20, join: join))
    }

    private func ink(_ mark: Mark) -> Layer {
        Layer(of: Drawing(width: 100, height: 100, marks: [mark]))
    }

    /// How many pixels of a layer are solid.
    private func solid(_ layer: Layer) -> Int { layer.words.count { $0 >> 24 == 255 } }

    @Test(arguments: [[(20.0, 20.0), (70, 60)], [(70, 60), (20, 20)], [(70, 20), (20, 60)]])
    func `a box is drawn to the pixels of its corners`(ends: [(Double, Double)]) {
        let sharp = ink(mark(.rectangle, ends, .miter))
        // The box around the stroke without its hole.
        #expect(solid(sharp) == 70 * 60 - 30 * 20)
        #expect(solid(ink(mark(.rectangle, ends, .round))) < 70 * 60 - 30 * 20)
    }

    @Test func `a triangle's tips are part of its bounds, and too sharp ones are round`() {
        let wide = [(20.0, 70.0), (80, 70), (50, 30)]
        #expect(
            mark(.triangle, wide, .miter).bounds.y.lowerBound
                < mark(.triangle, wide, .round).bounds.y.lowerBound)
        let narrow = [(45.0, 95.0), (55, 95), (50, 15)]
        #expect(mark(.triangle, narrow, .miter).bounds.y.lowerBound == 5)
        #expect(
            solid(ink(mark(.triangle, wide, .miter))) > solid(ink(mark(.triangle, wide, .round))))
    }

    @Test func `all ink lies within the bounds, and a box without area is as if round`() {
        var dice = Dice(seed: 7)
        for _ in 0..<200 {
            let points = (0..<3).map { _ in (dice.roll(20...80.0), dice.roll(20...80.0)) }
            let mark = mark(.triangle, points, .miter)
            let layer = ink(mark)
            let (x, y) = (mark.bounds.x, mark.bounds.y)
            for (index, word) in layer.words.enumerated() where word != 0 {
                guard x.contains(index % 100), y.contains(index / 100) else {
                    Issue.record("\(points) reaches \(index % 100), \(index / 100)")
                    return
                }
            }
        }
        let flat = [(20.0, 50.0), (80, 50)]
        #expect(
            ink(mark(.rectangle, flat, .miter)).words == ink(mark(.rectangle, flat, .round)).words)
    }
}
