import Lettering
import Raster

/// The control that keys go to, and the text that is typed in it.
struct Typing: Sendable {
    /// The field being typed in.
    var editor: FieldEditor?
    /// The id of the control that keys go to.
    var focus: String?
    /// Whether the focus was put there by a key, and is shown.
    var isFocusShown = false

    var shownFocus: String? { isFocusShown ? focus : nil }

    /// Begins to type in a field that says `text`, with everything selected.
    mutating func begin(_ field: FieldName, _ text: String) {
        if editor?.field != field { editor = FieldEditor(field, text) }
        focus = field.id
    }

    /// Ends typing; returns what is to be taken over, if anything was changed.
    mutating func end() -> FieldEditor? {
        guard let editor else { return nil }
        self.editor = nil
        if focus == editor.field.id, !isFocusShown { focus = nil }
        return editor.text != editor.original ? editor : nil
    }

    /// Gives up what was typed.
    mutating func drop() {
        editor = nil
        focus = nil
    }

    /// Moves the cursor to where the field was pressed; whether the press may go on as a selection.
    mutating func press(
        _ control: Control, at x: Double, isNew: Bool, isDouble: Bool, isExtending: Bool,
        _ setting: Setting
    ) -> Bool {
        guard let editor else { return false }
        let position = position(in: control, at: x, setting)
        if isNew, editor.field != .path {
            // A click into a number is to type another one.
            return false
        }
        if isDouble {
            self.editor?.selectWord(at: position)
            return false
        }
        self.editor?.place(position, extending: isExtending)
        return true
    }

    /// Selects as far as the pointer has moved.
    mutating func select(in control: Control, to x: Double, _ setting: Setting) {
        let position = position(in: control, at: x, setting)
        editor?.place(position, extending: true)
    }

    /// Moves the text in its field so that the cursor is seen.
    mutating func keepInView(_ control: Control, _ setting: Setting) {
        guard let editor else { return }
        let metrics = setting.metrics
        let line = setting.typesetter.line(editor.text, metrics.numbers)
        let room = control.frame.width - 2 * metrics.pixels(FieldLayout.padding) - metrics.pixels(2)
        let x = line.x(ofCharacter: editor.cursor)
        let least = max(x - room, 0)
        let most = min(x, max(line.width - room, 0))
        self.editor?.offset = min(max(editor.offset, least), max(most, least))
    }

    private func position(in control: Control, at x: Double, _ setting: Setting) -> Int {
        guard case .field(let look) = control.look else { return 0 }
        let metrics = setting.metrics
        let line = setting.typesetter.line(look.text, metrics.numbers)
        let left = FieldLayout(control.frame, look, line, metrics).textLeft
        return line.character(atX: Int(x) - left)
    }
}
