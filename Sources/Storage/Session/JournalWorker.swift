import Glibc

/// The thread that owns the session file: it takes jobs in order and reports what happened.
final class JournalWorker {
    private let shared: Monitor<JournalState>
    private let folder: FilePath?
    private let report: @Sendable (JournalReport) -> Void
    private var session: SessionFile?
    private var trouble: StorageError?
    private var failures = 0
    private var synchronizeAt: Moment?

    /// The longest a finished stroke may be out of reach of a power cut's survivors.
    private static let synchronizeDelay = 1000
    private static let longestRetryDelay = 32_000

    init(
        _ shared: Monitor<JournalState>, session: SessionFile?, folder: FilePath?,
        report: @escaping @Sendable (JournalReport) -> Void
    ) {
        self.shared = shared
        self.session = session
        self.folder = folder
        self.report = report
    }

    /// Says that there is no thread to work on.
    func giveUp(_ error: SystemError) {
        shared.withLock { $0.ended() }
        report(.unprotected(.thread(error)))
    }

    /// Works until the journal ends.
    func run() {
        while true {
            let task = shared.wait(until: deadline) { $0.next() }
            switch task {
            case .write(let job): write(job)
            case .load(let id): load(id)
            case .finish(let ending):
                finish(ending)
                return
            case nil: break
            }
            synchronizeIfDue()
        }
    }

    private func deadline(_ state: JournalState) -> Moment? {
        let retry = state.isEmpty ? nil : state.retryAt
        guard let retry, let synchronizeAt else { return retry ?? synchronizeAt }
        return min(retry, synchronizeAt)
    }

    private func write(_ job: JournalState.Job) {
        do {
            try perform(job, in: openSession())
            failures = 0
            shared.withLock { $0.wrote() }
            recover()
            if synchronizeAt == nil {
                synchronizeAt = Moment.now.after(milliseconds: Self.synchronizeDelay)
            }
        } catch {
            fail(job, error)
        }
    }

    private func openSession() throws(StorageError) -> SessionFile {
        if let session { return session }
        guard let folder else { throw .homeless }
        let made = try SessionFile.create(in: folder)
        session = made
        return made
    }

    private func perform(
        _ job: JournalState.Job, in session: SessionFile
    ) throws(StorageError) {
        switch job {
        case .append(let body, let index): try session.append(body, above: index)
        case .move(let index): try session.move(to: index)
        case .note(let value, let key): try session.note(value, for: key)
        case .store(let id, let pack): try session.store(pack(), id: id)
        case .drop(let id): try session.drop(patch: id)
        }
    }

    /// Patches can be made again and are let go; everything else waits for the disk to recover.
    private func fail(_ job: JournalState.Job, _ error: StorageError) {
        switch job {
        case .store(let id, _):
            shared.withLock { $0.wrote() }
            report(.lost(patch: id))
        case .drop:
            shared.withLock { $0.wrote() }
        case .append, .move, .note: postpone()
        }
        if trouble == nil { report(.unprotected(error)) }
        trouble = error
    }

    private func postpone() {
        failures += 1
        let delay = min(1000 << min(failures - 1, 5), Self.longestRetryDelay)
        let lost = shared.withLock { state in
            let lost = state.refused(nextTry: Moment.now.after(milliseconds: delay))
            if state.ending != nil { state.giveUp() }
            return lost
        }
        for id in lost { report(.lost(patch: id)) }
    }

    private func recover() {
        guard trouble != nil, shared.withLock({ $0.isEmpty }) else { return }
        trouble = nil
        report(.protected)
    }

    private func load(_ id: Int64) {
        let patch = try? session?.patch(id: id)
        shared.withLock { $0.answer(id, patch ?? nil) }
    }

    private func synchronizeIfDue() {
        guard let due = synchronizeAt, due <= .now else { return }
        synchronizeAt = nil
        do {
            try session?.synchronize()
        } catch {
            if trouble == nil { report(.unprotected(error)) }
            trouble = error
        }
    }

    private func finish(_ ending: JournalEnding) {
        switch ending {
        case .keep: try? session?.synchronize()
        case .discard: session?.discard()
        }
        session = nil
        shared.withLock { $0.ended() }
    }
}
