import Painting
import Raster
import Synchronization
import TestSupport
import Testing

@Suite struct HistoryTests {
    @Test func `undo goes to the empty board and redo to the end`() {
        var dice = Dice(seed: 7)
        var board = Board(Drawing(width: 150, height: 100))
        var states = [board.layer]
        for _ in 0..<60 {
            board.draw(dice.mark(width: 150, height: 100))
            if board.history.count == states.count { states.append(board.layer) }
        }
        for expected in states.dropLast().reversed() {
            _ = board.undo()
            #expect(board.layer.hasSameInk(as: expected))
        }
        #expect(!board.canUndo)
        for expected in states.dropFirst() {
            _ = board.redo()
            #expect(board.layer.hasSameInk(as: expected))
        }
        #expect(!board.canRedo)
    }

    @Test func `a new mark drops what was undone`() {
        var board = Board(Drawing(width: 64, height: 64))
        let dot = Mark.made(by: .pencil, points: [Point(x: 5, y: 5)], style: Style())
        board.draw(dot)
        board.draw(dot)
        _ = board.undo()
        board.draw(dot)
        #expect(board.history.count == 2 && !board.canRedo)
    }

    @Test func `memory stays under the budget and steps still give the same bytes`() {
        let shelf = Shelf()
        var board = Board(
            Drawing(width: 300, height: 200),
            history: History(budget: 1 << 20, store: shelf.store))
        var dice = Dice(seed: 3)
        for _ in 0..<80 {
            board.draw(dice.mark(width: 300, height: 200))
            #expect(board.history.memory <= 1 << 20)
        }
        let end = board.layer
        #expect(shelf.count > 0)
        while board.canUndo {
            _ = board.undo()
            #expect(board.history.memory <= 1 << 20)
            #expect(board.layer.hasSameInk(as: Layer(of: board.drawing)))
        }
        while board.canRedo { _ = board.redo() }
        #expect(board.layer.hasSameInk(as: end))
        while board.canUndo { _ = board.undo() }
        board.draw(Mark.made(by: .pencil, points: [Point(x: 5, y: 5)], style: Style()))
        #expect(shelf.count == 0, "what was undone is forgotten on the shelf too")
    }
}

/// A store in memory that counts what it holds, and fails now and then if asked to.
final class Shelf: Sendable {
    private struct Contents {
        var held: [Int: TilePatch] = [:]
        var last = 0
        var calls = 0
        var failures = 0
    }

    private let contents = Mutex(Contents())
    /// Every how many calls one fails; 0 for none.
    private let period: Int

    init(failingOnceIn period: Int = 0) { self.period = period }

    var count: Int { contents.withLock { $0.held.count } }
    var failures: Int { contents.withLock { $0.failures } }

    var store: PatchStore {
        PatchStore(
            store: { patch in
                self.use { contents in
                    contents.last += 1
                    contents.held[contents.last] = patch
                    return contents.last
                }
            },
            take: { id in self.use { $0.held.removeValue(forKey: id) } },
            discard: { id in self.contents.withLock { _ = $0.held.removeValue(forKey: id) } }
        )
    }

    private func use<Result: Sendable>(_ body: (inout Contents) -> Result?) -> Result? {
        contents.withLock { contents in
            contents.calls += 1
            guard period == 0 || contents.calls % period != 0 else {
                contents.failures += 1
                return nil
            }
            return body(&contents)
        }
    }
}
