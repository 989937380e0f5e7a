import Painting
import Raster

// The way of a stroke, from the pointer to the board.
extension Studio {
    mutating func pressBoard(_ pointer: Input.Pointer) {
        leaveField()
        focus = nil
        switch pointer.button {
        case .middle:
            pointing.grip = .pan(pointer.point, x: scroll.x, y: scroll.y)
        case .secondary:
            pointing.grip = .spent
        case .primary where isPicking || pointer.modifiers.contains(.alt):
            pick(at: pointer.point)
            pointing.grip = .spent
        case .primary:
            pointing.grip = .board
            hideBars()
            apply(board.handle(.began(sample(pointer))))
        }
    }

    /// One motion of a stroke: all that happens a thousand times a second.
    mutating func draw(to pointer: Input.Pointer) {
        pointing.location = pointer.point
        apply(board.handle(.moved(sample(pointer))))
        guard !arePanelsHidden, topPanel != nil || isBrushOpen else { return }
        let isCovered = controls.contains { $0.look == .panel && $0.frame.contains(pointer.point) }
        guard isCovered else { return }
        // A panel must not lie over what is being drawn.
        arePanelsHidden = true
        refresh()
    }

    /// A stroke has ended, one way or another.
    mutating func endStroke() {
        showBarsSoon()
    }

    /// A place in the window as a place on the board.
    func sample(_ pointer: Input.Pointer) -> PointerSample {
        let origin = boardOrigin
        return PointerSample(
            Point(x: pointer.x - Double(origin.x), y: pointer.y - Double(origin.y)),
            isConstrained: pointer.modifiers.contains(.shift))
    }

    /// Takes in what the board did: damage, the session's record, the unsaved mark.
    mutating func apply(_ change: Board.Change) {
        let origin = boardOrigin
        damage.add(change.damage?.moved(x: origin.x, y: origin.y).intersection(boardView))
        if change.swapsDrawing {
            selectedObject = nil
            clampScroll()
            damage.add(boardView)
        }
        guard let edit = change.edit else { return }
        document.edited(to: board.history.index)
        forgetSaves(from: board.history.index)
        effects.append(.record(edit, above: board.history.index - 1))
    }

    mutating func undo() {
        let index = board.history.index
        apply(board.undo())
        historyMoved(from: index)
    }

    mutating func redo() {
        let index = board.history.index
        apply(board.redo())
        historyMoved(from: index)
    }

    private mutating func historyMoved(from index: Int) {
        dropGrip()
        forgetGoneObject()
        guard board.history.index != index else { return }
        document.moved(to: board.history.index)
        effects.append(.moveHistory(to: board.history.index))
    }

    /// The gesture is gone though the button is still down.
    mutating func dropGrip() {
        guard pointing.grip == .board else { return }
        pointing.grip = .spent
        endStroke()
    }

    mutating func select(_ tool: Tool) {
        guard tool != board.tool else { return }
        apply(board.select(tool))
        dropGrip()
        if tool != .eraser { drawingTool = tool }
        preferences.tool = tool
    }

    /// Takes the color that is seen at a place of the window.
    private mutating func pick(at point: Point) {
        isPicking = false
        guard let color = shownColor(at: point) else { return }
        setColor(of: isBrushOpen ? brushTarget : .pen, color)
    }

    func shownColor(at point: Point) -> Color? {
        let origin = boardOrigin
        let place = Point(x: point.x - Double(origin.x), y: point.y - Double(origin.y))
        let pixel = PixelRect(spanning: place, place)
        var one = Bitmap(width: 1, height: 1)
        guard board.layer.bounds.contains(pixel) else { return nil }
        board.layer.compose(
            pixel, over: backdrop.backdrop, into: &one, x: -pixel.left, y: -pixel.top)
        let seen = one[x: 0, y: 0]
        return Color(red: seen.red, green: seen.green, blue: seen.blue)
    }
}
