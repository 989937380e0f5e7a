import Glibc

/// The work of the thread that owns the session file: it takes jobs in order and reports what happened.
final class JournalWorker {
    private let shared: Monitor<JournalState>
    private let folder: FilePath?
    private let report: @Sendable (JournalReport) -> Void
    private var session: SessionFile?
    private var trouble: StorageError?
    private var failures = 0
    private var isSpillRefused = false
    private var synchronizer: Synchronizer?
    private var isSynchronizingRefused = false

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
            case .hear(let outcome): hear(outcome)
            case nil: break
            }
        }
    }

    private func deadline(_ state: JournalState) -> Moment? {
        state.isEmpty ? nil : state.retryAt
    }

    private func write(_ job: JournalState.Job) {
        do {
            try openSession()
            try perform(job)
            failures = 0
            if case .store = job { isSpillRefused = false }
            shared.withLock { $0.wrote() }
            if !job.isPatch { synchronize() }
            recover()
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
        case .append(let body, let index): try session?.append(made(body), above: index)
        case .move(let index): try session?.move(to: index)
        case .note(let value, let key): try session?.note(made(value), for: key)
        case .store(let patch, let id): try session?.store(PatchPacking.pack(patch), id: id)
        case .drop(let id): try session?.drop(patch: id)
        }
    }

    private func made(_ body: JournalBody) throws(StorageError) -> [UInt8] {
        var refusal: StorageError?
        let bytes = body { picture in
            do throws(StorageError) {
                return try session?.keep(picture: picture)
            } catch {
                refusal = error
                return nil
            }
        }
        if let refusal { throw refusal }
        return bytes
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
        guard trouble != nil, !isSynchronizingRefused, shared.withLock({ $0.isEmpty }) else {
            return
        }
        trouble = nil
        report(.protected)
    }

    private func load(_ id: Int) {
        let patch = try? session?.patch(id: id)
        shared.withLock { $0.answer(id, patch ?? nil) }
    }

    /// Has what was written forced to the disk, without waiting for it where there is a thread to wait.
    private func synchronize() {
        guard let path = session?.path else { return }
        if synchronizer == nil {
            let shared = shared
            let fresh = Synchronizer(session: path) { error in
                shared.withLock { $0.synchronized(error) }
            }
            guard (try? fresh.start()) != nil else {
                synchronizeHere()
                return
            }
            synchronizer = fresh
        }
        synchronizer?.synchronize()
    }

    private func synchronizeHere() {
        do {
            try session?.synchronize()
            hear(nil)
        } catch {
            hear(error)
        }
    }

    private func hear(_ error: StorageError?) {
        isSynchronizingRefused = error != nil
        if let error { warn(error) } else { recover() }
    }

    private func finish(_ ending: JournalEnding) {
        synchronizer?.end()
        if let last = session.take() {
            switch ending {
            case .keep: try? last.synchronize()
            case .discard: last.discard()
            }
        }
        shared.withLock { $0.ended() }
    }
}
