import Painting

/// The members of an edit's object, as far as they were read.
struct EditDraft {
    private var kind: EditKind?
    private var mark: Result<Mark, MarkFault>?
    /// The number of the item that is added or removed.
    private var number: Int?
    private var index: Int?
    private var background: ReadBackground?
    private var drawing: DrawingContents?
    private var changes: [ChangeDraft]?

    private enum Key: String, CaseIterable {
        case edit, mark, number, index, background, drawing, changes
    }

    init(_ text: JSONText) throws(DrawingError) {
        var limits = DrawingLimits()
        // What is in the session was taken in before.
        limits.pictureBytes = limits.fileBytes
        var parser = DrawingParser(text, limits: limits) { _ in true }
        parser.isSession = true
        guard case .objectStart = try parser.next() else { return }
        let depth = parser.reader.depth
        while case .name(let name) = try parser.next() {
            let key = Key.allCases.first { parser.reader.equals(name, $0.rawValue) }
            try read(key, try parser.next(), with: &parser)
            try parser.leave(to: depth)
        }
        _ = try parser.next()
    }

    private mutating func read(
        _ key: Key?, _ value: JSONToken, with parser: inout DrawingParser
    ) throws(DrawingError) {
        switch (key, value) {
        case (.edit, .string(let name)):
            kind = EditKind.allCases.first { parser.reader.equals(name, $0.rawValue) }
        case (.mark, _):
            let draft = try parser.mark(value)
            mark = draft.mark(parser.points)
            number = draft.number
        case (.number, .number(let value)): number = Int(exactly: value)
        case (.index, .number(let value)): index = Int(exactly: value)
        case (.background, _): background = try parser.background(value)
        case (.changes, .arrayStart): changes = try ChangeDraft.all(in: &parser)
        case (.drawing, .objectStart): drawing = try parser.drawing()
        default: break
        }
    }

    /// The edit, made on `old`.
    func edit(
        of old: Drawing, _ load: (PictureReference) -> BackgroundPicture?
    ) throws(EditError) -> Edit {
        switch kind {
        case .add: return .add(try added(to: old))
        case .remove: return try removal(from: old)
        case .setBackground:
            guard let background else { throw .notAnEdit }
            return .setBackground(from: old.background, to: try loaded(background, load))
        case .change:
            guard let changes else { throw .notAnEdit }
            return .change(try ChangeDraft.alterations(changes, of: old))
        case .clear: return .clear(old.items)
        case .replace: return .replace(from: old, to: try replacement(load))
        case nil: throw .notAnEdit
        }
    }

    private func added(to old: Drawing) throws(EditError) -> Drawing.Item {
        guard let mark, let number else { throw .notAnEdit }
        // A new number is higher than any before it.
        guard number > old.items.last?.number ?? 0 else { throw .doesNotFit }
        do {
            return Drawing.Item(number: number, mark: try mark.get())
        } catch {
            throw .badMark(error)
        }
    }

    private func removal(from old: Drawing) throws(EditError) -> Edit {
        guard let number, let index else { throw .notAnEdit }
        guard old.items.indices.contains(index), old.items[index].number == number else {
            throw .doesNotFit
        }
        return .remove(old.items[index], index: index)
    }

    private func replacement(
        _ load: (PictureReference) -> BackgroundPicture?
    ) throws(EditError) -> Drawing {
        guard let contents = drawing else { throw .notAnEdit }
        if let skipped = contents.skipped { throw .badMark(skipped.reason) }
        for case .background(let fault) in contents.warnings { throw .badBackground(fault) }
        var drawing = contents.drawing
        let numbers = drawing.items.map(\.number)
        guard Set(numbers).count == numbers.count else { throw .notAnEdit }
        if let picture = contents.picture {
            drawing.background = try loaded(.picture(picture), load)
        }
        return drawing
    }

    private func loaded(
        _ background: ReadBackground, _ load: (PictureReference) -> BackgroundPicture?
    ) throws(EditError) -> Background {
        switch background {
        case .background(let background): return background
        case .fault(let fault): throw .badBackground(fault)
        case .picture(let reference):
            guard let picture = load(reference) else { throw .missingPicture(reference) }
            return .picture(picture, reference.placement)
        }
    }
}
