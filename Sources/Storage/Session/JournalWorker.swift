import Glibc

/// The thread that owns the session file: it takes jobs in order and reports what happened.
final class JournalWorker {
    private let shared: Monitor<JournalState>
    private let folder: FilePath?
    private let report: @Sendable (JournalReport) -> Void
    private var session: SessionFile?
    private var trouble: StorageError?
    private var failures = 0
    private var isSpillRefused = false
    private var synchronizeAt: Moment?

    /// The longest a finished stroke may be out of reach of a power cut's survivors.
    private static let synchronizeDelay = 1000
    private static let longestRetryDelay = 32_000

    init(
        _ shared: Monitor<JournalState>, session: consuming SessionFile?, folder: FilePath?,
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
            try openSession()
            try perform(job)
            failures = 0
            if case .store = job { isSpillRefused = false }
            shared.withLock { $0.wrote() }
            recover()
            if synchronizeAt == nil {
                synchronizeAt = Moment.now.after(milliseconds: Self.synchronizeDelay)
            }
        } catch {
            fail(job, error)
        }
    }

    private func openSession() throws(StorageError) {
        guard session == nil else { return }
        guard let folder else { throw .homeless }
        session = try SessionFile.create(in: folder)
    }

    private func perform(_ job: JournalState.Job) throws(StorageError) {
        switch job {
        case .append(let body, let index): try session?.append(body, above: index)
        case .move(let index): try session?.move(to: index)
        case .note(let value, let key): try session?.note(value, for: key)
        case .store(let patch, let id): try session?.store(PatchPacking.pack(patch), id: id)
        case .drop(let id): try session?.drop(patch: id)
        }
    }

    /// Patches can be made again and are let go; everything else waits for the disk to recover.
    private func fail(_ job: JournalState.Job, _ error: StorageError) {
        switch job {
        case .store:
            shared.withLock { $0.wrote() }
            if !isSpillRefused { report(.unspilled(error)) }
            isSpillRefused = true
        case .drop:
            shared.withLock { $0.wrote() }
        case .append, .move, .note:
            postpone()
            warn(error)
        }
    }

    private func warn(_ error: StorageError) {
        if trouble == nil { report(.unprotected(error)) }
        trouble = error
    }

    private func postpone() {
        failures += 1
        let delay = min(1000 << min(failures - 1, 5), Self.longestRetryDelay)
        shared.withLock { state in
            state.refused(nextTry: Moment.now.after(milliseconds: delay))
            if state.ending != nil { state.giveUp() }
        }
    }

    private func recover() {
        guard trouble != nil, shared.withLock({ $0.isEmpty }) else { return }
        trouble = nil
        report(.protected)
    }

    private func load(_ id: Int) {
        let patch = try? session?.patch(id: id)
        shared.withLock { $0.answer(id, patch ?? nil) }
    }

    private func synchronizeIfDue() {
        guard let due = synchronizeAt, due <= .now else { return }
        synchronizeAt = nil
        do {
            try session?.synchronize()
        } catch {
            warn(error)
        }
    }

    private func finish(_ ending: JournalEnding) {
        if let last = session.take() {
            switch ending {
            case .keep: try? last.synchronize()
            case .discard: last.discard()
            }
        }
        shared.withLock { $0.ended() }
    }
}
