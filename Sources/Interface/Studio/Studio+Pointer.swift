import Painting
import Raster

extension Studio {
    /// The topmost thing at a place that takes presses.
    func control(at point: Point) -> Control? {
        controls.last { $0.kind != .ornament && $0.frame.contains(point) }
    }

    mutating func press(_ pointer: Input.Pointer) {
        pointing.hideTooltip()
        pointing.location = pointer.point
        guard pointing.grip == .none else { return interfere(pointer) }
        guard let control = control(at: pointer.point) else { return }
        pointing.point(at: control.id)
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
        case .board where pointer.button == .primary:
            // The same one: its release was lost.
            interrupt()
            press(pointer)
        case .board:
            apply(board.handle(.cancelled))
            pointing.grip = .spent
            endStroke()
        case .slider, .control, .thumb, .text, .pan, .none, .spent:
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
            pointing.hover(control(at: pointer.point), setting)
        case .slider(let id, let quantity):
            guard let control = controls.last(where: { $0.id == id }) else { return }
            slide(quantity, control, to: pointer.x)
        case .thumb(let id, let target, let offset):
            guard let bar = scrollBar(controls.last { $0.id == id }) else { return }
            pointing.scrolling.show(bar.first(at: Int(pointer.y) - offset), of: target)
        case .text(let field):
            guard typing.editor?.field == field,
                let control = controls.last(where: { $0.action == .edit(field) })
            else { return }
            typing.select(in: control, to: pointer.x, setting)
        case .pan(let last):
            pointing.grip = .pan(pointer.point)
            view.port.pan(x: pointer.x - last.x, y: pointer.y - last.y)
            shown.damage.add(boardView)
        case .control(let id):
            pointing.point(at: control(at: pointer.point)?.id == id ? id : "")
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
        pointing.hover(control(at: pointer.point), setting)
    }

    mutating func leave() {
        pointing.location = nil
        guard pointing.grip == .none else { return }
        pointing.hover(nil, setting)
    }

    /// The button that is held will not be released: what it does ends here, and is kept.
    mutating func interrupt() {
        let grip = pointing.grip
        pointing.grip = .none
        switch grip {
        case .board:
            apply(board.letGo())
            endStroke()
        case .slider(_, let quantity):
            finish(quantity)
        case .none, .control, .thumb, .text, .pan, .spent:
            break
        }
    }

    mutating func turnWheel(x: Double, y: Double, _ pointer: Input.Pointer) {
        pointing.hideTooltip()
        guard pointing.grip == .none, let control = control(at: pointer.point) else { return }
        if control.kind == .canvas, pointer.modifiers.contains(.control) {
            let steps = pointing.wheel.take(x: 0, y: y, over: .zoom)
            return zoom(
                to: ZoomSteps.step(from: view.port.zoom, by: -steps.y),
                about: WindowPoint(x: pointer.x, y: pointer.y))
        }
        let isSideways = pointer.modifiers.contains(.shift) && x == 0
        let (x, y) = isSideways ? (y, 0) : (x, y)
        if let quantity = control.wheelQuantity, control.isEnabled {
            let steps = pointing.wheel.take(x: x, y: -y, over: .quantity(quantity))
            let step = steps.y != 0 ? steps.y : steps.x
            if step != 0 { set(quantity, to: kit.value(of: quantity) + Double(step)) }
            return
        }
        guard let target = control.scroll else { return }
        let size = sizeOfStep(target)
        let steps = pointing.wheel.take(x: x * size, y: y * size, over: .scroll(target))
        switch target {
        case .board:
            view.port.pan(x: -Double(steps.x), y: -Double(steps.y))
            shown.damage.add(boardView)
        case .bar(let bar):
            bars.turnPage(bar, by: steps.x + steps.y)
        case .panel, .recoveries, .objects, .files:
            guard let bar = controls.last(where: { $0.action == .scroll(target) }) else { return }
            pointing.scrolling.turn(target, by: steps.y, bar.look)
        }
    }

    /// How far one step of the wheel goes: pixels of the board, pages of a bar, rows of a list.
    private func sizeOfStep(_ target: ScrollTarget) -> Double {
        switch target {
        case .board: Double(setting.metrics.pixels(48))
        case .bar, .panel, .recoveries: 1
        case .objects: 2
        case .files: 3
        }
    }

    private mutating func grabThumb(
        _ control: Control, _ target: ScrollTarget, _ pointer: Input.Pointer
    ) {
        guard let bar = scrollBar(control) else { return }
        let y = Int(pointer.y)
        let isOnThumb = bar.thumb.y.contains(y)
        let offset = isOnThumb ? y - bar.thumb.top : bar.thumb.height / 2
        pointing.grip = .thumb(control.id, target, offset: offset)
        if !isOnThumb { pointing.scrolling.show(bar.first(at: y - offset), of: target) }
    }

    private func scrollBar(_ control: Control?) -> ScrollBar? {
        guard let control, case .scrollBar(let first, let visible, let count) = control.look
        else { return nil }
        return ScrollBar(
            control.frame, first: first, visible: visible, count: count, setting.metrics)
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
