import Lettering
import Painting
import Raster

// Typing.
extension Studio {
    static func id(of field: FieldName) -> String {
        switch field {
        case .number(.width): "width.value"
        case .number(.opacity): "opacity.value"
        case .number(.channel(let channel, .background)): "background.\(channel.rawValue).value"
        case .number(.channel(let channel, _)): "brush.\(channel.rawValue).value"
        case .hex(.background): "background.hex"
        case .hex: "brush.hex"
        case .coordinate(let index):
            "coordinates." + ["x1", "y1", "x2", "y2", "x3", "y3"][min(max(index, 0), 5)]
        case .path: "dialog.path"
        }
    }

    /// What a field says while nobody types in it.
    func text(of field: FieldName) -> String {
        switch field {
        case .number(let quantity): return text(of: quantity)
        case .hex(let owner): return color(of: owner).typed
        case .coordinate(let index): return coordinates.texts[index]
        case .path:
            guard case .chooser(let chooser) = dialogs.last else { return "" }
            return chooser.path
        }
    }

    func field(
        _ id: String, _ label: String, _ name: FieldName, _ frame: PixelRect,
        alignment: Alignment = .leading, isBoxed: Bool = true, isWrong: Bool = false
    ) -> Control {
        var look = FieldLook(text: text(of: name), alignment: alignment, isBoxed: isBoxed)
        look.isWrong = isWrong
        if let editor, editor.field == name {
            look.text = editor.text
            look.selection = editor.selection
            look.cursor = editor.cursor
            look.offset = editor.offset
        }
        var control = Control(
            .field, id, frame, .field(look), label: label, action: .edit(name))
        control.value = look.text
        return control
    }

    /// Begins to type in a field, with everything selected.
    mutating func edit(_ field: FieldName) {
        if editor?.field != field {
            leaveField()
            editor = FieldEditor(field, text(of: field))
        }
        focus = Self.id(of: field)
    }

    /// Takes over what was typed.
    mutating func leaveField() {
        guard let editor else { return }
        self.editor = nil
        if editor.text != editor.original { commit(editor) }
        if focus == Self.id(of: editor.field), !isFocusShown { focus = nil }
    }

    private mutating func commit(_ editor: FieldEditor) {
        switch editor.field {
        case .number(let quantity):
            let digits = editor.text.filter { $0 != "%" && !$0.isWhitespace }
            guard let value = Double(digits.map { $0 == "," ? "." : String($0) }.joined()) else {
                effects.append(.bell)
                return
            }
            set(quantity, to: value)
        case .hex(let owner):
            guard let color = Color(typed: editor.text) else {
                effects.append(.bell)
                return
            }
            setColor(of: owner, color)
        case .coordinate(let index):
            coordinates.texts[index] = editor.text
        case .path:
            setPath(editor.text)
        }
    }

    mutating func pressField(
        _ field: FieldName, _ control: Control, _ pointer: Input.Pointer, isDouble: Bool
    ) {
        let isNew = editor?.field != field
        isFocusShown = false
        edit(field)
        pointing.grip = .text(field)
        let position = position(in: control, at: pointer.x)
        if isNew, field != .path {
            // A click into a number is to type another one.
            pointing.grip = .spent
        } else if isDouble {
            editor?.selectWord(at: position)
            pointing.grip = .spent
        } else {
            editor?.place(position, extending: pointer.modifiers.contains(.shift))
        }
    }

    mutating func select(in field: FieldName, to pointer: Input.Pointer) {
        guard editor?.field == field,
            let control = controls.last(where: { $0.action == .edit(field) })
        else { return }
        let position = position(in: control, at: pointer.x)
        editor?.place(position, extending: true)
    }

    private func position(in control: Control, at x: Double) -> Int {
        guard case .field(let look) = control.look else { return 0 }
        let line = typesetter.line(look.text, metrics.numbers)
        let left = FieldLayout(control.frame, look, line, metrics).textLeft
        return line.character(atX: Int(x) - left)
    }

    /// Moves the text in its field so that the cursor is seen.
    mutating func keepFieldInView() {
        guard let editor, let control = controls.last(where: { $0.action == .edit(editor.field) })
        else { return }
        let line = typesetter.line(editor.text, metrics.numbers)
        let room = control.frame.width - 2 * metrics.pixels(FieldLayout.padding) - metrics.pixels(2)
        let x = line.x(ofCharacter: editor.cursor)
        let least = max(x - room, 0)
        let most = min(x, max(line.width - room, 0))
        self.editor?.offset = min(max(editor.offset, least), max(most, least))
    }
}
