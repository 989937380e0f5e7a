import Raster

/// What a journal's owner and its worker share.
struct JournalState {
    /// Something to write.
    enum Job {
        case append(JournalBody, above: Int)
        case move(Int)
        case note(JournalBody, key: String)
        /// Packed by the worker.
        case store(TilePatch, id: Int)
        case drop(patch: Int)

        /// Whether it is of use to the running program alone.
        var isPatch: Bool {
            switch self {
            case .store, .drop: true
            case .append, .move, .note: false
            }
        }
    }

    /// What the worker does next.
    enum Task {
        case write(Job)
        case load(patch: Int)
        /// What the disk said to forcing the file to it; `nil` that it obeys again.
        case hear(StorageError?)
        case finish(JournalEnding)
    }

    /// Written in this order; each stays until it is in the file.
    private var jobs: [Job] = []
    private var firstJob = 0
    private(set) var ending: JournalEnding?
    private(set) var hasEnded = false
    /// When the disk refused: the moment for the next try.
    private(set) var retryAt: Moment?
    private var isHopeless = false

    private var synchronizing: StorageError??

    private var lastPatch = 0
    private var wanted: [Int] = []
    private var awaited: Set<Int> = []
    private var answers: [Int: [UInt8]?] = [:]

    var isEmpty: Bool { firstJob == jobs.count }
    /// Whether nothing will be written before a retry, or at all.
    var isStuck: Bool { retryAt != nil || isHopeless || hasEnded }

    mutating func add(_ job: Job) {
        guard !isHopeless, ending == nil else { return }
        jobs.append(job)
    }

    /// Loads first, for someone waits for them; `nil` if there is nothing to do now.
    mutating func next() -> Task? {
        if let id = wanted.popLast() { return .load(patch: id) }
        if let outcome = synchronizing.take() { return .hear(outcome) }
        if !isEmpty, retryAt.map({ $0 <= .now }) ?? true {
            return .write(jobs[firstJob])
        }
        guard let ending else { return nil }
        return .finish(ending)
    }

    mutating func wrote() {
        retryAt = nil
        guard !isEmpty else { return }
        firstJob += 1
        if firstJob == jobs.count || firstJob > 1024 {
            jobs.removeFirst(firstJob)
            firstJob = 0
        }
    }

    /// Keeps the job for later and lets go of the patches behind it, whose memory is not this
    /// queue's to hold: what is not given back is drawn from the marks.
    mutating func refused(nextTry: Moment) {
        retryAt = nextTry
        jobs = jobs[firstJob...].filter { job in
            if case .store = job { false } else { true }
        }
        firstJob = 0
    }

    /// Lets go of what can't be written: the program ends.
    mutating func giveUp() {
        isHopeless = true
        jobs = []
        firstJob = 0
    }

    mutating func synchronized(_ outcome: StorageError?) { synchronizing = .some(outcome) }

    mutating func end(_ ending: JournalEnding) {
        guard self.ending == nil else { return }
        self.ending = ending
        if retryAt != nil { retryAt = .now }
        // What is about to be deleted need not be written first.
        if ending == .discard {
            jobs = []
            firstJob = 0
        }
    }

    mutating func ended() { hasEnded = true }

    /// Takes a patch to store and returns its id.
    mutating func add(_ patch: TilePatch) -> Int {
        lastPatch += 1
        add(.store(patch, id: lastPatch))
        return lastPatch
    }

    /// What the queue knows of a patch: the patch while it waits to be written, nothing once dropped.
    ///
    /// The outer `nil` means that only the file knows.
    func pending(_ id: Int) -> TilePatch?? {
        for job in jobs[firstJob...].reversed() {
            switch job {
            case .store(let patch, id): return .some(patch)
            case .drop(id): return .some(nil)
            default: continue
            }
        }
        return nil
    }

    mutating func want(_ id: Int) {
        answers[id] = nil
        awaited.insert(id)
        wanted.append(id)
    }
    /// Nobody waits for the patch any more: should it still come, it is let go.
    mutating func giveUpOn(_ id: Int) {
        awaited.remove(id)
        wanted.removeAll { $0 == id }
        answers[id] = nil
    }
    mutating func answer(_ id: Int, _ patch: [UInt8]?) {
        if awaited.contains(id) { answers[id] = .some(patch) }
    }
    /// The answer, once; the outer `nil` means that it is not here yet.
    mutating func takeAnswer(_ id: Int) -> [UInt8]?? {
        if hasEnded { return .some(nil) }
        return answers.removeValue(forKey: id)
    }
}

/// What becomes of the session file when its program ends.
package enum JournalEnding: Hashable, Sendable {
    /// It stays and is offered at the next start.
    case keep
    /// The user saved or let go of everything in it.
    case discard
}

/// What a journal has to say, on its worker's thread.
package enum JournalReport: Hashable, Sendable {
    /// Edits are not being kept; drawing goes on.
    case unprotected(StorageError)
    /// Everything is in the file again.
    case protected
    /// Patches are not being kept, so that undoing far back takes longer; nothing is lost.
    case unspilled(StorageError)
}
