import Raster
import Testing

@Suite struct `The dashes of a line` {
    @Test func `are three times the width, and so are the gaps`() {
        let line = [Point(x: 0, y: 0), Point(x: 30, y: 0)]
        let drawn = dashes(width: 2, line)
        #expect(drawn.map { $0.map(\.x) } == [[0, 6], [12, 18], [24, 30]])
    }

    @Test func `follow corners with the phase kept`() {
        let line = [Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 10, y: 20)]
        let drawn = dashes(width: 2, line)
        #expect(drawn[0] == [Point(x: 0, y: 0), Point(x: 6, y: 0)])
        #expect(drawn[1] == [Point(x: 10, y: 2), Point(x: 10, y: 8)])
        let bent = dashes(width: 4, line)
        #expect(bent[0] == [Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 10, y: 2)])
    }

    @Test func `do not depend on where the line is cut`() {
        let end = Point(x: 47, y: 31)
        let whole = dashes(width: 1.5, [Point(x: 0, y: 0), end])
        let cut = dashes(width: 1.5, (0...10).map { end * (Double($0) / 10) })
        #expect(whole.count == cut.count)
        for (a, b) in zip(whole, cut) {
            #expect((a[0] - b[0]).length < 1e-9)
            #expect((a[a.count - 1] - b[b.count - 1]).length < 1e-9)
        }
    }

    @Test func `of a point are a dot, and of nothing nothing`() {
        #expect(dashes(width: 3, [Point(x: 4, y: 5)]) == [[Point(x: 4, y: 5)]])
        #expect(dashes(width: 3, []).isEmpty)
    }

    @Test func `are few enough however thin and long the line`() {
        let long = [Point(x: -1e6, y: 0), Point(x: 1e6, y: 0)]
        #expect(dashes(width: 0, long).count <= 2_000_001)
        #expect(
            dashes(width: .nan, [Point(x: .nan, y: 0), Point(x: .infinity, y: 1)]).count > 0)
    }

    @Test func `far from any board are left out, and the others lie where they would`() {
        let long = [Point(x: -1e6, y: 5), Point(x: 1e6, y: 5), Point(x: 1e6, y: 1e6)]
        let drawn = dashes(width: 1, long)
        #expect(drawn.count < 14_000)
        let near = drawn.filter { abs($0[0].x) < 39_000 }
        #expect(near.count == 13_000)
        for dash in near {
            let period = (dash[0].x + 1e6) / 6
            #expect(abs(period - period.rounded()) < 1e-6)
            #expect(abs(dash[1].x - dash[0].x - 3) < 1e-6)
        }
    }

    @Test func `on a way that never comes near are few`() {
        let outside = [Point(x: -1e6, y: 1e6), Point(x: 1e6, y: 1e6), Point(x: 1e6, y: 5e5)]
        #expect(dashes(width: 0.1, outside).count < 10)
    }

    private func dashes(width: Double, _ line: [Point]) -> [[Point]] {
        Path.dashes(line, dash: 3 * width, gap: 3 * width)
    }
}
