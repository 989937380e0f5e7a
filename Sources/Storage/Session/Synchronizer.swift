/// Forces a session to the disk on a thread of its own, one fdatasync at a time.
///
/// What is written while the disk is busy goes along with the next one, which follows at once: a
/// power cut takes at most what was written since the one under way began. Writing goes on meanwhile, so
/// that a slow disk keeps nothing from the file, which alone outlives the program.
///
/// A class because the journal's worker shares it with its thread.
final class Synchronizer: Sendable {
    private struct State {
        var isWanted = false
        var hasEnded = false
    }

    private let shared = Monitor(State())
    private let session: FilePath
    private let report: @Sendable (StorageError?) -> Void

    /// `report` is called on the thread with an error, and with `nil` once there is none any more.
    init(session: FilePath, report: @escaping @Sendable (StorageError?) -> Void) {
        self.session = session
        self.report = report
    }

    /// Starts the thread; it ends after ``end()``.
    func start() throws(SystemError) {
        try BackgroundThread.start { [self] in run() }
    }

    /// Asks for what has been written by now to be on the disk soon.
    func synchronize() { shared.withLock { $0.isWanted = true } }

    func end() { shared.withLock { $0.hasEnded = true } }

    private func run() {
        var isNameKept = false
        var hasFailed = false
        while shared.wait(until: { _ in nil }, for: { Self.next(&$0) }) == true {
            do {
                try SessionFormat.synchronize(session, withName: !isNameKept)
                isNameKept = true
                if hasFailed { report(nil) }
                hasFailed = false
            } catch {
                hasFailed = true
                report(error)
            }
        }
    }

    private static func next(_ state: inout State) -> Bool? {
        if state.hasEnded { return false }
        guard state.isWanted else { return nil }
        state.isWanted = false
        return true
    }
}
