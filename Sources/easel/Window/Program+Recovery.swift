import Interface
import Painting
import Storage

extension Program {
    /// Goes on with the sessions that were taken over meanwhile; the work that was here keeps a session
    /// of its own.
    mutating func goOnWithRecoveries() {
        for work in recoveries.ready() {
            recoveries.close(
                keeper, studio.isUnsaved ? .keep : .discard, overview: studio.overviewSize)
            keeper = work.keeper
            lastResort.guards(keeper)
            handle(
                .opened(.recovered(work.board, number: work.number, missing: work.missing)))
        }
    }
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
