import Glibc
import Raster

/// Made-up input that is the same in every run.
struct Wander {
    private var state: UInt64 = 1

    mutating func number(_ range: ClosedRange<Double>) -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let part = Double(state >> 11) / Double(1 << 53)
        return range.lowerBound + part * (range.upperBound - range.lowerBound)
    }

    mutating func point(_ width: Int, _ height: Int, margin: Double) -> Point {
        Point(
            x: number(margin...Double(width) - margin), y: number(margin...Double(height) - margin))
    }

    /// A freehand stroke in steps of about 4 px, as a mouse makes them, that stays on the board.
    mutating func stroke(samples: Int, _ width: Int, _ height: Int) -> [Point] {
        var place = point(width, height, margin: 300)
        var heading = number(0...2 * .pi)
        var bend = 0.0
        return (0..<samples).map { _ in
            bend = min(max(bend + number(-0.03...0.03), -0.1), 0.1)
            heading += bend
            let next = place + Point(x: cos(heading), y: sin(heading)) * number(3...5)
            let isInside =
                next.x > 20 && next.y > 20 && next.x < Double(width - 20)
                && next.y < Double(height - 20)
            if isInside { place = next } else { heading += .pi / 2 }
            return place
        }
    }
}

extension [Point] {
    /// The coordinates as x, y, x, y.
    var flat: [Double] { flatMap { [$0.x, $0.y] } }

    /// Both ends of every segment of the polyline, each as x, y.
    var segments: [Double] { zip(self, dropFirst()).flatMap { [$0.x, $0.y, $1.x, $1.y] } }
}
