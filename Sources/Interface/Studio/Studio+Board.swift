import Painting
import Raster

// The way of a stroke, from the pointer to the board.
extension Studio {
    mutating func pressBoard(_ pointer: Input.Pointer) {
        leaveField()
        typing.focus = nil
        switch pointer.button {
        case .middle:
            pointing.grip = .pan(pointer.point)
        case .secondary:
            pointing.grip = .spent
        case .primary where panels.brush.isPicking || pointer.modifiers.contains(.alt):
            pick(at: pointer)
            pointing.grip = .spent
        case .primary:
            pointing.grip = .board
            if preferences.hidesBars {
                bars.hide()
                panels.hide()
            }
            apply(board.handle(.began(sample(pointer))))
        }
    }

    /// One motion of a stroke: all that happens a thousand times a second.
    mutating func draw(to pointer: Input.Pointer) {
        pointing.location = pointer.point
        apply(board.handle(.moved(sample(pointer))))
        if panels.makeWay(for: pointer.point, controls) { refresh() }
    }

    /// A stroke has ended, one way or another.
    mutating func endStroke() {
        if bars.areHidden { bars.showSoon(now: setting.now) } else { panels.comeBack() }
        guard let tool = bars.nextTool else { return }
        bars.nextTool = nil
        select(tool)
    }

    /// The program ends: so does what the pointer is doing, and what would have followed.
    mutating func finishGesture() {
        interrupt()
        apply(board.finish())
    }

    mutating func showBars() {
        bars.show()
        panels.comeBack()
    }

    /// Lays the board under the bars, or between them.
    ///
    /// A board that fills the window is as large as what can be drawn on: the whole window under bars
    /// that hide. It gets its size back with the bars, unless something was drawn beyond it.
    mutating func toggleHidingBars() {
        if preferences.hidesBars {
            if let (width, height) = view.takeSizeBetweenBars() {
                apply(board.giveBack(toWidth: width, height: height))
            }
            showBars()
        } else {
            view.noteSizeBetweenBars(board.drawing)
        }
        preferences.hidesBars.toggle()
        refresh()
        makeRoom()
        shown.damage.add(setting.frame)
    }

    /// A place in the window as a place on the board.
    func sample(_ pointer: Input.Pointer) -> PointerSample {
        PointerSample(
            view.port.board(WindowPoint(x: pointer.x, y: pointer.y)),
            isConstrained: pointer.modifiers.contains(.shift))
    }

    /// Takes in what the board did: damage, the session's record, the unsaved mark.
    mutating func apply(_ change: Board.Change) {
        if let damage = change.damage {
            shown.damage.add(view.port.window(damage, within: boardView))
        }
        if change.swapsDrawing {
            panels.objects.deselect()
            view.port.show(width: board.drawing.width, height: board.drawing.height)
            shown.damage.add(boardView)
        }
        guard let edit = change.edit else { return }
        files.edited(to: board.history.index)
        shown.effects.append(.record(edit, above: board.history.index - 1))
    }

    /// Makes a board that fills the window as large as what is seen of it.
    mutating func makeRoom() {
        guard view.growsWithWindow else { return }
        let frame = view.port.frame
        apply(board.grow(width: frame.width, height: frame.height))
        followBoard()
    }

    /// Brings the view in line with the drawing's size and background.
    mutating func followBoard() {
        let drawing = board.drawing
        guard view.follow(drawing, panels.background.preview ?? drawing.background) else { return }
        shown.damage.add(boardView)
        refresh()
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
        panels.objects.follow(board.drawing)
        guard board.history.index != index else { return }
        files.document.moved(to: board.history.index)
        shown.effects.append(.moveHistory(to: board.history.index))
    }

    /// The gesture is gone though the button is still down.
    mutating func dropGrip() {
        guard pointing.grip == .board else { return }
        pointing.grip = .spent
        endStroke()
    }

    /// Takes a tool in hand, once the stroke under way has ended.
    mutating func select(_ tool: Tool) {
        guard pointing.grip != .board else {
            bars.nextTool = tool
            return
        }
        guard tool != board.tool else { return }
        apply(board.select(tool))
        if tool != .eraser { bars.drawingTool = tool }
        preferences.tool = tool
    }

    /// Takes the color that is seen at a place of the window.
    private mutating func pick(at pointer: Input.Pointer) {
        panels.brush.isPicking = false
        let place = WindowPoint(x: pointer.x, y: pointer.y)
        guard let color = view.color(at: place, board.layer) else { return }
        setColor(of: panels.isBrushOpen ? panels.brush.owner : .pen, color)
    }
}
