import Glibc
import Raster
import Testing

/// Marks that come from far beyond any board, against the part of them that is near.
@Suite struct `Far input` {
    static let distances = [1e3, 1e5, 9e5, 3e6, 1e9, 1e12]

    @Test(arguments: distances)
    func `keeps the direction of a line`(distance: Double) {
        for turn in 0..<24 {
            let angle = Double(turn) * .pi / 12 + 0.1
            let ahead = Point(x: cos(angle), y: sin(angle))
            let place = Point(x: 100.3, y: 99.6)
            // One end may lie farther off than the other, or on the board.
            for (back, on) in [(distance, distance), (20, distance), (distance / 3, distance)] {
                let line = [place - ahead * back, place + ahead * on]
                let near = [place - ahead * min(back, 300), place + ahead * 300]
                #expect(
                    difference(Path(lines: [line]), Path(lines: [near]), width: 5) <= 8,
                    "\(angle), \(back), \(on)")
            }
        }
    }

    @Test(arguments: distances)
    func `keeps the direction of a live stroke`(distance: Double) {
        let ahead = Point(x: 0.8, y: 0.6)
        let place = Point(x: 100.3, y: 99.6)
        var (live, near) = (Layer(width: 200, height: 200), Layer(width: 200, height: 200))
        FreehandInk.draw(
            [place - ahead * distance, place + ahead * distance], width: 5, paint: Paint(.black),
            on: &live)
        near.drawBlack([[place - ahead * 300, place + ahead * 300]], width: 5)
        #expect(largestDifference(live, near) <= 8)
    }

    @Test(arguments: distances)
    func `keeps the sides of what is filled`(distance: Double) {
        for turn in 0..<12 {
            let angle = Double(turn) * .pi / 6 + 0.1
            let ahead = Point(x: cos(angle), y: sin(angle))
            let out = Point(x: -ahead.y, y: ahead.x)
            let place = Point(x: 100.3, y: 99.6)
            func triangle(_ distance: Double) -> Path {
                let (a, b) = (place - ahead * distance, place + ahead * distance)
                return Path(lines: [], inside: .quad(a, b, b + out * distance, b + out * distance))
            }
            #expect(difference(triangle(distance), triangle(600), width: 1) <= 8, "\(angle)")
        }
    }

    @Test func `keeps a nearly level line thin`() {
        let line = [Point(x: -9e5, y: 46), Point(x: 9e5, y: 52)]
        let near = [Point(x: -100, y: 49 - 100.0 / 3e5), Point(x: 300, y: 49 + 300.0 / 3e5)]
        #expect(difference(Path(lines: [line]), Path(lines: [near]), width: 3) <= 40)
    }

    private func difference(_ a: Path, _ b: Path, width: Double) -> Int {
        var layers = (Layer(width: 200, height: 200), Layer(width: 200, height: 200))
        let paint = PathPaint(stroke: Paint(.black), width: width, fill: .black)
        _ = layers.0.draw(a, paint)
        _ = layers.1.draw(b, paint)
        return largestDifference(layers.0, layers.1)
    }

    private func largestDifference(_ a: Layer, _ b: Layer) -> Int {
        a.bounds.y.flatMap { y in
            a.bounds.x.map { x in abs(Int(a[x: x, y: y].alpha) - Int(b[x: x, y: y].alpha)) }
        }.max() ?? 0
    }
}

@Suite struct `A stroke thinner than a row of samples` {
    @Test(arguments: [0.02, 0.05, 0.1, 0.125])
    func `leaves as much ink on a level line as it covers, wherever it lies`(width: Double) {
        for step in 0..<64 {
            let y = 20 + Double(step) / 64
            for line in [
                [Point(x: 5, y: y), Point(x: 55, y: y)], [Point(x: y, y: 5), Point(x: y, y: 55)],
            ] {
                var layer = Layer(width: 60, height: 60)
                layer.drawBlack([line], width: width)
                let alphas = layer.bounds.y.flatMap { row in
                    layer.bounds.x.map { Double(layer[x: $0, y: row].alpha) }
                }
                let covered = alphas.reduce(0, +) / 255
                // Half a level of each of the 50 pixels may be lost or won by rounding.
                #expect(abs(covered - 50 * width) <= 0.2, "\(line): \(covered)")
            }
        }
    }

    @Test func `is faint over a fill too`() {
        var layer = Layer(width: 60, height: 60)
        let (a, b) = (Point(x: 10, y: 10.06), Point(x: 50, y: 10.06))
        let (c, d) = (Point(x: 50, y: 50), Point(x: 10, y: 50))
        _ = layer.draw(
            Path(lines: [[a, b, c, d, a]], inside: .quad(a, b, c, d)),
            PathPaint(stroke: Paint(.black), width: 0.02, fill: .white))
        // A hundredth of the rim's row is black, the rest is the fill.
        #expect(layer[x: 30, y: 10].red >= layer[x: 30, y: 10].alpha - 6)
        #expect(layer[x: 30, y: 30] == Pixel(.white))
    }
}
