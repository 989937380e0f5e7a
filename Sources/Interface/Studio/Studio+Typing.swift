import Painting

// Keys in a field.
extension Studio {
    /// Offers a key to the field; whether it took it.
    mutating func type(_ key: Input.KeyPress) -> Bool {
        guard editor != nil else { return false }
        let extends = key.modifiers.contains(.shift)
        let byWord = key.modifiers.contains(.control)
        switch key.key {
        case .escape: dropField()
        case .enter: finishField()
        case .tab: if !completePath(key) { return false }
        case .left: editor?.moveLeft(word: byWord, extending: extends)
        case .right: editor?.moveRight(word: byWord, extending: extends)
        case .home: editor?.place(0, extending: extends)
        case .end: editor?.place(.max, extending: extends)
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
            case "a": editor?.selectAll()
            case "c": copySelection()
            case "x":
                copySelection()
                change { $0.insert("") }
            case "v": effects.append(.paste)
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
        guard let editor, !editor.selection.isEmpty else { return }
        effects.append(.copy(editor.selectedText))
    }

    mutating func paste(_ text: String) {
        guard editor != nil, !text.isEmpty else { return }
        change { $0.insert(text) }
    }

    /// Changes the text and lets what follows it follow.
    private mutating func change(_ body: (inout FieldEditor) -> Void) {
        guard var editor else { return }
        body(&editor)
        self.editor = editor
        if editor.field == .path { pathChanged() }
        // Gone with the first key and not when the field is left: the press that leaves it must find
        // what it is aimed at where it was.
        if case .coordinate(let index) = editor.field, coordinates.fault?.field == index {
            coordinates.fault = nil
        }
    }

    /// Gives up what was typed.
    private mutating func dropField() {
        let isPath = editor?.field == .path
        editor = nil
        focus = nil
        if isPath { answer(.cancel) }
    }

    private mutating func finishField() {
        guard let field = editor?.field else { return }
        leaveField()
        switch field {
        case .path: answer(.ok)
        case .coordinate: drawCoordinates()
        case .number, .hex: break
        }
    }

    /// Up and Down count a number, or walk through a list under the field.
    private mutating func step(by step: Int) {
        switch editor?.field {
        case .number(let quantity):
            leaveField()
            set(quantity, to: value(of: quantity) + Double(step))
            edit(.number(quantity))
        case .path:
            movePick(by: -step)
        case .hex, .coordinate, nil:
            break
        }
    }
}
