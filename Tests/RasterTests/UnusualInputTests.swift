import Raster
import Testing

@Suite struct `Unusual input` {
    private var layer = Layer(width: 16, height: 8)

    private mutating func art(_ line: [Point], width: Double) -> String {
        layer.drawBlack([line], width: width)
        return layer.art
    }

    private static let dot = """
        ................
        .....++++++.....
        .....+####+.....
        .....+####+.....
        .....+####+.....
        .....+####+.....
        .....++++++.....
        ................
        """

    @Test mutating func `of one point is a dot`() {
        #expect(art([Point(x: 8, y: 4)], width: 6) == Self.dot)
    }

    @Test mutating func `of repeated points is a dot`() {
        let point = Point(x: 8, y: 4)
        #expect(art([point, point, Point(x: 8 + 1e-9, y: 4), point], width: 6) == Self.dot)
    }

    @Test func `of points with no way between them is a dot`() {
        var dot = Layer(width: 16, height: 16)
        dot.drawBlack([[Point(x: 0, y: 0)]], width: 9)
        let least = Double.leastNonzeroMagnitude
        let near = [Point(x: 0, y: 0), Point(x: 1e-200, y: 0), Point(x: 1e-300, y: least)]
        for lines in [[near], [[near[0], near[1]]], [near + [near[0]]], [near, [], near]] {
            var layer = Layer(width: 16, height: 16)
            layer.drawBlack(lines, width: 9)
            let isSame = layer.picture == dot.picture
            #expect(isSame, "\(lines)")
        }
    }

    @Test func `of a bare press that is repeated is a live dot`() {
        var layer = Layer(width: 16, height: 8)
        let presses = Array(repeating: Point(x: 8, y: 4), count: 3)
        FreehandInk.draw(presses, width: 6, paint: Paint(.black), on: &layer)
        #expect(layer.art == Self.dot)
    }

    @Test mutating func `off the board draws nothing`() {
        let line = [Point(x: -50, y: -50), Point(x: 200, y: -50), Point(x: 200, y: 90)]
        layer.drawBlack([line], width: 20)
        #expect(layer.inked.isEmpty)
    }

    @Test mutating func `across the board from far away is straight`() {
        let expected = Array(repeating: String(repeating: "#", count: 16), count: 2)
        let line = [Point(x: -1e6, y: 4), Point(x: 1e6, y: 4)]
        let rows = art(line, width: 2).split(separator: "\n").map(String.init)
        #expect(Array(rows[3...4]) == expected)
        #expect(Set(rows[0...2] + rows[5...]) == [String(repeating: ".", count: 16)])
    }

    @Test func `slanted from far away lies where it should`() {
        var (far, near) = (Layer(width: 200, height: 200), Layer(width: 200, height: 200))
        far.drawBlack([[Point(x: -1e6, y: -5e5), Point(x: 1e6, y: 5e5)]], width: 5)
        near.drawBlack([[Point(x: -100, y: -50), Point(x: 300, y: 150)]], width: 5)
        let isSame = far.picture == near.picture
        #expect(isSame)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude])
    func `that is no usable number does no harm`(value: Double) {
        var layer = Layer(width: 100, height: 100)
        let line = [Point(x: 20, y: value), Point(x: value, y: 30), Point(x: 50, y: 50)]
        for width in [value, 3] {
            _ = layer.draw(
                Path(lines: [line], inside: .ellipse(line[0], line[1])),
                PathPaint(stroke: Paint(.black), width: width, fill: .white))
            _ = layer.draw(
                Path(lines: [], inside: .quad(line[0], line[1], line[2], line[2])),
                PathPaint(stroke: Paint(.black), width: width, fill: .white))
            FreehandInk.draw(line, width: width, paint: Paint(.black), on: &layer)
        }
        #expect(layer[x: 50, y: 50].alpha == 255)
    }

    @Test func `of huge shapes covers the board`() {
        for inside in [
            Path.Inside.ellipse(Point(x: -1e6, y: -1e6), Point(x: 1e6, y: 1e6)),
            .quad(
                Point(x: -1e6, y: -1e6), Point(x: 1e6, y: -1e6), Point(x: 1e6, y: 1e6),
                Point(x: -1e6, y: 1e6)),
        ] {
            var layer = Layer(width: 130, height: 70)
            _ = layer.draw(
                Path(lines: [], inside: inside),
                PathPaint(stroke: Paint(.black), width: 1, fill: .black))
            #expect(layer.bounds.y.allSatisfy { layer[x: 65, y: $0].alpha == 255 })
        }
    }

    @Test func `of far pieces costs no more than near ones`() {
        // The number of pieces is the work: each is looked at once, and only near ones meet tiles.
        let far = (0..<200).map { Point(x: $0 % 2 == 0 ? -1e6 : 1e6, y: Double($0) * 1e4 - 1e6) }
        #expect(Path.smooth(through: far).count < 200 * 2_048)
    }
}
