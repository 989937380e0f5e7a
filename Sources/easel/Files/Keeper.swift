import Formats
import Painting
import Storage

/// Keeps the session file in step with the board.
struct Keeper: Sendable {
    private let journal: Journal
    /// What the history starts from; written before the first edit.
    private var base: (drawing: Drawing, file: FilePath?)?
    /// The board's size as the file has it.
    private var size: (width: Int, height: Int)

    /// Keeps a new session of a board that starts as `drawing`.
    init(
        _ drawing: Drawing, file: FilePath?, in folder: FilePath?,
        report: @escaping @Sendable (JournalReport) -> Void
    ) {
        journal = Journal(in: folder, report: report)
        base = (drawing, file)
        size = (drawing.width, drawing.height)
    }

    /// Goes on with a session that was recovered.
    init(
        continuing session: consuming sending SessionFile, _ drawing: Drawing,
        report: @escaping @Sendable (JournalReport) -> Void
    ) {
        journal = Journal(continuing: session, report: report)
        size = (drawing.width, drawing.height)
    }

    /// Where the history puts what it has no memory for.
    var patches: PatchStore { journal.patches }

    /// Keeps a whole history at once, as that of a session that is not to be written to any more.
    ///
    /// Returns whether all of it is in the new file.
    mutating func keep(_ edits: [Edit], index: Int) -> Bool {
        noteBase()
        for (place, edit) in edits.enumerated() {
            append(edit, above: place)
        }
        journal.move(to: index)
        return journal.flush(within: 10_000)
    }

    /// Keeps an edit of `board` that was made when `index` edits were applied.
    mutating func record(_ edit: Edit, above index: Int, of board: Board) {
        noteBase()
        note(board.drawing)
        append(edit, above: index)
    }

    /// The text is made by the journal's worker: it may be that of a whole drawing.
    private func append(_ edit: Edit, above index: Int) {
        journal.append({ keep in EditCoding.bytes(of: edit) { keep($0.file) } }, above: index)
    }

    /// Keeps the place in the history.
    mutating func move(to index: Int, of board: Board) {
        note(board.drawing)
        journal.move(to: index)
    }

    /// Waits a moment for the last edit to be in the file; a gesture is about to begin.
    func catchUp() { journal.flush(within: 100) }

    /// What writes all that is left and keeps the session, from any thread.
    var savingAll: @Sendable () -> Void {
        let journal = journal
        return { journal.close(.keep, within: 3000) }
    }

    /// Ends the session, which is offered at the next start if it is to be kept.
    func close(_ ending: JournalEnding) { journal.close(ending, within: 3000) }

    private mutating func noteBase() {
        guard let (drawing, file) = base else { return }
        base = nil
        let edit = Edit.replace(from: Drawing(width: 1, height: 1), to: drawing)
        journal.note(
            { keep in EditCoding.bytes(of: edit) { keep($0.file) } }, for: SessionNote.base)
        if let file { journal.note({ _ in file.bytes }, for: SessionNote.file) }
    }

    private mutating func note(_ drawing: Drawing) {
        guard size != (drawing.width, drawing.height) else { return }
        size = (drawing.width, drawing.height)
        guard base == nil else { return }
        let text = Array("\(size.width)x\(size.height)".utf8)
        journal.note({ _ in text }, for: SessionNote.size)
    }
}

/// The names under which a session file keeps what is no edit.
enum SessionNote {
    /// The drawing that the history starts from, as the edit that puts it in an empty one's place.
    static let base = "base"
    /// The path of the open file.
    static let file = "file"
    /// The size that the board has grown to, as `800x600`.
    static let size = "size"
}
