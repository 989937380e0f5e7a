import Interface
import Painting
import Storage

/// The saves under way, each on a worker; those to the same file follow each other.
///
/// A class because the workers share it with the window's thread.
final class Saves: Sendable {
    /// What each file is still to be written with, what is being written first.
    private let lines = Monitor<[FilePath: [Saving]]>([:])
    private let files: KnownFiles
    private let workers: Workers
    /// Where what has no name goes.
    private let folder: FilePath

    init(_ files: KnownFiles, _ workers: Workers, in folder: FilePath) {
        self.files = files
        self.folder = folder
        self.workers = workers
    }

    /// Begins a save of the board as it is now, or puts it in line.
    func start(_ order: SaveOrder, _ board: Board) {
        let path = path(for: order)
        let saving = Saving(order, board, at: path)
        let isFirst = lines.withLock { lines in
            lines[path, default: []].append(saving)
            return lines[path]?.count == 1
        }
        guard isFirst else { return }
        workers.run { [self] in
            var next: Saving? = saving
            while let saving = next {
                carryOut(saving)
                next = lines.withLock { Self.next(after: path, in: &$0) }
            }
            return nil
        }
    }

    private func carryOut(_ saving: Saving) {
        let workers = workers
        let outcome = saving.carryOut(files) { done in
            workers.deliver(.saving(number: saving.number, done: done))
        }
        workers.deliver(.saved(outcome.report))
        if outcome.isBare, case .saved(_, let path, _) = outcome.report {
            workers.deliver(.storageWarning(.attributesLost(path: path)))
        }
    }

    private static func next(
        after path: FilePath, in lines: inout [FilePath: [Saving]]
    ) -> Saving? {
        lines[path]?.removeFirst()
        guard let next = lines[path]?.first else {
            lines[path] = nil
            return nil
        }
        return next
    }

    private func path(for order: SaveOrder) -> FilePath {
        if let path = order.path.flatMap({ FilePath(bytes: $0) }) { return path }
        let earlier = lines.withLock { lines in
            lines.first { $0.value.contains { $0.number == order.follows } }?.key
        }
        return earlier ?? DatedName.unused(in: folder)
    }

    /// Has a save stop at its next step.
    func cancel(_ number: Int) {
        lines.withLock { lines in
            for saving in lines.values.joined() where saving.number == number { saving.cancel() }
        }
    }

    /// Stops all saves and waits until they have tidied up, a moment at most: the program ends.
    func close() {
        let end = Moment.now.after(milliseconds: 2000)
        lines.withLock { lines in
            for saving in lines.values.joined() { saving.cancel() }
        }
        _ = lines.wait(until: { _ in end }) { $0.isEmpty ? true : nil }
    }
}
