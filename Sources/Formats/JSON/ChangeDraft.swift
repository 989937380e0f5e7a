import Painting

/// What becomes of one item in an edit's object, as far as it was read.
struct ChangeDraft {
    private var from: Int?
    private var to: Int?
    private var number: Int?
    private var mark: Result<Mark, MarkFault>?

    private enum Key: String, CaseIterable {
        case from, to, mark
    }

    /// Reads the rest of an array of them.
    static func all(in parser: inout DrawingParser) throws(DrawingError) -> [ChangeDraft] {
        let depth = parser.reader.depth
        var all: [ChangeDraft] = []
        while true {
            let token = try parser.next()
            if token == .arrayEnd { return all }
            all.append(try ChangeDraft(token, in: &parser))
            try parser.leave(to: depth)
        }
    }

    private init(_ token: JSONToken, in parser: inout DrawingParser) throws(DrawingError) {
        guard token == .objectStart else { return }
        let depth = parser.reader.depth
        while case .name(let name) = try parser.next() {
            let key = Key.allCases.first { parser.reader.equals(name, $0.rawValue) }
            switch (key, try parser.next()) {
            case (.from, .number(let value)): from = Int(exactly: value)
            case (.to, .number(let value)): to = Int(exactly: value)
            case (.mark, let value):
                let draft = try parser.mark(value)
                mark = draft.mark(parser.points)
                number = draft.number
            default: break
            }
            try parser.leave(to: depth)
        }
    }

    /// What they make of the items of `old`.
    static func alterations(
        _ all: [ChangeDraft], of old: Drawing
    ) throws(EditError) -> [Drawing.Alteration] {
        var alterations: [Drawing.Alteration] = []
        for draft in all { alterations.append(try draft.alteration(of: old)) }
        guard Set(alterations.map(\.from)).count == all.count,
            Set(alterations.map(\.to)).count == all.count
        else { throw .doesNotFit }
        return alterations
    }

    private func alteration(of old: Drawing) throws(EditError) -> Drawing.Alteration {
        guard let from, let to, let number, let mark else { throw .notAnEdit }
        guard old.items.indices.contains(from), old.items.indices.contains(to),
            old.items[from].number == number
        else { throw .doesNotFit }
        do {
            return Drawing.Alteration(old.items[from], at: from, to: try mark.get(), at: to)
        } catch {
            throw .badMark(error)
        }
    }
}
