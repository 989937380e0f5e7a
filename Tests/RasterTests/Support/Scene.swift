import Glibc
import Raster
import Testing

/// Lines to draw on a board of 200 × 200 pixels.
struct Scene: CustomTestStringConvertible {
    let name: String
    let lines: [[Point]]

    static let side = 200

    var testDescription: String { name }

    /// The kinds of stroke that coverage is measured on.
    static let all = [
        Scene(name: "single segments", lines: segments(count: 24, seed: 1)),
        Scene(
            name: "smooth strokes", lines: (0..<12).map { wander(seed: $0, count: 60, bend: 0.3) }),
        Scene(name: "zigzags", lines: (0..<3).map { zigzag(seed: $0, count: 25) }),
        Scene(name: "scribble", lines: [wander(seed: 9, count: 300, bend: 1.2)]),
    ]

    static func segments(count: Int, seed: UInt64) -> [[Point]] {
        var random = SeededRandom(seed: seed)
        return (0..<count).map { _ in
            [random.point(in: 20...180), random.point(in: 20...180)]
        }
    }

    /// Steps of about 4 px that turn by up to `bend` radians and stay on the board.
    static func wander(seed: UInt64, count: Int, bend: Double) -> [Point] {
        var random = SeededRandom(seed: seed)
        var place = random.point(in: 60...140)
        var heading = random.number(0...6.28)
        return (0..<count).map { _ in
            heading += random.number(-bend...bend)
            let away = Point(x: place.x - 100, y: place.y - 100)
            if away.length > 75 { heading = atan2(-away.y, -away.x) }
            place = place + Point(x: cos(heading), y: sin(heading)) * random.number(3...5)
            return place
        }
    }

    static func zigzag(seed: UInt64, count: Int) -> [Point] {
        var random = SeededRandom(seed: seed &+ 77)
        return (0..<count).map { step in
            let x = 20 + Double(step) * 160 / Double(count)
            return Point(x: x, y: random.number(step % 2 == 0 ? 20...60 : 140...180))
        }
    }
}
