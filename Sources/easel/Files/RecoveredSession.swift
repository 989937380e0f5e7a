import Formats
import Painting
import Storage

/// The work of a program that did not end well, read back from its session file.
struct RecoveredSession: Sendable {
    /// What the history starts from.
    var base: Drawing
    var edits: [Edit] = []
    /// How many of the edits are applied.
    var index = 0
    /// The file that the drawing belonged to.
    var file: [UInt8]?
    /// Edits that could not be read.
    var missing = 0

    /// Reads what a session file gives back; edits that cannot be read, or that do not fit without
    /// one that cannot, are left out and counted.
    init(_ contents: SessionContents) {
        var pictures = SessionPictures(contents)
        base = Self.base(contents.notes[SessionNote.base] ?? [], &pictures)
        file = contents.notes[SessionNote.file]
        missing = contents.missing
        if let (width, height) = Self.size(contents.notes[SessionNote.size]) {
            // Each by itself is a size that a board may have; both together may be more than that.
            base.width = min(max(base.width, width), Drawing.largestArea / base.height)
            base.height = min(max(base.height, height), Drawing.largestArea / base.width)
        }
        var drawing = base
        for row in contents.edits {
            guard
                let edit = try? EditCoding.edit(
                    from: row.body.span.bytes, applyingTo: drawing,
                    loading: { pictures[$0] })
            else {
                missing += 1
                continue
            }
            edit.apply(to: &drawing)
            edits.append(edit)
            if row.number <= contents.index { index = edits.count }
        }
    }

    /// The board, with everything that can be undone and redone.
    func board(history budget: Int, _ store: PatchStore) -> Board {
        Board(base, history: History(edits, index: index, budget: budget, store: store))
    }

    /// The drawing where the history stands.
    var drawing: Drawing {
        var drawing = base
        for edit in edits[..<index] { edit.apply(to: &drawing) }
        return drawing
    }

    private static func base(_ note: [UInt8], _ pictures: inout SessionPictures) -> Drawing {
        let edit = try? EditCoding.edit(
            from: note.span.bytes, applyingTo: Drawing(width: 1, height: 1),
            loading: { pictures[$0] })
        if case .replace(_, let base) = edit { return base }
        // The form of the first version.
        return (try? DrawingFile.decode(note, from: nil, size: (1280, 720)))?.drawing
            ?? Drawing(width: 1280, height: 720)
    }

    private static func size(_ note: [UInt8]?) -> (width: Int, height: Int)? {
        let parts = String(decoding: note ?? [], as: UTF8.self).split(separator: "x")
        guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
            Drawing.sides.contains(width), Drawing.sides.contains(height)
        else { return nil }
        return (width, height)
    }
}
