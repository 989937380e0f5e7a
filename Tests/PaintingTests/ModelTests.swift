import Painting
import Raster
import TestSupport
import Testing

/// Random operations against a model that knows no tiles, no patches and no budget: a stack of
/// drawings, each rendered whole from its marks.
@Suite struct ModelTests {
    private struct Model {
        var past: [Drawing] = []
        var present: Drawing
        var future: [Drawing] = []

        mutating func commit(_ next: Drawing) {
            guard next != present else { return }
            past.append(present)
            present = next
            future = []
        }

        mutating func undo() {
            guard let last = past.popLast() else { return }
            future.append(present)
            present = last
        }

        mutating func redo() {
            guard let next = future.popLast() else { return }
            past.append(present)
            present = next
        }

        /// The window made room: every state of the drawing has it.
        mutating func grow(_ width: Int, _ height: Int) {
            func grown(_ drawing: Drawing) -> Drawing {
                var drawing = drawing
                drawing.width = max(drawing.width, width)
                drawing.height = max(drawing.height, height)
                return drawing
            }
            present = grown(present)
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
        var model = Model(present: start)
        for step in 0..<150 {
            let operation = dice.roll(0...9)
            perform(operation, &dice, &board, &model)
            #expect(
                (board.drawing == model.present) as Bool, "seed \(seed), step \(step), \(operation)"
            )
            #expect(
                board.layer.hasSameInk(as: Layer(of: model.present)) as Bool,
                "seed \(seed), step \(step), operation \(operation)")
            #expect(board.canUndo == !model.past.isEmpty && board.canRedo == !model.future.isEmpty)
        }
    }

    @Test(arguments: 31...36 as ClosedRange<UInt64>)
    func `a store that fails now and then costs no byte`(seed: UInt64) {
        var dice = Dice(seed: seed)
        let shelf = Shelf(failingOnceIn: 3)
        let start = Drawing(width: 400, height: 300)
        var board = Board(start, history: History(budget: 1 << 20, store: shelf.store))
        var model = Model(present: start)
        for step in 0..<120 {
            // Runs of one operation reach steps that memory had no room for.
            let operation = [0, 4, 0, 6, 5, 0][step / 10 % 6]
            perform(step % 10 < 8 ? operation : dice.roll(0...9), &dice, &board, &model)
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
        default:
            changeWhole(&dice, &board, &model)
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
            var other = Drawing(width: next.width, height: next.height, background: .clear)
            other.items = [
                Drawing.Item(number: 1, mark: dice.mark(width: next.width, height: next.height))
            ]
            _ = board.replace(with: other)
            model.commit(other)
        }
    }
}
