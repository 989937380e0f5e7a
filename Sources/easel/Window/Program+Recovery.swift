import Glibc
import Interface
import Painting
import Storage
import X11

extension Program {
    /// Looks for the work of programs that did not end well, while the window opens.
    mutating func offerRecoveries() {
        guard let folder = folders.sessions else { return }
        let sessions = Sessions(folder)
        let dead = sessions.dead()
        guard !dead.isEmpty else { return }
        for (index, session) in dead.enumerated() { offered[index + 1] = session }
        workers.run {
            let recoveries = dead.enumerated().compactMap { index, session in
                describe(session, number: index + 1, in: sessions)
            }
            return recoveries.isEmpty ? nil : .recoveriesFound(recoveries)
        }
    }

    /// Opens a session with its whole history, and goes on keeping it.
    mutating func recover(_ number: Int) {
        guard let session = offered[number], let folder = folders.sessions else { return }
        do throws(StorageError) {
            let file = try Sessions(folder).adopt(session)
            let recovered = RecoveredSession(file.contents())
            try file.dropPatches()
            file.confirm()
            let workers = workers
            keeper.close(studio.isUnsaved ? .keep : .discard)
            keeper = Keeper(
                continuing: file, recovered.base,
                report: { workers.deliver(.storageWarning(StorageWarning($0))) })
            offered[number] = nil
            let board = recovered.board(history: historyMemory, keeper.patches)
            handle(.opened(.recovered(board, number: number, missing: recovered.missing)))
        } catch {
            handle(.opened(.failed(path: session.path.bytes, Problem(error))))
        }
    }

    mutating func discardRecovery(_ number: Int) {
        guard let session = offered.removeValue(forKey: number), let folder = folders.sessions
        else { return }
        try? Sessions(folder).discard(session)
    }
}

/// What the window shows of a session; `nil` where there is nothing to get back.
private func describe(_ session: DeadSession, number: Int, in sessions: Sessions) -> Recovery? {
    var objects = 0
    var path: [UInt8]?
    // What twice killed the program that looked into it is offered without another look.
    if session.mayOpenByItself, let file = try? sessions.adopt(session) {
        let recovered = RecoveredSession(file.contents())
        file.confirm()
        objects = recovered.objects
        path = recovered.file
    }
    return Recovery(number: number, path: path, objects: objects, changed: clock(session.modified))
}

/// A time in seconds since 1970 as `2026-11-30 14:05`, local.
private func clock(_ seconds: Int64) -> String {
    var time = time_t(seconds)
    var parts = tm()
    localtime_r(&time, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday)) "
        + "\(two(parts.tm_hour)):\(two(parts.tm_min))"
}

extension StorageWarning {
    init(_ report: JournalReport) {
        switch report {
        case .unprotected(let error), .unspilled(let error): self = .noJournal(Problem(error))
        case .protected: self = .journalWorksAgain
        }
    }
}
