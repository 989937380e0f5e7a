import Glibc
import Painting
import Raster
import Rig
import Storage
import Synchronization
import TestSupport
import Testing

/// A day of drawing: what it takes in memory and on the disk.
///
/// Counted, never timed.
@Suite struct LongHistoryTests {
    private static let strokeCount = 10_000
    private static let (width, height) = (1920, 1080)

    private let scratch = Scratch()

    /// Strokes of real people, as large as they were drawn, all over the board; made up ones where the
    /// recordings are not here.
    private func strokes() throws -> [[Point]] {
        var dice = Dice(seed: 10)
        let names = ["cat", "house", "The_Great_Wall_of_China"]
        let files = names.compactMap { Places.corpus("pointer/quickdraw-raw-\($0).ndjson") }
        let drawings = try files.flatMap { try Trace.quickDraw(path: $0) }
        var strokes: [[Point]] = []
        while strokes.count < Self.strokeCount {
            let corner = Point(
                x: dice.roll(0...Double(Self.width)), y: dice.roll(0...Double(Self.height)))
            guard let drawing = drawings.randomElement(using: &dice) else {
                strokes.append(
                    (0..<30).map { step -> Point in
                        corner + Point(x: Double(4 * step), y: Double(step % 7 * 5))
                    })
                continue
            }
            let middle = Point(x: 300, y: 300)
            strokes += drawing.strokes.map { stroke in
                stroke.map { corner + Point(x: $0.x, y: $0.y) - middle }
            }
        }
        return Array(strokes.prefix(Self.strokeCount))
    }

    @Test func `10,000 real strokes stay under the budget, and few bytes each on the disk`() throws
    {
        let journal = Journal(in: scratch.path("sessions")) { _ in }
        defer { journal.close(.discard) }
        let tally = Tally(journal.patches)
        var board = Board(
            Drawing(width: Self.width, height: Self.height),
            history: History(store: tally.store))
        for (index, stroke) in try strokes().enumerated() {
            board.draw(stroke)
            #expect(board.history.memory <= History.defaultBudget)
            if index % 100 == 0 { journal.flush(within: 60_000) }
        }
        #expect(board.history.count == Self.strokeCount)
        #expect(tally.stored > Self.strokeCount / 2)
        #expect(tally.bytes / tally.stored <= 25 << 10)

        let end = board.layer
        let steps = 2_000
        for _ in 0..<steps { try expectOneStep(&board) { _ = $0.undo() } }
        #expect(board.layer.hasSameInk(as: Layer(of: board.drawing)))
        for _ in 0..<steps { try expectOneStep(&board) { _ = $0.redo() } }
        #expect(board.layer.hasSameInk(as: end))
        #expect(tally.taken > 0, "some of these steps were on the disk")
        #expect(tally.missed == 0)
    }

    /// Steps, and sees that no tile is another one but those that the step's mark can reach.
    private func expectOneStep(_ board: inout Board, _ step: (inout Board) -> Void) throws {
        let (ink, count, last) = (board.layer, board.drawing.items.count, board.drawing.items.last)
        step(&board)
        let isUndone = board.drawing.items.count < count
        let item = try #require(isUndone ? last : board.drawing.items.last)
        #expect(abs(board.drawing.items.count - count) == 1)
        let tiles = ink.bounds.roundedToTiles
        let reach = item.bounds.intersection(tiles)?.roundedToTiles
        for (index, _) in TilePatch(differing: board.layer, from: ink, in: tiles).tiles {
            #expect(reach?.contains(index.frame) ?? false)
        }
        #expect(board.history.memory <= History.defaultBudget)
    }
}

extension Board {
    fileprivate mutating func draw(_ stroke: [Point]) {
        for (index, point) in stroke.enumerated() {
            let sample = PointerSample(point)
            _ = handle(index == 0 ? .began(sample) : .moved(sample))
        }
        if let last = stroke.last { _ = handle(.ended(PointerSample(last))) }
    }
}

/// Counts what goes through a store.
private final class Tally: Sendable {
    private let inner: PatchStore
    private let numbers = Mutex<(stored: Int, bytes: Int, taken: Int, missed: Int)>((0, 0, 0, 0))

    init(_ inner: PatchStore) { self.inner = inner }

    var stored: Int { numbers.withLock { $0.stored } }
    var bytes: Int { numbers.withLock { $0.bytes } }
    var taken: Int { numbers.withLock { $0.taken } }
    /// Patches that were stored and did not come back.
    var missed: Int { numbers.withLock { $0.missed } }

    var store: PatchStore {
        PatchStore(
            store: { patch in
                let size = PatchPacking.pack(patch).count
                self.numbers.withLock { ($0.stored, $0.bytes) = ($0.stored + 1, $0.bytes + size) }
                return self.inner.store(patch)
            },
            take: { id in
                let patch = self.inner.take(id)
                let isMissing = patch == nil
                self.numbers.withLock {
                    $0.taken += 1
                    if isMissing { $0.missed += 1 }
                }
                return patch
            },
            discard: { self.inner.discard($0) })
    }
}
