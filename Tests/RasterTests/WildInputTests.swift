import Raster
import Testing

/// Marks whose numbers are the worst that a file could hold, in every combination.
@Suite struct `Wild input` {
    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func `neither ends the program nor spoils the board`(seed: UInt64) {
        var random = SeededRandom(seed: seed &+ 300)
        for _ in 0..<400 {
            var layer = Layer(width: 100, height: 80)
            let paint = PathPaint(
                stroke: Paint(.black, opacity: .random(in: 0...255, using: &random)),
                width: Self.widths.randomElement(using: &random) ?? 1,
                fill: Bool.random(using: &random) ? .white : nil)
            layer.lay(Self.path(&random), paint)
            let points = Self.points(&random)
            FreehandInk.draw(points, width: paint.width, paint: paint.stroke, on: &layer)
            layer.lay(
                Path(lines: [[Point(x: 50, y: 40)]]),
                PathPaint(stroke: Paint(Color(hex: 0x123456)), width: 9))
            #expect(layer[x: 50, y: 40] == Pixel(Color(hex: 0x123456)), "seed \(seed)")
        }
    }

    private static let widths = [0.0, 0.5, 1, 2, 3, 9, 40, 200, 500, 1e9, -1, .nan, .infinity]

    /// Next to nothing, next to the edges of pixels and tiles, beyond every board, and no number.
    private static let numbers = [
        0, 1e-300, -1e-300, .leastNonzeroMagnitude, 1e-9, 2e-9, 1e-7, 0.5, 50, 50 + 1e-10,
        63.999_999,
        64, 64 + 1e-7, 99.9375, -0.0625, 512, 39_999.999, -40_000, 1e6, -1e6, 1e300, .infinity,
        .nan,
    ]

    private static func point(_ random: inout SeededRandom) -> Point {
        func number() -> Double {
            Bool.random(using: &random)
                ? numbers.randomElement(using: &random) ?? 0 : random.number(-20...120)
        }
        return Point(x: number(), y: number())
    }

    private static func points(_ random: inout SeededRandom) -> [Point] {
        (0..<Int.random(in: 1...6, using: &random)).map { _ in point(&random) }
    }

    private static func path(_ random: inout SeededRandom) -> Path {
        let points = points(&random)
        let (a, b) = (point(&random), point(&random))
        return switch Int.random(in: 0...5, using: &random) {
        case 0: Path(lines: [points])
        case 1: Path(lines: [points + [points[0]]])
        case 2: Path(lines: [Path.ellipseOutline(a, b)], inside: .ellipse(a, b))
        case 3: Path(lines: [Path.ellipseOutline(a, b)])
        case 4: Path(lines: [], inside: .quad(a, b, points[0], points[points.count - 1]))
        default: Path(lines: [], inside: .ellipse(a, b))
        }
    }
}
