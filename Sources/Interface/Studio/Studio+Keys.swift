import Painting
import Raster

// Where a key goes: to the field, the focus, the dialog, else through the table of keys.
extension Studio {
    mutating func press(_ key: Input.KeyPress) {
        pointing.hideTooltip()
        if pointing.grip == .board { return pressWhileDrawing(key) }
        if typing.editor != nil, type(key) { return }
        switch key.key {
        case .escape: return escape()
        case .tab: return moveFocus(by: key.modifiers.contains(.shift) ? -1 : 1)
        default: break
        }
        if typing.focus != nil, pressFocused(key) { return }
        if dialogs.isAsking {
            if key.key == .enter { answer(.ok) }
        } else if let binding = Keymap.binding(for: key) {
            perform(binding.action)
        }
    }

    /// A stroke is under way: Escape and undo give it up, a save leaves it out, a width or a tool is
    /// for the next one.
    private mutating func pressWhileDrawing(_ key: Input.KeyPress) {
        if key.key == .escape {
            apply(board.handle(.cancelled))
            return dropGrip()
        }
        guard let binding = Keymap.binding(for: key) else { return }
        switch binding.action {
        case .undo: undo()
        // What is finished is saved; the stroke goes on.
        case .save where file != nil: save()
        default: if binding.isForDrawing { perform(binding.action) }
        }
    }

    /// Closes the topmost thing, or drops what waits on the board.
    private mutating func escape() {
        if dialogs.isAsking { return answer(.cancel) }
        if panels.brush.isPicking {
            panels.brush.isPicking = false
        } else if typing.focus != nil {
            typing.focus = nil
        } else if !dialogs.recoveries.isEmpty {
            dialogs.closeRecoveries()
        } else if !panels.closeOne() {
            if board.isDrawing {
                apply(board.handle(.cancelled))
            } else {
                notices.dismiss()
            }
        }
    }

    private var focusable: [Control] {
        controls.filter { control in
            if case .scroll = control.action { return false }
            return control.isActive && control.isReachable && !control.id.isEmpty
        }
    }

    private mutating func moveFocus(by step: Int) {
        leaveField()
        refresh()
        let all = focusable
        guard !all.isEmpty else { return }
        let current = all.firstIndex { $0.id == typing.focus }
        let next =
            current.map { ($0 + step + all.count) % all.count } ?? (step > 0 ? 0 : all.count - 1)
        typing.focus = all[next].id
        typing.isFocusShown = true
        if case .edit(let field) = all[next].action { edit(field) }
    }

    /// Offers a key to the control that has the focus; whether it took it.
    private mutating func pressFocused(_ key: Input.KeyPress) -> Bool {
        guard let control = focusable.first(where: { $0.id == typing.focus }),
            key.modifiers.isDisjoint(with: [.control, .alt])
        else {
            if !controls.contains(where: { $0.id == typing.focus }) { typing.focus = nil }
            return false
        }
        if case .slide(let quantity) = control.action, step(quantity, key.key) { return true }
        switch key.key {
        case .enter, .character(" "):
            guard let action = control.action else { return false }
            perform(action)
        case .left, .up: moveFocus(by: -1)
        case .right, .down: moveFocus(by: 1)
        case .delete:
            guard case .selectObject(let number) = control.action else { return false }
            perform(.deleteObject(number))
        default: return false
        }
        return true
    }

    /// Moves a slider by keys.
    private mutating func step(_ quantity: Quantity, _ key: Input.Key) -> Bool {
        let (value, range) = (kit.value(of: quantity), kit.range(of: quantity))
        let leap = ((range.upperBound - range.lowerBound) / 10).rounded(.up)
        switch key {
        case .left, .down: set(quantity, to: value - 1)
        case .right, .up: set(quantity, to: value + 1)
        case .pageDown: set(quantity, to: value - leap)
        case .pageUp: set(quantity, to: value + leap)
        case .home: set(quantity, to: range.lowerBound)
        case .end: set(quantity, to: range.upperBound)
        default: return false
        }
        return true
    }
}
