import Painting
import Raster
import TestSupport
import Testing

@Suite struct BoardTests {
    private var board = Board(Drawing(width: 40, height: 30))
    private let blank = Layer(width: 40, height: 30)

    @Test mutating func `a bare press draws a dot`() {
        board.pen.width = 4
        _ = board.handle(.began(PointerSample(Point(x: 10, y: 10))))
        let change = board.handle(.ended(PointerSample(Point(x: 10, y: 10))))
        #expect(board.drawing.marks.map(\.points) == [[Point(x: 10, y: 10)]])
        #expect(board.layer[x: 10, y: 10] == Pixel(.black))
        #expect(board.layer[x: 13, y: 10] == .clear)
        #expect(change.edit != nil)
    }

    @Test(arguments: Tool.allCases)
    mutating func `a cancelled gesture leaves no trace`(tool: Tool) {
        _ = board.select(tool)
        for _ in 0..<2 {
            _ = board.handle(.began(PointerSample(Point(x: 5, y: 5))))
            _ = board.handle(.moved(PointerSample(Point(x: 20, y: 12))))
            _ = board.handle(.cancelled)
            #expect(board.layer.hasSameInk(as: blank))
            #expect(!board.canUndo)
            #expect(!board.isDrawing)
        }
    }

    @Test(arguments: [Tool.line, .dashedLine, .rectangle, .ellipse])
    mutating func `a shape without extent makes no mark`(tool: Tool) {
        _ = board.select(tool)
        _ = board.handle(.began(PointerSample(Point(x: 5, y: 5))))
        _ = board.handle(.ended(PointerSample(Point(x: 5, y: 5))))
        #expect(board.drawing.items.isEmpty)
        #expect(board.layer.hasSameInk(as: blank))
    }

    @Test mutating func `a preview is replaced at each move`() {
        _ = board.select(.rectangle)
        _ = board.handle(.began(PointerSample(Point(x: 5, y: 5))))
        _ = board.handle(.moved(PointerSample(Point(x: 39, y: 29))))
        _ = board.handle(.moved(PointerSample(Point(x: 15, y: 12))))
        _ = board.handle(.ended(PointerSample(Point(x: 15, y: 12))))
        var other = Board(Drawing(width: 40, height: 30))
        _ = other.add(board.drawing.marks[0])
        #expect(board.layer.hasSameInk(as: other.layer))
        #expect(board.layer[x: 30, y: 20] == .clear)
    }

    @Test mutating func `every sample of the pointer is kept`() {
        _ = board.handle(.began(PointerSample(Point(x: 0, y: 0))))
        for step in 1...1_000 {
            _ = board.handle(
                .moved(PointerSample(Point(x: Double(step % 40), y: Double(step % 30)))))
        }
        _ = board.handle(.ended(PointerSample(Point(x: 0, y: 10))))
        #expect(board.drawing.marks[0].points.count == 1_001)
    }

    @Test mutating func `a second press in a gesture cancels it`() {
        _ = board.handle(.began(PointerSample(Point(x: 5, y: 5))))
        _ = board.handle(.moved(PointerSample(Point(x: 20, y: 12))))
        _ = board.handle(.began(PointerSample(Point(x: 20, y: 12))))
        #expect(board.layer.hasSameInk(as: blank))
        #expect(board.drawing.items.isEmpty)
    }

    @Test mutating func `events without a press are ignored`() {
        for event in [
            PointerEvent.moved(PointerSample(Point(x: 1, y: 1))),
            .ended(PointerSample(Point(x: 1, y: 1))), .cancelled,
        ] {
            let change = board.handle(event)
            #expect(change.damage == nil && change.edit == nil)
        }
        #expect(!board.canUndo)
    }

    @Test mutating func `undo in a gesture cancels the gesture only`() {
        board.draw(Mark(tool: .pencil, points: [Point(x: 5, y: 5)], style: Style()))
        let before = board.layer
        _ = board.handle(.began(PointerSample(Point(x: 20, y: 20))))
        _ = board.undo()
        #expect(board.layer.hasSameInk(as: before))
        #expect(board.drawing.items.count == 1)
    }

    @Test mutating func `the eraser takes ink and keeps the pen's settings`() {
        board.pen = Style(color: Color(hex: 0xFF0000), width: 10, opacity: 0.5)
        board.draw(
            Mark(tool: .line, points: [Point(x: 0, y: 15), Point(x: 40, y: 15)], style: board.pen))
        _ = board.select(.eraser)
        board.eraserWidth = 12
        _ = board.handle(.began(PointerSample(Point(x: 20, y: 15))))
        _ = board.handle(.ended(PointerSample(Point(x: 20, y: 15))))
        #expect(board.layer[x: 20, y: 15] == .clear)
        #expect(board.layer[x: 5, y: 15].alpha == 128)
        #expect(board.pen.opacity == 0.5)
    }

    @Test mutating func `shift squares a box and snaps a line to 15 degrees`() {
        _ = board.select(.rectangle)
        _ = board.handle(.began(PointerSample(Point(x: 20, y: 20))))
        _ = board.handle(.ended(PointerSample(Point(x: 10, y: 17), isConstrained: true)))
        #expect(board.drawing.marks[0].points[1] == Point(x: 10, y: 10))
        _ = board.select(.line)
        _ = board.handle(.began(PointerSample(Point(x: 0, y: 0))))
        _ = board.handle(.ended(PointerSample(Point(x: 20, y: 1), isConstrained: true)))
        #expect(board.drawing.marks[1].points[1] == Point(x: 20, y: 0))
    }
}
