/// Text being typed, with a cursor and a selection.
///
/// Positions count characters as a person does.
struct FieldEditor: Equatable, Sendable {
    let field: FieldName
    private(set) var characters: [Character]
    /// The end of the selection that stays, and the one that moves.
    private(set) var anchor: Int
    private(set) var cursor: Int
    /// Pixels that the text is moved to the left.
    var offset = 0
    /// What the field said before.
    let original: String
    private var steps = TypingHistory()

    /// Begins with everything selected.
    init(_ field: FieldName, _ text: String) {
        self.field = field
        original = text
        characters = Array(text)
        anchor = 0
        cursor = characters.count
    }

    /// The longest text that can be typed: a path has at most 4,096 bytes.
    private static let limit = 4_096

    var text: String { String(characters) }
    var selection: Range<Int> { min(anchor, cursor)..<max(anchor, cursor) }
    var selectedText: String { String(characters[selection]) }

    /// Puts text in place of the selection; line breaks become spaces.
    mutating func insert(_ text: String) {
        let clean = text.map { $0.isNewline || $0 == "\t" ? " " : $0 }.filter {
            $0.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
        }
        let room = Self.limit - characters.count + selection.count
        let new = clean.prefix(max(room, 0))
        let start = selection.lowerBound
        guard !new.isEmpty || !selection.isEmpty else { return }
        remember(new.isEmpty ? .deleting : new.count == 1 ? .typing(new[new.startIndex]) : .other)
        characters.replaceSubrange(selection, with: new)
        move(to: start + new.count)
    }

    /// Puts other text in place of everything.
    mutating func replace(with text: String, cursor: Int? = nil) {
        remember(.other)
        characters = Array(text.prefix(Self.limit))
        move(to: cursor ?? characters.count)
    }

    /// Takes the last thing that was typed back; nothing happens when there is none.
    mutating func undo() {
        guard let state = steps.back(from: state) else { return }
        restore(state)
    }

    /// Types again what was taken back.
    mutating func redo() {
        guard let state = steps.forward(from: state) else { return }
        restore(state)
    }

    private var state: TypingHistory.State {
        TypingHistory.State(characters: characters, anchor: anchor, cursor: cursor)
    }

    private mutating func restore(_ state: TypingHistory.State) {
        (characters, anchor, cursor) = (state.characters, state.anchor, state.cursor)
    }

    private mutating func remember(_ kind: TypingHistory.Kind) {
        steps.note(state, before: kind, replacesSelection: !selection.isEmpty)
    }

    private mutating func move(to position: Int) {
        cursor = min(max(position, 0), characters.count)
        anchor = cursor
    }

    mutating func deleteBackward(word: Bool) {
        delete(to: word ? wordStart(before: cursor) : cursor - 1)
    }

    mutating func deleteForward(word: Bool) {
        delete(to: word ? wordEnd(after: cursor) : cursor + 1)
    }

    /// Deletes what is selected, or else what lies between the cursor and `end`.
    private mutating func delete(to end: Int) {
        guard selection.isEmpty else { return insert("") }
        let end = min(max(end, 0), characters.count)
        guard end != cursor else { return }
        remember(.deleting)
        let range = min(end, cursor)..<max(end, cursor)
        characters.removeSubrange(range)
        move(to: range.lowerBound)
    }

    /// Moves the cursor, and the selection's other end with it unless that is extended.
    mutating func place(_ position: Int, extending: Bool = false) {
        steps.endStep()
        cursor = min(max(position, 0), characters.count)
        if !extending { anchor = cursor }
    }

    mutating func moveLeft(word: Bool, extending: Bool) {
        if !extending, !word, !selection.isEmpty { return place(selection.lowerBound) }
        place(word ? wordStart(before: cursor) : cursor - 1, extending: extending)
    }

    mutating func moveRight(word: Bool, extending: Bool) {
        if !extending, !word, !selection.isEmpty { return place(selection.upperBound) }
        place(word ? wordEnd(after: cursor) : cursor + 1, extending: extending)
    }

    mutating func selectAll() {
        anchor = 0
        cursor = characters.count
    }

    /// Selects the word around a position.
    mutating func selectWord(at position: Int) {
        let position = min(max(position, 0), characters.count)
        anchor = wordStart(before: min(position + 1, characters.count))
        cursor = wordEnd(after: anchor)
    }

    private func wordStart(before position: Int) -> Int {
        var index = position
        while index > 0, !Self.isWord(characters[index - 1]) { index -= 1 }
        while index > 0, Self.isWord(characters[index - 1]) { index -= 1 }
        return index
    }

    private func wordEnd(after position: Int) -> Int {
        var index = position
        while index < characters.count, !Self.isWord(characters[index]) { index += 1 }
        while index < characters.count, Self.isWord(characters[index]) { index += 1 }
        return index
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }
}
