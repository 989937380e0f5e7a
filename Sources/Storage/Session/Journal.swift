package import Painting
import Raster

/// What goes into a session file, made by the journal's worker when it is written.
///
/// It may have a picture's file kept apart, once however often it is named, and gets the number by which
/// ``SessionContents/picture(_:)`` gives it back; `nil` if the disk refuses.
package typealias JournalBody = @Sendable (_ keep: ([UInt8]) -> Int?) -> [UInt8]

/// Keeps what the user does in the session file, without ever holding up the drawing.
///
/// Calls put values into a queue and return; one worker writes them in order. The owner calls
/// ``flush(within:)`` when the next gesture begins: by then the worker has long written the last
/// edit, so that the wait is nothing, while a disk that stalls stalls nobody in mid-stroke. Writing
/// in the caller would be simpler still, but every hiccup of the disk would show under the pen.
package final class Journal: Sendable {
    private let shared: Monitor<JournalState>

    /// Starts an empty session in `folder`; the file is made with the first thing to keep.
    ///
    /// `report` is called on the worker's thread.
    package convenience init(
        in folder: FilePath?, report: @escaping @Sendable (JournalReport) -> Void
    ) {
        self.init(session: nil, folder: folder, report: report)
    }

    /// Goes on with a session that was recovered.
    package convenience init(
        continuing session: consuming sending SessionFile,
        report: @escaping @Sendable (JournalReport) -> Void
    ) {
        self.init(session: session, folder: nil, report: report)
    }

    private init(
        session: consuming sending SessionFile?, folder: FilePath?,
        report: @escaping @Sendable (JournalReport) -> Void
    ) {
        shared = Monitor(JournalState())
        let worker = JournalWorker(shared, session: session, folder: folder, report: report)
        do {
            try BackgroundThread.start { worker.run() }
        } catch {
            shared.withLock { $0.ended() }
            report(.unprotected(.thread(error)))
        }
    }

    deinit { shared.withLock { $0.end(.keep) } }

    /// Keeps an edit that was done when `index` edits were; it takes the place of those above.
    package func append(_ body: @escaping JournalBody, above index: Int) {
        shared.withLock { $0.add(.append(body, above: index)) }
    }

    /// Keeps the place in the history after an undo or redo.
    package func move(to index: Int) {
        shared.withLock { $0.add(.move(index)) }
    }

    /// Keeps a value under a name.
    package func note(_ value: @escaping JournalBody, for key: String) {
        shared.withLock { $0.add(.note(value, key: key)) }
    }

    /// The longest an undo waits for the disk; making its tiles again from the marks is faster.
    private static let loadLimit = 2000

    /// Takes the patches the history has no memory for.
    ///
    /// A patch is at hand until the worker has packed and written it. Nothing is taken while the
    /// disk refuses, and what turns out to be unreadable is not given back: then the history draws
    /// from the marks.
    package var patches: PatchStore {
        PatchStore(
            store: { self.store($0) },
            take: { id in
                defer { self.discard(id) }
                return self.patch(id)
            },
            discard: { self.discard($0) }
        )
    }

    private func store(_ patch: TilePatch) -> Int? {
        shared.withLock { $0.isStuck ? nil : $0.add(patch) }
    }

    private func discard(_ id: Int) {
        shared.withLock { $0.add(.drop(patch: id)) }
    }

    private func patch(_ id: Int) -> TilePatch? {
        if let pending = shared.withLock({ $0.pending(id) }) { return pending }
        shared.withLock { $0.want(id) }
        let end = Moment.now.after(milliseconds: Self.loadLimit)
        defer { shared.withLock { $0.giveUpOn(id) } }
        let packed = shared.wait(until: { _ in end }, for: { $0.takeAnswer(id) }) ?? nil
        return packed.flatMap { PatchPacking.unpack($0) }
    }

    /// Waits until everything is in the file; false if the disk refuses or takes longer.
    @discardableResult
    package func flush(within milliseconds: Int) -> Bool {
        let end = Moment.now.after(milliseconds: milliseconds)
        return shared.wait(until: { _ in end }) { state in
            if state.isStuck { return false }
            return state.isEmpty ? true : nil
        } ?? false
    }

    /// Writes what is left and ends the session; false if that takes longer than it may.
    @discardableResult
    package func close(_ ending: JournalEnding, within milliseconds: Int = 5000) -> Bool {
        shared.withLock { $0.end(ending) }
        let end = Moment.now.after(milliseconds: milliseconds)
        return shared.wait(until: { _ in end }) { $0.hasEnded ? true : nil } ?? false
    }
}
