import Painting
import Raster

extension Studio {
    /// The topmost thing at a place that takes presses.
    func control(at point: Point) -> Control? {
        controls.last { $0.kind != .ornament && $0.frame.contains(point) }
    }

    mutating func press(_ pointer: Input.Pointer) {
        hideTooltip()
        pointing.location = pointer.point
        guard pointing.grip == .none else { return interfere(pointer) }
        guard let control = control(at: pointer.point) else { return }
        pointing.hovered = control.id
        if control.kind == .canvas { return pressBoard(pointer) }
        switch pointer.button {
        case .primary: press(control, pointer)
        case .secondary: pressSecondary(control)
        case .middle: break
        }
    }

    /// Another button while one is held: it gives up what the first one does.
    private mutating func interfere(_ pointer: Input.Pointer) {
        switch pointing.grip {
        case .board:
            apply(board.handle(.cancelled))
            pointing.grip = .spent
            endStroke()
        case .slider, .control, .thumb, .text, .pan:
            break
        case .none, .spent:
            break
        }
    }

    private mutating func press(_ control: Control, _ pointer: Input.Pointer) {
        let isDouble = pointing.click(control.id, at: pointer.milliseconds)
        guard let action = control.action, control.isEnabled else {
            leaveField()
            pointing.grip = .spent
            return
        }
        switch action {
        case .slide(let quantity):
            leaveField()
            pointing.grip = .slider(control.id, quantity)
            slide(quantity, control, to: pointer.x)
        case .edit(let field):
            pressField(field, control, pointer, isDouble: isDouble)
        case .scroll(let target):
            grabThumb(control, target, pointer)
        default:
            leaveField()
            pointing.grip = isDouble && pressAgain(action) ? .spent : .control(control.id)
        }
    }

    /// Whether a motion without a button changes nothing that is seen, as most over the board do.
    func isUnremarkable(_ pointer: Input.Pointer) -> Bool {
        pointing.grip == .none && control(at: pointer.point)?.id ?? "" == pointing.hovered
    }

    mutating func move(_ pointer: Input.Pointer) {
        pointing.location = pointer.point
        switch pointing.grip {
        case .none:
            hover(control(at: pointer.point)?.id ?? "")
        case .slider(let id, let quantity):
            guard let control = controls.last(where: { $0.id == id }) else { return }
            slide(quantity, control, to: pointer.x)
        case .thumb(let id, let target, let offset):
            dragThumb(id, target, offset: offset, to: pointer)
        case .text(let field):
            select(in: field, to: pointer)
        case .pan(let start, let x, let y):
            scroll = (x - Int(pointer.x - start.x), y - Int(pointer.y - start.y))
            clampScroll()
        case .control(let id):
            pointing.hovered = control(at: pointer.point)?.id == id ? id : ""
        case .board, .spent:
            break
        }
    }

    mutating func release(_ pointer: Input.Pointer) {
        pointing.location = pointer.point
        let grip = pointing.grip
        switch grip {
        case .board where pointer.button != .primary: return
        case .pan where pointer.button == .secondary: return
        default: break
        }
        pointing.grip = .none
        switch grip {
        case .board:
            apply(board.handle(.ended(sample(pointer))))
            endStroke()
        case .control(let id):
            guard let control = control(at: pointer.point), control.id == id,
                let action = control.action, control.isEnabled
            else { break }
            perform(action, at: pointer.point)
        case .slider(_, let quantity):
            finish(quantity)
        case .none, .thumb, .text, .pan, .spent:
            break
        }
        refresh()
        hover(control(at: pointer.point)?.id ?? "")
    }

    mutating func leave() {
        pointing.location = nil
        guard pointing.grip == .none else { return }
        hover("")
    }

    /// The button that is held will not be released.
    mutating func interrupt() {
        let grip = pointing.grip
        pointing.grip = .none
        switch grip {
        case .board:
            apply(board.handle(.cancelled))
            endStroke()
        case .slider(_, let quantity):
            finish(quantity)
        case .none, .control, .thumb, .text, .pan, .spent:
            break
        }
    }

    /// Ends a stroke or a shape under way as if the button had been released where it is.
    mutating func finishGesture() {
        guard pointing.grip == .board else { return interrupt() }
        pointing.grip = .none
        apply(board.finish())
        endStroke()
    }

    private mutating func hover(_ id: String) {
        guard id != pointing.hovered else { return }
        pointing.hovered = id
        let hasTip = controls.last { $0.id == id }.map(hasTooltip) ?? false
        if !hasTip { isTooltipShown = false }
        tooltipStart = hasTip && !isTooltipShown ? now + 500 : nil
    }

    mutating func hideTooltip() {
        tooltipStart = nil
        isTooltipShown = false
    }

    /// Whether what the control is called cannot be read on it.
    func hasTooltip(_ control: Control) -> Bool {
        switch control.look {
        case .icon, .disc, .square, .slider, .dot: !control.label.isEmpty
        case .checkBox: control.frame.width < textWidth(control.label) + metrics.pixels(28)
        default: false
        }
    }
}
