import Glibc
import Interface
import Painting
import Raster
import Storage
import X11

extension Program {
    /// Looks for the work of programs that did not end well, besides what is offered already.
    ///
    /// Drawing goes on meanwhile, and while the list is shown.
    mutating func offerRecoveries() {
        guard let folder = folders.sessions else { return }
        let sessions = Sessions(folder)
        let known = Set(offered.values.map(\.path))
        let dead = sessions.dead().filter { !known.contains($0.path) }
        guard !dead.isEmpty else { return }
        let numbers = lastOffer + 1...lastOffer + dead.count
        lastOffer = numbers.upperBound
        for (number, session) in zip(numbers, dead) { offered[number] = session }
        let (workers, size) = (workers, studio.overviewSize)
        workers.run {
            let recoveries = zip(numbers, dead).compactMap { number, session -> Recovery? in
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

    /// Opens a session with its whole history, and goes on keeping it; the work that was here keeps a
    /// session of its own, and is offered in its turn.
    mutating func recover(_ number: Int) {
        guard let session = offered.removeValue(forKey: number), let folder = folders.sessions
        else { return }
        do throws(StorageError) {
            let file = try Sessions(folder).adopt(session)
            let contents = file.contents()
            let recovered = RecoveredSession(contents)
            keeper.close(studio.isUnsaved ? .keep : .discard)
            goOn(with: file, recovered, isWhole: contents.isSound && recovered.missing == 0)
            let board = recovered.board(history: historyMemory, keeper.patches)
            handle(.opened(.recovered(board, number: number, missing: recovered.missing)))
            offerRecoveries()
        } catch {
            var path = session.path
            if case .damaged(let kept) = error { path = kept }
            handle(.opened(.unrecovered(number: number, path: path.bytes, Problem(error))))
        }
    }

    /// Goes on with a session, or, where it cannot be written to, in a new one with what could be read
    /// of it; it is then set aside.
    ///
    /// While the new one is not on the disk, the old one stays what the next start finds.
    private mutating func goOn(
        with file: consuming sending SessionFile, _ recovered: RecoveredSession, isWhole: Bool
    ) {
        file.confirm()
        let report = StorageWarning.delivery(workers)
        if isWhole, (try? file.dropPatches()) != nil {
            keeper = Keeper(continuing: file, recovered.base, report: report)
            return
        }
        keeper = Keeper(
            recovered.base, file: recovered.file.flatMap { FilePath(bytes: $0) },
            in: folders.sessions, report: report)
        if keeper.keep(recovered.edits, index: recovered.index) { file.setAside() }
    }

    mutating func discardRecovery(_ number: Int) {
        guard let session = offered.removeValue(forKey: number), let folder = folders.sessions
        else { return }
        try? Sessions(folder).discard(session)
    }
}

/// What a look into a session found.
private enum Finding {
    case work(Recovery)
    /// Another program has it by now, or it is gone.
    case nothing
    case trouble(StorageWarning)

    init(
        _ session: DeadSession, number: Int, in sessions: Sessions,
        overview size: (width: Int, height: Int)
    ) {
        var recovery = Recovery(
            number: number, path: nil, objects: 0, changed: clock(session.modified))
        // What twice killed the program that looked into it is offered without another look.
        guard session.mayOpenByItself else {
            self = .work(recovery)
            return
        }
        do throws(StorageError) {
            let file = try sessions.adopt(session)
            let recovered = RecoveredSession(file.contents())
            let drawing = recovered.drawing
            recovery.objects = drawing.items.count
            recovery.path = recovered.file
            recovery.overview = Bitmap(
                overviewOf: drawing, width: size.width, height: size.height)
            file.confirm()
            self = .work(recovery)
        } catch {
            switch error {
            case .live: self = .nothing
            case .newer(let path, _): self = .trouble(.newerSession(path: path.bytes))
            case .damaged(let path): self = .trouble(.sessionDamaged(path: path.bytes))
            case .failed(_, .read, let error) where error.code == ENOENT: self = .nothing
            default: self = .work(recovery)
            }
        }
    }
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
        case .unprotected(let error): self = .noJournal(Problem(error))
        case .unspilled(let error): self = .noSpill(Problem(error))
        case .protected: self = .journalWorksAgain
        }
    }

    /// What brings a journal's reports to the window.
    static func delivery(_ workers: Workers) -> @Sendable (JournalReport) -> Void {
        { workers.deliver(.storageWarning(StorageWarning($0))) }
    }
}
