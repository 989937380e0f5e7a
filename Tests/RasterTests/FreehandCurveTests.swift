import Glibc
import Raster
import Testing

@Suite struct `A freehand curve` {
    @Test(arguments: [(20, 0.002), (8, 0.01), (60, 0.002)])
    func `through samples of a circle stays a circle`(samples: Int, tolerance: Double) {
        let line = Path.smooth(through: circle(samples: samples, turns: 3))
        let inner = line.dropFirst(line.count / 3).dropLast(line.count / 3)
        for (a, b) in zip(inner, inner.dropFirst()) {
            for part in 0...8 {
                let place = a + (b - a) * (Double(part) / 8)
                #expect(abs((place - Point(x: 0, y: 0)).length - 100) <= tolerance * 100)
            }
        }
    }

    @Test func `has no visible corner`() {
        for (samples, side) in [(8, 3.0), (8, 30), (20, 100), (6, 400)] {
            let turn = circle(samples: samples, turns: 3, radius: side)
            #expect(largestTurn(Path.smooth(through: turn)) <= 6.0)
        }
    }

    @Test func `through two samples is a straight line`() {
        let samples = [Point(x: 3, y: 4), Point(x: 90, y: 41)]
        #expect(Path.smooth(through: samples) == samples)
    }

    @Test func `passes through every sample`() {
        let samples = Scene.wander(seed: 4, count: 80, bend: 2)
        let line = Set(Path.smooth(through: samples))
        #expect(samples.allSatisfy(line.contains))
    }

    @Test func `never strays from a segment by more than half its length`() {
        var random = SeededRandom(seed: 11)
        for _ in 0..<400 {
            let samples = (0..<6).map { _ in
                random.point(in: -1...1) * [1, 10, 100, 1_000].randomElement(using: &random, or: 1)
            }
            let line = Path.smooth(through: samples)
            var segment = 0
            for point in line.dropFirst() {
                let (a, b) = (samples[segment], samples[segment + 1])
                #expect(distance(point, from: a, b) <= 0.5 * (b - a).length + 1e-9)
                if point == b { segment += 1 }
                if segment == samples.count - 1 { break }
            }
        }
    }

    private func circle(samples: Int, turns: Int, radius: Double = 100) -> [Point] {
        (0...samples * turns).map {
            let angle = 2 * .pi * Double($0) / Double(samples) + 0.3
            return Point(x: cos(angle), y: sin(angle)) * radius
        }
    }

    @Test func `lies in its box`() throws {
        var random = SeededRandom(seed: 12)
        for _ in 0..<200 {
            let samples = (0..<8).map { _ in
                random.point(in: -1...1) * [1, 100, 1e6].randomElement(using: &random, or: 1)
            }
            let (low, high) = try #require(Path.box(ofSmooth: samples))
            for point in Path.smooth(through: samples) {
                #expect(low.x <= point.x && point.x <= high.x)
                #expect(low.y <= point.y && point.y <= high.y)
            }
        }
        #expect(Path.box(ofSmooth: []) == nil)
    }

    @Test func `is followed closely only where a board can be`() {
        let far = (0..<1_000).map { Point(x: $0 % 2 == 0 ? 1e6 : -1e6, y: Double($0) * 900 - 5e5) }
        #expect(Path.smooth(through: far).count < 30_000)
        let outside = (0..<1_000).map { Point(x: 5e4 + Double($0 % 7) * 1e5, y: Double($0 % 11)) }
        #expect(Path.smooth(through: outside).count == 1_000)
    }

    /// In degrees.
    private func largestTurn(_ line: [Point]) -> Double {
        let legs = zip(line, line.dropFirst()).map { $1 - $0 }
        let turns = zip(legs, legs.dropFirst()).map { a, b in
            atan2(abs(a.x * b.y - a.y * b.x), a.x * b.x + a.y * b.y) * 180 / .pi
        }
        return turns.max() ?? 0
    }

    private func distance(_ point: Point, from a: Point, _ b: Point) -> Double {
        let (way, offset) = (b - a, point - a)
        let along = (offset.x * way.x + offset.y * way.y) / (way.x * way.x + way.y * way.y)
        return (offset - way * min(max(along, 0), 1)).length
    }
}

extension Array {
    fileprivate func randomElement(using random: inout SeededRandom, or other: Element) -> Element {
        randomElement(using: &random) ?? other
    }
}
