import Painting
import Raster

extension Studio {
    mutating func press(_ key: Input.KeyPress) {
        hideTooltip()
        if pointing.grip == .board { return pressWhileDrawing(key) }
        if editor != nil, type(key) { return }
        switch key.key {
        case .escape: return escape()
        case .tab: return moveFocus(by: key.modifiers.contains(.shift) ? -1 : 1)
        default: break
        }
        if focus != nil, pressFocused(key) { return }
        if !dialogs.isEmpty {
            if key.key == .enter { answer(.ok) }
            return
        }
        if !pressShortcut(key) { press(plain: key) }
    }

    /// A stroke is under way: keys that would end it do, a save leaves it out, all others wait.
    private mutating func pressWhileDrawing(_ key: Input.KeyPress) {
        if key.key == .escape {
            apply(board.handle(.cancelled))
            dropGrip()
        } else if key.modifiers.contains(.control) {
            guard !key.modifiers.contains(.shift) else { return }
            if key.key == .character("z") { undo() }
            // What is finished is saved; the stroke goes on.
            if key.key == .character("s"), document.file != nil { save() }
        } else if !key.modifiers.contains(.alt) {
            press(plain: key)
        }
    }

    private mutating func pressShortcut(_ key: Input.KeyPress) -> Bool {
        if case .function(11) = key.key {
            toggleFullScreen()
            return true
        }
        guard key.modifiers.contains(.control), case .character(let letter) = key.key else {
            return false
        }
        switch (letter, key.modifiers.contains(.shift)) {
        case ("z", false): undo()
        case ("z", true), ("y", false): redo()
        case ("s", false): save()
        case ("s", true): choose(.save)
        case ("o", false): choose(.open)
        case ("e", false): choose(.export)
        case ("w", false), ("q", false): close()
        default: break
        }
        return true
    }

    /// Keys without Control or Alt.
    private mutating func press(plain key: Input.KeyPress) {
        guard key.modifiers.isDisjoint(with: [.control, .alt, .super]) else { return }
        // What is not seen to be chosen is not deleted.
        if key.key == .delete, topPanel == .objects, !arePanelsHidden, let number = selectedObject {
            return deleteObject(number)
        }
        if key.text == "[" || key.key == .character("[") { return stepWidth(by: -1) }
        if key.text == "]" || key.key == .character("]") { return stepWidth(by: 1) }
        guard case .character(let letter) = key.key,
            let tool = Tool.allCases.first(where: { $0.key == letter })
        else { return }
        select(tool)
    }

    /// One pixel at a time; the stroke under way keeps its width.
    private mutating func stepWidth(by step: Double) {
        set(.width, to: (board.style.width + step).rounded())
    }

    /// Closes the topmost thing, or drops what waits on the board.
    mutating func escape() {
        if !dialogs.isEmpty { return answer(.cancel) }
        if isPicking {
            isPicking = false
        } else if focus != nil {
            focus = nil
        } else if !recoveries.isEmpty {
            recoveries = []
        } else if isBrushOpen {
            isBrushOpen = false
        } else if topPanel != nil {
            topPanel = nil
        } else if board.isDrawing {
            apply(board.handle(.cancelled))
        } else {
            dismissMessage()
        }
    }

    mutating func turnWheel(x: Double, y: Double, _ pointer: Input.Pointer) {
        hideTooltip()
        guard pointing.grip == .none, let control = control(at: pointer.point) else { return }
        let isSideways = pointer.modifiers.contains(.shift) && x == 0
        let (x, y) = isSideways ? (y, 0) : (x, y)
        if let quantity = control.wheelQuantity, control.isEnabled {
            let step = y != 0 ? -y : x
            set(quantity, to: value(of: quantity) + (step < 0 ? min(step, -1) : max(step, 1)))
            return
        }
        switch control.scroll {
        case .board: scrollBoard(x: x, y: y)
        case .bar(let bar): turnPage(bar, by: x + y > 0 ? 1 : -1)
        case .some(let target): scrollRows(target, by: y)
        case nil: break
        }
    }
}

extension Control {
    /// What the wheel changes over it.
    fileprivate var wheelQuantity: Quantity? {
        switch action {
        case .slide(let quantity), .edit(.number(let quantity)): quantity
        default: nil
        }
    }
}
