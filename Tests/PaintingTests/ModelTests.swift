import Painting
import Raster
import TestSupport
import Testing

/// Random operations against a model that knows no tiles, no patches and no budget: a stack of
/// drawings, each rendered whole from its marks.
@Suite struct ModelTests {
    private struct Model {
        /// A drawing, and which of those that were put on the board it began as.
        struct State {
            var drawing: Drawing
            var origin = 0
        }

        private var past: [State] = []
        private var state: State
        private var future: [State] = []
        private var lastOrigin = 0

        init(_ drawing: Drawing) { state = State(drawing: drawing) }

        var present: Drawing { state.drawing }
        var canUndo: Bool { !past.isEmpty }
        var canRedo: Bool { !future.isEmpty }

        mutating func commit(_ next: Drawing) {
            guard next != present else { return }
            past.append(state)
            state.drawing = next
            future = []
        }

        mutating func replace(with next: Drawing) {
            lastOrigin += 1
            past.append(state)
            state = State(drawing: next, origin: lastOrigin)
            future = []
        }

        mutating func undo() {
            guard let last = past.popLast() else { return }
            future.append(state)
            state = last
        }

        mutating func redo() {
            guard let next = future.popLast() else { return }
            past.append(state)
            state = next
        }

        /// The window made room: every state of this drawing has it, and no other drawing.
        mutating func grow(_ width: Int, _ height: Int) {
            let origin = state.origin
            func grown(_ state: State) -> State {
                guard state.origin == origin else { return state }
                var state = state
                state.drawing.width = max(state.drawing.width, width)
                state.drawing.height = max(state.drawing.height, height)
                return state
            }
            state = grown(state)
            past = past.map(grown)
            future = future.map(grown)
        }
    }

    @Test(arguments: 11...24 as ClosedRange<UInt64>)
    func `any sequence gives the model's bytes after each step`(seed: UInt64) {
        var dice = Dice(seed: seed)
        let shelf = Shelf()
        let start = Drawing(width: 130, height: 90)
        var board = Board(start, history: History(budget: 1 << 18, store: shelf.store))
        var model = Model(start)
        for step in 0..<150 {
            let operation = dice.roll(0...11)
            perform(operation, &dice, &board, &model)
            #expect(
                (board.drawing == model.present) as Bool, "seed \(seed), step \(step), \(operation)"
            )
            #expect(
                board.layer.hasSameInk(as: Layer(of: model.present)) as Bool,
                "seed \(seed), step \(step), operation \(operation)")
            #expect(board.canUndo == model.canUndo && board.canRedo == model.canRedo)
        }
    }

    @Test(arguments: 31...36 as ClosedRange<UInt64>)
    func `a store that fails now and then costs no byte`(seed: UInt64) {
        var dice = Dice(seed: seed)
        let shelf = Shelf(failingOnceIn: 3)
        let start = Drawing(width: 400, height: 300)
        var board = Board(start, history: History(budget: 1 << 20, store: shelf.store))
        var model = Model(start)
        for step in 0..<120 {
            // Runs of one operation reach steps that memory had no room for.
            let operation = [0, 4, 0, 6, 5, 0][step / 10 % 6]
            perform(step % 10 < 8 ? operation : dice.roll(0...11), &dice, &board, &model)
            #expect(board.history.memory <= 1 << 20)
            #expect(
                board.layer.hasSameInk(as: Layer(of: model.present)) as Bool,
                "seed \(seed), step \(step)")
        }
        #expect(shelf.failures > 0)
    }

    private func perform(
        _ operation: Int, _ dice: inout Dice, _ board: inout Board, _ model: inout Model
    ) {
        var next = model.present
        switch operation {
        case 0...3:
            let mark = dice.mark(width: next.width, height: next.height)
            board.draw(mark)
            next.items = board.drawing.items
            model.commit(next)
        case 4, 5:
            _ = board.undo()
            model.undo()
        case 6:
            _ = board.redo()
            model.redo()
        case 7:
            guard !next.items.isEmpty else { return }
            let index = dice.roll(0...next.items.count - 1)
            _ = board.remove(number: next.items[index].number)
            next.items.remove(at: index)
            model.commit(next)
        case 8:
            let background = Background.color(Color(hex: UInt32(dice.roll(0...0xFFFFFF))))
            _ = board.setBackground(background)
            next.background = background
            model.commit(next)
        case 9:
            guard !next.items.isEmpty else { return }
            let index = dice.roll(0...next.items.count - 1)
            let item = next.items.remove(at: index)
            let place = dice.roll(0...next.items.count)
            next.items.insert(item, at: place)
            _ = board.reorder(number: item.number, to: place)
            model.commit(next)
        case 10:
            alter(&next, &dice)
            let marks = next.items.map { ($0.number, $0.mark) }
            _ = board.change(Dictionary(marks) { $1 })
            model.commit(next)
        default:
            changeWhole(&dice, &board, &model)
        }
    }

    /// Gives some items other styles, and others to be hidden or moved.
    private func alter(_ drawing: inout Drawing, _ dice: inout Dice) {
        for index in drawing.items.indices where dice.roll(0...2) == 0 {
            let item = drawing.items[index]
            var mark = item.mark
            switch dice.roll(0...2) {
            case 0: mark.style.color = Color(hex: UInt32(dice.roll(0...0xFFFFFF)))
            case 1: mark.isHidden.toggle()
            default:
                let step = Point(x: dice.roll(-30...30), y: dice.roll(-30...30))
                mark = mark.transformed(by: AffineMap(movingBy: step)) ?? mark
            }
            drawing.items[index] = Drawing.Item(number: item.number, mark: mark)
        }
    }

    private func changeWhole(_ dice: inout Dice, _ board: inout Board, _ model: inout Model) {
        var next = model.present
        switch dice.roll(0...2) {
        case 0:
            _ = board.clear()
            next.items = []
            model.commit(next)
        case 1:
            let (width, height) = (next.width + dice.roll(0...40), next.height + dice.roll(0...40))
            _ = board.grow(width: width, height: height)
            model.grow(width, height)
        default:
            let (width, height) = (dice.roll(20...220), dice.roll(20...220))
            let mark = dice.mark(width: width, height: height)
            let other = Drawing(
                width: width, height: height, background: .clear, marks: [mark])
            _ = board.replace(with: other)
            model.replace(with: other)
        }
    }
}
