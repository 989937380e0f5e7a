import Raster
import Testing

/// Random marks, one over the other, against a renderer that is slow and obvious.
@Suite struct `Random marks` {
    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func `come out as the reference says`(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var layer = Layer(width: 100, height: 100)
        var reference = Reference(side: 100)
        for mark in 0..<4 {
            let (path, paint) = (randomPath(&random), randomPaint(&random))
            _ = layer.draw(path, paint)
            reference.draw(path, paint)
            let wrong = reference.firstDifference(from: layer)
            #expect(wrong == nil, "seed \(seed), mark \(mark): \(path), \(paint)")
            reference.adopt(layer)
        }
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func `drawn tile by tile are the same`(seed: UInt64) {
        var random = SeededRandom(seed: seed &+ 500)
        var (whole, parts) = (Layer(width: 200, height: 150), Layer(width: 200, height: 150))
        for _ in 0..<3 {
            let (path, paint) = (randomPath(&random), randomPaint(&random))
            _ = whole.draw(path, paint)
            let tiles = (0..<3).flatMap { row in (0..<4).map { TileIndex(row: row, column: $0) } }
            for index in tiles.shuffled(using: &random) {
                _ = parts.draw(path, paint, clip: index.frame)
            }
        }
        let isSame = whole.picture == parts.picture
        #expect(isSame, "seed \(seed)")
    }

    private func randomPath(_ random: inout SeededRandom) -> Path {
        let (a, b) = (random.point(in: -20...120), random.point(in: -20...120))
        switch Int.random(in: 0...3, using: &random) {
        case 0:
            return Path(lines: [[a, b] + (0..<4).map { _ in random.point(in: -40...140) }])
        case 1:
            return Path(lines: [Path.ellipseOutline(a, b)], inside: .ellipse(a, b))
        case 2:
            let (c, d) = (Point(x: b.x, y: a.y), Point(x: a.x, y: b.y))
            return Path(lines: [[a, c, b, d, a]], inside: .quad(a, c, b, d))
        default:
            let c = random.point(in: -20...120)
            return Path(lines: [[a, b, c, a]], inside: .quad(a, b, c, c))
        }
    }

    private func randomPaint(_ random: inout SeededRandom) -> PathPaint {
        let opacity: UInt8 =
            Bool.random(using: &random) ? 255 : .random(in: 1...254, using: &random)
        let paint =
            Int.random(in: 0...3, using: &random) == 0
            ? Paint.clearing(opacity: opacity) : Paint(random.color(), opacity: opacity)
        let isFilled = paint.operation == .over && Bool.random(using: &random)
        return PathPaint(
            stroke: paint, width: random.number(0.5...40), fill: isFilled ? random.color() : nil)
    }
}
