import Painting
import Raster
import Rig
import Testing

/// Every sample arrives, and the window shows exactly what the rasterizer makes of them.
@Suite(.serialized) struct InkTests {
    @Test(arguments: [false, true])
    func `1,000 motions in a second give 1,000 samples`(managed: Bool) throws {
        let stage = try Stage(["drawing.json"], managed: managed)
        let path = (0...1_000).map { (50 + $0 % 400, 50 + $0 / 3) }
        try stage.draw(path, millisecondsApart: 1)
        _ = try stage.driver.stillBoard()
        try stage.save()
        let points = try stage.drawing("drawing.json").marks[0].points
        #expect(points.count == 1_001, "the press and each motion")
        #expect(
            points == path.map { Point(x: Double($0.0) + 0.5, y: Double($0.1) + 0.5) })
    }

    @Test(arguments: ["spiral", "zigzag", "scribble", "repeats", "dot"])
    func `a trace through the window equals the same trace drawn offline`(name: String) throws {
        let trace = try Trace.own(name)
        try replay(trace, millisecondsApart: 0)
    }

    @Test(.enabled(if: Places.corpus("pointer") != nil, "the corpus is not here"))
    func `the recorded painting through the window equals the same drawn offline`() throws {
        let file = try #require(Places.corpus("pointer/libmypaint-painting30sec.dat"))
        try replay(try Trace.myPaint(path: file), millisecondsApart: 1)
    }

    private func replay(_ trace: Trace, millisecondsApart: Double) throws {
        let stage = try Stage()
        let board = try stage.driver.board()
        var offline = Board(Drawing(width: board.width, height: board.height))
        for stroke in trace.positions(width: board.width, height: board.height) {
            try stage.driver.drag(
                stroke.map { board.origin + $0 }, millisecondsApart: millisecondsApart)
            offline.draw(stroke)
        }
        let shown = try stage.driver.stillBoard()
        let expected = Screen(offline, width: board.width, height: board.height)
        #expect(shown.differences(from: expected) == 0)
        #expect(expected.count(0) > 0)
    }
}

extension Board {
    /// Draws a stroke as the pointer's whole pixels make it.
    mutating func draw(_ stroke: [Position]) {
        let samples = stroke.map {
            PointerSample(Point(x: Double($0.x) + 0.5, y: Double($0.y) + 0.5))
        }
        for (index, sample) in samples.enumerated() {
            _ = handle(index == 0 ? .began(sample) : .moved(sample))
        }
        if let last = samples.last { _ = handle(.ended(last)) }
    }
}
