import Rig
import Testing

@Suite struct TraceTests {
    @Test(arguments: [("spiral", 1, 80), ("zigzag", 1, 30), ("scribble", 1, 90), ("dot", 1, 1)])
    func `our own traces are read whole`(name: String, strokes: Int, samples: Int) throws {
        let trace = try Trace.own(name)
        #expect(trace.strokes.count == strokes)
        #expect(trace.strokes.joined().count == samples)
    }

    @Test func `an empty line begins a stroke`() throws {
        #expect(try Trace.own("repeats").strokes.map(\.count) == [5, 7])
    }

    @Test func `a trace too large for a canvas is shrunk, a small one is not`() throws {
        let trace = Trace(strokes: [[.init(x: 0, y: 0), .init(x: 1000, y: 500)]])
        #expect(
            trace.positions(width: 520, height: 520) == [[Position(10, 10), Position(510, 260)]])
        #expect(
            trace.positions(width: 2000, height: 2000)
                == [[Position(10, 10), Position(1010, 510)]])
    }

    @Test(.enabled(if: Places.corpus("pointer") != nil, "the shared corpus is absent"))
    func `recordings of other programs are read`() throws {
        let pointer = try #require(Places.corpus("pointer"))
        let painting = try Trace.myPaint(path: pointer + "/libmypaint-painting30sec.dat")
        #expect(painting.strokes.count == 30)
        let cats = try Trace.quickDraw(path: pointer + "/quickdraw-raw-cat.ndjson")
        #expect(cats.count > 10)
        #expect(cats.allSatisfy { !$0.strokes.isEmpty })
    }

    @Test func `a missing file is an error`() {
        #expect(throws: RigError.self) { try Trace.own("none") }
        #expect(throws: RigError.self) { try Trace.myPaint(path: "/nowhere") }
    }
}
