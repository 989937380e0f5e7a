import Formats
import Interface
import Painting
import Storage
import Synchronization

/// The state on the disk of the files that were read or saved, by which changes of others show.
///
/// A class because workers note what they did, and the window's thread asks.
final class KnownFiles: Sendable {
    private let stamps = Mutex<[FilePath: FileStamp]>([:])

    subscript(path: FilePath) -> FileStamp? { stamps.withLock { $0[path] } }

    /// Remembers how a file was left.
    func note(_ path: FilePath, _ stamp: FileStamp?) {
        guard let stamp else { return }
        stamps.withLock { $0[path] = stamp }
    }
}

/// An order to save that is carried out on a worker, with the board as it was when it was given.
struct Saving: Sendable {
    private let order: SaveOrder
    private let writer: BoardWriter
    private let index: Int
    private let path: FilePath
    private let stop = StopSign()

    /// What the window knows it by.
    var number: Int { order.number }

    init(_ order: SaveOrder, _ board: Board, at path: FilePath) {
        self.order = order
        writer = BoardWriter(board)
        index = board.history.index
        self.path = path
    }

    /// Has the save leave no trace, if it has not put the file in place yet.
    func cancel() { stop.raise() }

    /// Saves, notes the file's new state, and says how it went.
    ///
    /// `tell` hears now and then how much is done, 0…1, from when there is nothing left to ask.
    func carryOut(_ files: KnownFiles, telling tell: (Double) -> Void) -> Outcome {
        var throttle = Throttle()
        let outcome = Self.save(
            reporting: order, writer, at: path, known: files[path], index: index
        ) { done in
            if throttle.isDue() { tell(done) }
            return !stop.isRaised
        }
        files.note(path, outcome.stamp)
        return outcome
    }

    /// How an order ended.
    struct Outcome: Sendable {
        var stamp: FileStamp?
        /// The file lacks attributes that the old one had.
        var isBare = false
        var report: SaveReport
    }

    /// Saves, and says how it went.
    ///
    /// `proceed` is told how much is done, 0…1, and stops the work by returning `false`.
    static func save(
        reporting order: SaveOrder, _ writer: BoardWriter, at path: FilePath,
        known: FileStamp? = nil, index: Int = 0, proceed: (Double) -> Bool = { _ in true }
    ) -> Outcome {
        do throws(StorageError) {
            let outcome = try save(order, writer, to: path, known: known, proceed: proceed)
            var isBare = false
            if case .bare = outcome { isBare = true }
            return Outcome(
                stamp: outcome.stamp, isBare: isBare,
                report: .saved(order, path: path.bytes, historyIndex: index))
        } catch {
            if case .asks(_, let question) = error {
                return Outcome(report: .asks(order, SaveOrder.Question(question)))
            }
            return Outcome(report: .failed(order, path: path.bytes, Problem(error)))
        }
    }

    /// How much of the work is done when the file is written but not yet checked.
    private static let written = 0.9

    private static func save(
        _ order: SaveOrder, _ writer: BoardWriter, to path: FilePath, known: FileStamp?,
        proceed: (Double) -> Bool
    ) throws(StorageError) -> SaveOutcome {
        let request = SaveRequest(
            path, known: known, answered: Set(order.agreed.compactMap { SaveQuestion($0) }))
        let saver = Saver(PosixFileSystem())
        return try saver.save(
            request, proceed: { proceed(written + $0 * (1 - written)) }
        ) { sink throws(StorageError) in
            guard proceed(0) else { throw .cancelled }
            switch order.form {
            case .json: try sink.write(writer.json(for: path))
            case .list: try sink.write(writer.list(for: path))
            case .png:
                try sink.write(png: writer, embedsObjects: order.embedsObjects) {
                    proceed($0 * written)
                }
            }
        }
    }
}

extension FileSink {
    /// Writes a PNG as it is made.
    fileprivate mutating func write(
        png writer: BoardWriter, embedsObjects: Bool, proceed: (Double) -> Bool
    ) throws(StorageError) {
        var failure: StorageError?
        do {
            try withSink { (sink: inout Self) throws(EncodingError) in
                try writer.writePNG(embedsObjects: embedsObjects, proceed: proceed) { bytes in
                    failure = sink.take(bytes)
                    return failure == nil
                }
            }
        } catch .cancelled {
            throw .cancelled
        } catch {
            throw failure ?? .contents
        }
    }

    private mutating func withSink(
        _ body: (inout Self) throws(EncodingError) -> Void
    ) throws(EncodingError) {
        try body(&self)
    }

    private mutating func take(_ bytes: RawSpan) -> StorageError? {
        bytes.withUnsafeBytes { buffer in
            do throws(StorageError) {
                try write(buffer)
                return nil
            } catch {
                return error
            }
        }
    }
}

extension SaveOrder.Question {
    fileprivate init(_ question: SaveQuestion) {
        switch question {
        case .exists: self = .exists
        case .changed: self = .changed
        case .readOnly: self = .readOnly
        }
    }
}

extension SaveQuestion {
    /// `nil` for what the saver knows nothing of.
    fileprivate init?(_ question: SaveOrder.Question) {
        switch question {
        case .exists: self = .exists
        case .changed: self = .changed
        case .readOnly: self = .readOnly
        case .outgrown: return nil
        }
    }
}
