import Interface
import Painting
import Storage

/// What earlier runs left: looked for, read and taken over on workers, while drawing goes on.
///
/// A class because the workers share it with the window's thread.
final class Recoveries: Sendable {
    private struct State {
        /// The sessions that are offered, by the number that the window knows them by.
        var offered: [Int: DeadSession] = [:]
        var lastOffer = 0
        /// Being taken over, and so not to be offered again.
        var taken: Set<FilePath> = []
        /// Taken over, and not yet gone on with.
        var ready: [RecoveredWork] = []
        /// Journals that are being closed.
        var closing = 0
    }

    private let state = Monitor(State())
    private let sessions: Sessions?
    private let historyMemory: Int
    private let workers: Workers

    init(_ folder: FilePath?, historyMemory: Int, _ workers: Workers) {
        sessions = folder.map { Sessions($0) }
        self.historyMemory = historyMemory
        self.workers = workers
    }

    /// Looks for the work of programs that did not end well, besides what is offered already.
    func offer(overview size: (width: Int, height: Int)) {
        guard let sessions else { return }
        workers.run { [self] in
            let found = number(sessions.dead())
            let recoveries = found.compactMap { number, session -> Recovery? in
                switch Finding(session, number: number, in: sessions, overview: size) {
                case .work(let recovery):
                    return recovery
                case .nothing:
                    return nil
                case .trouble(let warning):
                    workers.deliver(.storageWarning(warning))
                    return nil
                }
            }
            return recoveries.isEmpty ? nil : .recoveriesFound(recoveries)
        }
    }

    /// Gives numbers to the sessions that have none.
    private func number(_ dead: [DeadSession]) -> [(Int, DeadSession)] {
        state.withLock { state in
            let known = state.taken.union(state.offered.values.map(\.path))
            return dead.filter { !known.contains($0.path) }.map { session in
                state.lastOffer += 1
                state.offered[state.lastOffer] = session
                return (state.lastOffer, session)
            }
        }
    }

    /// Takes a session over, which is among ``ready()`` once all of it is read and drawn.
    func open(_ number: Int) {
        guard let sessions, let session = withdraw(number) else { return }
        workers.run { [self] in
            do throws(StorageError) {
                let work = try RecoveredWork(
                    session, number: number, in: sessions, historyMemory: historyMemory,
                    report: StorageWarning.delivery(workers))
                state.withLock { state in
                    state.taken.remove(session.path)
                    state.ready.append(work)
                }
                workers.wake()
                return nil
            } catch {
                state.withLock { _ = $0.taken.remove(session.path) }
                var path = session.path
                if case .damaged(let kept) = error { path = kept }
                return .opened(.unrecovered(number: number, path: path.bytes, Problem(error)))
            }
        }
    }

    /// Deletes a session: the user gave it up.
    func discard(_ number: Int) {
        guard let sessions, let session = withdraw(number) else { return }
        workers.run {
            try? sessions.discard(session)
            return nil
        }
    }

    /// The work that was taken over since the last call.
    func ready() -> [RecoveredWork] {
        state.withLock { state in
            defer { state.ready = [] }
            return state.ready
        }
    }

    /// Ends the session that another took the place of, and offers it in its turn.
    func close(
        _ keeper: Keeper, _ ending: JournalEnding, overview size: (width: Int, height: Int)
    ) {
        state.withLock { $0.closing += 1 }
        workers.run { [self] in
            keeper.close(ending)
            state.withLock { $0.closing -= 1 }
            offer(overview: size)
            return nil
        }
    }

    /// Waits a moment at most for the sessions that are being ended: the program ends.
    func finish() {
        let end = Moment.now.after(milliseconds: 3000)
        _ = state.wait(until: { _ in end }) { $0.closing == 0 ? true : nil }
    }

    private func withdraw(_ number: Int) -> DeadSession? {
        state.withLock { state in
            let session = state.offered.removeValue(forKey: number)
            if let session { state.taken.insert(session.path) }
            return session
        }
    }
}
