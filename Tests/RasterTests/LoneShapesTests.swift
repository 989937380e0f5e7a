import Raster
import Testing

/// Shapes that are drawn without a mask, against the same ones drawn through one: an empty line
/// more is nothing to see, but makes a mark that no shortcut takes.
@Suite struct `A shape drawn without a mask` {
    @Test(arguments: 1...80 as ClosedRange<UInt64>)
    func `is the same to the byte`(seed: UInt64) {
        var random = SeededRandom(seed: seed &+ 900)
        let width = [1.0, 2, 4, 7, 20, 60][Int(seed % 6)]
        let (a, b) = (random.point(in: -60...260), random.point(in: -60...260))
        let c = random.point(in: -60...260)
        let (d, e) = (Point(x: b.x, y: a.y), Point(x: a.x, y: b.y))
        for path in [
            Path(lines: [[a]]),
            Path(lines: [[a, b]]),
            Path(lines: Path.dashes([a, b], dash: 3 * width, gap: 3 * width)),
            Path(lines: [Path.ellipseOutline(a, b)]),
            Path(lines: [[a, d, b, e, a]]),
            Path(lines: [[a, b, c, a]]),
            Path(lines: [], inside: .ellipse(a, b)),
            Path(lines: [], inside: .quad(a, b, c, c)),
        ] {
            let masked = Path(lines: path.lines + [[]], inside: path.inside)
            for stroke in [Paint(.black), Paint(.white, opacity: 130), .clearing(opacity: 200)] {
                let fill = path.inside.map { _ in Color(hex: 0x8855CC) }
                let paint = PathPaint(stroke: stroke, width: width, fill: fill)
                var plain = Layer(width: 200, height: 200)
                plain.drawBlack([[c, a]], width: 50, opacity: 180)
                var truth = plain
                plain.lay(path, paint)
                let patch = truth.draw(masked, paint)
                let isSame = plain.picture == truth.picture
                #expect(isSame, "seed \(seed), width \(width), \(stroke): \(path)")
                #expect(plain.inked == truth.inked, "seed \(seed), \(patch.tiles.count) tiles")
            }
        }
    }
}
