import Raster
import Testing

@Suite struct `An ellipse's outline` {
    @Test(arguments: [(180.0, 0.9), (0.9, 180.0), (160, 80), (6, 4)], [1.0, 4])
    func `is right to its tips`(size: (Double, Double), width: Double) {
        let half = Point(x: size.0 / 2, y: size.1 / 2)
        let center = Point(x: 100.2, y: 99.7)
        // So many pieces that only the rasterizer itself is left to err.
        let fine = (0...20_000).map { step in
            let angle = Double(step) * 2 * .pi / 20_000
            return center + Point(x: half.x * cosine(angle), y: half.y * cosine(angle - .pi / 2))
        }
        var (outline, truth) = (Layer(width: 200, height: 200), Layer(width: 200, height: 200))
        outline.drawBlack([Path.ellipseOutline(center - half, center + half)], width: width)
        truth.drawBlack([fine], width: width)
        var wrong = 0
        for y in 0..<200 {
            for x in 0..<200 {
                let gap = abs(Int(outline[x: x, y: y].alpha) - Int(truth[x: x, y: y].alpha))
                // A row of samples along a level edge counts 32 and may fall either way.
                if gap > 40 { wrong += 1 }
            }
        }
        #expect(wrong == 0, "\(size), width \(width)")
    }

    @Test func `closes`() {
        let line = Path.ellipseOutline(Point(x: 3, y: 9), Point(x: -20, y: 4))
        #expect(line.first == line.last)
    }

    @Test func `of any size has few points`() {
        for size in [0, 1e-9, 1, 1e3, 2e6] {
            let line = Path.ellipseOutline(
                Point(x: -size / 2, y: 0), Point(x: size / 2, y: size / 200))
            #expect(line.count < 20_000, "\(size): \(line.count)")
        }
        #expect(
            Path.ellipseOutline(Point(x: .nan, y: -.infinity), Point(x: 1e300, y: 2)).count < 20_000
        )
    }
}

/// By its series, to be independent of the one the outline uses.
private func cosine(_ angle: Double) -> Double {
    var (sum, term) = (1.0, 1.0)
    for index in 1...30 {
        term *= -angle * angle / Double((2 * index - 1) * (2 * index))
        sum += term
    }
    return sum
}
