import Painting
import Raster

// Keys and presses in a field.
extension Studio {
    /// Whether keys go into a text field.
    package var isTyping: Bool { typing.editor != nil }

    /// Begins to type in a field, with everything selected.
    mutating func edit(_ field: FieldName) {
        if typing.editor?.field != field { leaveField() }
        typing.begin(field, text(of: field))
    }

    /// What a field says while nobody types in it.
    private func text(of field: FieldName) -> String {
        switch field {
        case .number(let quantity): kit.text(of: quantity)
        case .hex(let owner): kit.color(of: owner).typed
        case .coordinate(let index): panels.coordinates.text(index)
        case .path: dialogs.chooser?.path ?? ""
        }
    }

    /// Takes over what was typed.
    mutating func leaveField() {
        guard let editor = typing.end() else { return }
        switch editor.field {
        case .number(let quantity):
            let digits = editor.text.filter { $0 != "%" && !$0.isWhitespace }
            guard let value = Double(digits.map { $0 == "," ? "." : String($0) }.joined()) else {
                return shown.effects.append(.bell)
            }
            set(quantity, to: value)
        case .hex(let owner):
            guard let color = Color(typed: editor.text) else {
                return shown.effects.append(.bell)
            }
            setColor(of: owner, color)
        case .coordinate(let index): panels.coordinates.set(editor.text, field: index)
        case .path: dialogs.setPath(editor.text)
        }
    }

    mutating func pressField(
        _ field: FieldName, _ control: Control, _ pointer: Input.Pointer, isDouble: Bool
    ) {
        let isNew = typing.editor?.field != field
        typing.isFocusShown = false
        edit(field)
        let goesOn = typing.press(
            control, at: pointer.x, isNew: isNew, isDouble: isDouble,
            isExtending: pointer.modifiers.contains(.shift), setting)
        pointing.grip = goesOn ? .text(field) : .spent
    }

    /// Offers a key to the field; whether it took it.
    mutating func type(_ key: Input.KeyPress) -> Bool {
        let extends = key.modifiers.contains(.shift)
        let byWord = key.modifiers.contains(.control)
        switch key.key {
        case .escape: dropField()
        case .enter: finishField()
        case .tab: return completePath(key)
        case .left: typing.editor?.moveLeft(word: byWord, extending: extends)
        case .right: typing.editor?.moveRight(word: byWord, extending: extends)
        case .home: typing.editor?.place(0, extending: extends)
        case .end: typing.editor?.place(.max, extending: extends)
        case .backspace: change { $0.deleteBackward(word: byWord) }
        case .delete: change { $0.deleteForward(word: byWord) }
        case .up: step(by: 1)
        case .down: step(by: -1)
        default: return typeText(key)
        }
        return true
    }

    private mutating func typeText(_ key: Input.KeyPress) -> Bool {
        if key.modifiers.contains(.control), case .character(let letter) = key.key {
            switch letter {
            case "a": typing.editor?.selectAll()
            case "c": copySelection()
            case "x":
                copySelection()
                change { $0.insert("") }
            case "v": shown.effects.append(.paste)
            case "z" where !key.modifiers.contains(.shift): change { $0.undo() }
            case "z", "y": change { $0.redo() }
            default: return false
            }
            return true
        }
        guard !key.text.isEmpty, key.modifiers.isDisjoint(with: [.control, .super]) else {
            return false
        }
        change { $0.insert(key.text) }
        return true
    }

    private mutating func copySelection() {
        guard let editor = typing.editor, !editor.selection.isEmpty else { return }
        shown.effects.append(.copy(editor.selectedText))
    }

    mutating func paste(_ text: String) {
        guard typing.editor != nil, !text.isEmpty else { return }
        change { $0.insert(text) }
    }

    /// Changes the text and lets what follows it follow.
    private mutating func change(_ body: (inout FieldEditor) -> Void) {
        guard var editor = typing.editor else { return }
        body(&editor)
        typing.editor = editor
        switch editor.field {
        case .path: carryOut(dialogs.typed(editor.text, kit))
        case .coordinate(let index): panels.coordinates.typed(in: index)
        case .number, .hex: break
        }
    }

    /// Completes what is typed in the path; whether there was anything to do.
    private mutating func completePath(_ key: Input.KeyPress) -> Bool {
        guard let editor = typing.editor, editor.field == .path,
            !key.modifiers.contains(.shift), let text = dialogs.completion(of: editor.text)
        else { return false }
        change { $0.replace(with: text) }
        return true
    }

    /// Gives up what was typed.
    private mutating func dropField() {
        let isPath = typing.editor?.field == .path
        typing.drop()
        if isPath { answer(.cancel) }
    }

    private mutating func finishField() {
        guard let field = typing.editor?.field else { return }
        leaveField()
        switch field {
        case .path: answer(.ok)
        case .coordinate: perform(.drawCoordinates)
        case .number, .hex: break
        }
    }

    /// Up and Down count a number, or walk through a list under the field.
    private mutating func step(by step: Int) {
        switch typing.editor?.field {
        case .number(let quantity):
            leaveField()
            set(quantity, to: kit.value(of: quantity) + Double(step))
            edit(.number(quantity))
        case .path:
            let kit = self.kit
            guard let row = dialogs.movePick(by: -step, kit) else { return }
            typing.editor = nil
            edit(.path)
            pointing.scrolling.reveal(row, of: .files, visible: dialogs.rowCount(kit))
        case .hex, .coordinate, nil:
            break
        }
    }
}
