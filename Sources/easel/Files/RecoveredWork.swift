import Painting
import Storage

/// A session that was taken over, read and drawn: what the window goes on with.
struct RecoveredWork: Sendable {
    let number: Int
    let keeper: Keeper
    /// The board, with everything that can be undone and redone.
    let board: Board
    /// Edits that could not be read.
    let missing: Int

    /// Takes a session over with its whole history; takes as long as reading and drawing all of it.
    init(
        _ session: DeadSession, number: Int, in sessions: Sessions, historyMemory: Int,
        report: @escaping @Sendable (JournalReport) -> Void
    ) throws(StorageError) {
        let file = try sessions.adopt(session)
        let contents = file.contents()
        let recovered = RecoveredSession(contents)
        self.number = number
        missing = recovered.missing
        file.confirm()
        if contents.isSound, missing == 0, (try? file.dropPatches()) != nil {
            keeper = Keeper(continuing: file, recovered.base, report: report)
        } else {
            keeper = Self.copy(of: recovered, from: file, in: sessions.folder, report: report)
        }
        board = recovered.board(history: historyMemory, keeper.patches)
    }

    /// Goes on in a new session with what could be read of one that cannot be written to; that one is
    /// then set aside.
    ///
    /// While the new one is not on the disk, the old one stays what the next start finds.
    private static func copy(
        of recovered: RecoveredSession, from file: consuming SessionFile, in folder: FilePath,
        report: @escaping @Sendable (JournalReport) -> Void
    ) -> Keeper {
        var keeper = Keeper(
            recovered.base, file: recovered.file.flatMap { FilePath(bytes: $0) }, in: folder,
            report: report)
        if keeper.keep(recovered.edits, index: recovered.index) { file.setAside() }
        return keeper
    }
}
