import Painting
import Raster
import TestSupport
import Testing

@Suite struct TriangleTests {
    private var board = Board(Drawing(width: 40, height: 30))

    init() {
        _ = board.select(.triangle)
        _ = board.handle(.began(PointerSample(Point(x: 5, y: 25))))
        _ = board.handle(.moved(PointerSample(Point(x: 30, y: 20))))
        _ = board.handle(.ended(PointerSample(Point(x: 35, y: 25))))
    }

    private var hasInk: Bool { board.layer.words.contains { $0 != 0 } }

    @Test func `the first edge stays visible and is no mark yet`() {
        #expect(hasInk)
        #expect(board.isDrawing)
        #expect(board.drawing.items.isEmpty)
    }

    @Test mutating func `the second drag places the corner and closes it`() {
        _ = board.handle(.began(PointerSample(Point(x: 10, y: 10))))
        _ = board.handle(.moved(PointerSample(Point(x: 15, y: 5))))
        _ = board.handle(.ended(PointerSample(Point(x: 20, y: 5))))
        let corners = [Point(x: 5, y: 25), Point(x: 35, y: 25), Point(x: 20, y: 5)]
        #expect(board.drawing.marks.map(\.points) == [corners])
        #expect(!board.isDrawing)
    }

    @Test mutating func `Escape drops the edge`() {
        _ = board.handle(.cancelled)
        #expect(!hasInk)
    }

    @Test mutating func `another tool drops the edge`() {
        _ = board.select(.pencil)
        #expect(!hasInk && !board.isDrawing)
    }

    @Test mutating func `undo drops the edge`() {
        #expect(board.canUndo)
        _ = board.undo()
        #expect(!hasInk && !board.canUndo)
    }

    @Test mutating func `a click without a drag begins nothing`() {
        _ = board.handle(.cancelled)
        _ = board.handle(.began(PointerSample(Point(x: 5, y: 5))))
        _ = board.handle(.ended(PointerSample(Point(x: 5, y: 5))))
        #expect(!board.isDrawing && !hasInk)
    }
}
