import Painting
import Raster

// The control that keys go to.
extension Studio {
    private var focusable: [Control] {
        controls.filter { control in
            if case .scroll = control.action { return false }
            return control.isActive && control.isReachable && !control.id.isEmpty
        }
    }

    mutating func moveFocus(by step: Int) {
        leaveField()
        refresh()
        let all = focusable
        guard !all.isEmpty else { return }
        let current = all.firstIndex { $0.id == focus }
        let next =
            current.map { ($0 + step + all.count) % all.count } ?? (step > 0 ? 0 : all.count - 1)
        give(focusTo: all[next])
    }

    private mutating func give(focusTo control: Control) {
        focus = control.id
        isFocusShown = true
        if case .edit(let field) = control.action { edit(field) }
    }

    /// Offers a key to the control that has the focus; whether it took it.
    mutating func pressFocused(_ key: Input.KeyPress) -> Bool {
        guard let control = focusable.first(where: { $0.id == focus }),
            key.modifiers.isDisjoint(with: [.control, .alt])
        else {
            if !controls.contains(where: { $0.id == focus }) { focus = nil }
            return false
        }
        if case .slide(let quantity) = control.action, step(quantity, key.key) { return true }
        switch key.key {
        case .enter, .character(" "):
            guard let action = control.action else { return false }
            perform(action, at: nil)
        case .left, .up: moveFocus(by: -1)
        case .right, .down: moveFocus(by: 1)
        case .delete:
            guard case .selectObject(let number) = control.action else { return false }
            deleteObject(number)
        default: return false
        }
        return true
    }

    /// Moves a slider by keys.
    private mutating func step(_ quantity: Quantity, _ key: Input.Key) -> Bool {
        let value = value(of: quantity)
        let range = range(of: quantity)
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
