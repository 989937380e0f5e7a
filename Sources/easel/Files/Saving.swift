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
    private let known: FileStamp?

    init(_ order: SaveOrder, _ board: Board, _ files: KnownFiles) {
        self.order = order
        writer = BoardWriter(board)
        index = board.history.index
        path = order.path.flatMap { FilePath(bytes: $0) } ?? DatedName.unused
        known = files[path]
    }

    /// Saves, notes the file's new state, and says how it went.
    func carryOut(_ files: KnownFiles) -> SaveReport {
        let outcome = Self.save(reporting: order, writer, at: path, known: known, index: index)
        files.note(path, outcome.stamp)
        return outcome.report
    }

    /// How an order ended.
    struct Outcome: Sendable {
        var stamp: FileStamp?
        var report: SaveReport
    }

    /// Saves, and says how it went.
    static func save(
        reporting order: SaveOrder, _ writer: BoardWriter, at path: FilePath,
        known: FileStamp? = nil,
        index: Int = 0
    ) -> Outcome {
        do throws(StorageError) {
            let outcome = try save(order, writer, to: path, known: known)
            return Outcome(
                stamp: outcome.stamp,
                report: .saved(order, path: path.bytes, historyIndex: index))
        } catch {
            if case .asks(_, let question) = error {
                return Outcome(report: .asks(order, SaveOrder.Question(question)))
            }
            return Outcome(report: .failed(path: path.bytes, Problem(error)))
        }
    }

    private static func save(
        _ order: SaveOrder, _ writer: BoardWriter, to path: FilePath, known: FileStamp?
    ) throws(StorageError) -> SaveOutcome {
        let request = SaveRequest(
            path, known: known, answered: Set(order.agreed.map { SaveQuestion($0) }))
        return try Saver(PosixFileSystem()).save(request) { sink throws(StorageError) in
            switch order.form {
            case .json: try sink.write(writer.json(for: path))
            case .png: try sink.write(png: writer, embedsObjects: order.embedsObjects)
            }
        }
    }
}

extension FileSink {
    /// Writes a PNG as it is made.
    fileprivate mutating func write(
        png writer: BoardWriter, embedsObjects: Bool
    ) throws(StorageError) {
        var failure: StorageError?
        do {
            try withSink { (sink: inout Self) throws(EncodingError) in
                try writer.writePNG(embedsObjects: embedsObjects) { bytes in
                    failure = sink.take(bytes)
                    return failure == nil
                }
            }
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
    fileprivate init(_ question: SaveOrder.Question) {
        switch question {
        case .exists: self = .exists
        case .changed: self = .changed
        case .readOnly: self = .readOnly
        }
    }
}
