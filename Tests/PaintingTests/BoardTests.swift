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
        board.draw(Mark.made(by: .pencil, points: [Point(x: 5, y: 5)], style: Style()))
        let before = board.layer
        _ = board.handle(.began(PointerSample(Point(x: 20, y: 20))))
        _ = board.undo()
        #expect(board.layer.hasSameInk(as: before))
        #expect(board.drawing.items.count == 1)
    }

    @Test mutating func `the eraser takes ink and keeps the pen's settings`() {
        board.pen = Style(color: Color(hex: 0xFF0000), width: 10, opacity: 0.5)
        board.draw(
            Mark.made(
                by: .line, points: [Point(x: 0, y: 15), Point(x: 40, y: 15)], style: board.pen))
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

    @Test mutating func `of a shape's moves only the last before a frame is drawn`() {
        board.pen.fill = .black
        _ = board.select(.rectangle)
        _ = board.handle(.began(PointerSample(Point(x: 0, y: 0))))
        for frame in 1...3 {
            let shown = board.layer
            for step in 1...1_000 {
                let (x, y) = (Double(10 * frame + step % 7), Double(5 * frame + step % 5))
                let change = board.handle(.moved(PointerSample(Point(x: x, y: y))))
                #expect(change.damage == nil)
            }
            #expect(board.isGestureStale)
            #expect(board.layer.hasSameInk(as: shown))
            #expect(board.showGesture().damage != nil)
            #expect(board.showGesture().damage == nil, "once is enough")
            var other = Board(Drawing(width: 40, height: 30))
            let end = Point(x: Double(10 * frame + 1_000 % 7), y: Double(5 * frame))
            _ = other.add(
                Mark.made(by: .rectangle, points: [Point(x: 0, y: 0), end], style: board.pen))
            #expect(board.layer.hasSameInk(as: other.layer))
        }
    }

    @Test(arguments: [Tool.rectangle, .triangle])
    mutating func `a shape that ends without a frame is drawn and leaves nothing else`(tool: Tool) {
        _ = board.select(tool)
        _ = board.handle(.began(PointerSample(Point(x: 2, y: 2))))
        _ = board.handle(.moved(PointerSample(Point(x: 38, y: 28))))
        _ = board.showGesture()
        _ = board.handle(.moved(PointerSample(Point(x: 12, y: 9))))
        let change = board.finish()
        #expect(board.layer.hasSameInk(as: Layer(of: board.drawing)))
        #expect(change.damage?.contains(x: 37, y: 27) == true)
        #expect(!board.isGestureStale && !board.isDrawing)
    }

    @Test mutating func `copies made in a stroke go their own ways`() {
        _ = board.handle(.began(PointerSample(Point(x: 5, y: 5))))
        _ = board.handle(.moved(PointerSample(Point(x: 20, y: 12))))
        var other = board
        _ = board.handle(.moved(PointerSample(Point(x: 35, y: 25))))
        _ = other.handle(.moved(PointerSample(Point(x: 30, y: 2))))
        _ = board.handle(.ended(PointerSample(Point(x: 5, y: 28))))
        _ = other.handle(.ended(PointerSample(Point(x: 2, y: 15))))
        for one in [board, other] {
            #expect(one.layer.hasSameInk(as: Layer(of: one.drawing)))
        }
    }

    @Test mutating func `clearing in a gesture shows that the gesture is gone`() {
        board.draw(Mark.made(by: .pencil, points: [Point(x: 5, y: 5)], style: Style()))
        _ = board.select(.rectangle)
        _ = board.handle(.began(PointerSample(Point(x: 20, y: 20))))
        _ = board.handle(.moved(PointerSample(Point(x: 35, y: 28))))
        _ = board.showGesture()
        let change = board.clear()
        #expect(board.layer.hasSameInk(as: blank))
        #expect(change.damage?.contains(x: 34, y: 27) == true)
    }

    @Test mutating func `a number is never given twice`() {
        let dot = Mark.made(by: .pencil, points: [Point(x: 5, y: 5)], style: Style())
        var seen: Set<Int> = []
        for round in 0..<4 {
            for _ in 0..<3 {
                board.draw(dot)
                let number = board.drawing.items.last?.number ?? 0
                #expect(!seen.contains(number))
                seen.insert(number)
            }
            if round == 1 { _ = board.clear() } else { _ = board.undo() }
        }
        var recovered = Board(
            Drawing(width: 40, height: 30),
            history: History(board.history.edits, index: 0))
        recovered.draw(dot)
        #expect(seen.isDisjoint(with: recovered.drawing.items.map(\.number)))
    }
}

/// What size a drawing has when others come and go.
@Suite struct BoardRoomTests {
    @Test func `a drawing that comes back has its own size`() {
        var board = Board(Drawing(width: 200, height: 150))
        #expect(board.replace(with: Drawing(width: 900, height: 700)).swapsDrawing)
        _ = board.grow(width: 1_000, height: 700)
        #expect(board.undo().swapsDrawing)
        #expect(board.drawing.bounds == Drawing(width: 200, height: 150).bounds)
        _ = board.redo()
        #expect(board.drawing.bounds == Drawing(width: 1_000, height: 700).bounds)
    }

    @Test func `a drawing replaced in a gesture is not grown first`() {
        var board = Board(Drawing(width: 200, height: 150))
        _ = board.handle(.began(PointerSample(Point(x: 5, y: 5))))
        _ = board.grow(width: 400, height: 300)
        _ = board.replace(with: Drawing(width: 90, height: 70))
        #expect(board.drawing.width == 90 && board.layer.width == 90)
        _ = board.undo()
        #expect(board.drawing.width == 200 && board.drawing.height == 150)
    }

    @Test func `room asked for in a gesture comes when it ends`() {
        var board = Board(Drawing(width: 200, height: 150))
        for end in [PointerEvent.cancelled, .ended(PointerSample(Point(x: 9, y: 9)))] {
            let width = board.drawing.width + 50
            _ = board.handle(.began(PointerSample(Point(x: 5, y: 5))))
            _ = board.grow(width: width, height: 150)
            #expect(board.drawing.width == width - 50)
            _ = board.handle(end)
            #expect(board.drawing.width == width && board.layer.width == width)
        }
    }
}
