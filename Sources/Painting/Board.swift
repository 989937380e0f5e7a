package import Raster

/// The drawing, its ink, the tool in hand, and the gesture under way.
///
/// A `Board` is a value: it has no window, no clock and no files.
package struct Board: Sendable {
    /// What an action did.
    package struct Change: Sendable {
        /// The pixels that may look different; `nil` for none.
        package var damage: PixelRect?
        /// The edit that was made and is now in the history.
        package var edit: Edit?
        /// Whether another drawing lies on the board, whose numbers mean other marks.
        package var swapsDrawing = false

        package init(damage: PixelRect? = nil, edit: Edit? = nil) {
            self.damage = damage
            self.edit = edit
        }
    }

    /// Another tool drops a triangle that waits for its third corner: see ``select(_:)``.
    package internal(set) var tool = Tool.pencil
    /// How the tools other than the eraser draw.
    package var pen = Style()
    /// In pixels of the board.
    package var eraserWidth = 20.0

    /// What is finished, without the mark that the gesture is drawing.
    package internal(set) var drawing: Drawing
    /// The ink alone, of the drawing's size; with the mark that the gesture is drawing.
    package internal(set) var layer: Layer
    /// The edits that made the drawing, and those that were taken back.
    package internal(set) var history: History
    var gesture = Gesture.idle
    /// The size that the window asks for this drawing at least.
    var room: (width: Int, height: Int)
    /// The number of the next mark: none is given twice, however much is undone.
    private var nextNumber: Int

    /// A board on which the applied edits of `history` were made, starting from `drawing`.
    package init(_ drawing: Drawing, history: History = History()) {
        var drawing = drawing
        for edit in history.edits[..<history.index] { edit.apply(to: &drawing) }
        self.drawing = drawing
        self.history = history
        layer = Layer(of: drawing)
        room = (drawing.width, drawing.height)
        let known = history.edits.lazy.map(\.highestNumber).max() ?? 0
        nextNumber = max(drawing.highestNumber, known) + 1
    }

    /// Keeps the numbers that come with another drawing from being given once more.
    mutating func takeNumbers(of other: Drawing) {
        nextNumber = max(nextNumber, other.highestNumber + 1)
    }

    /// A mark with a number of its own.
    mutating func numbered(_ mark: Mark) -> Drawing.Item {
        defer { nextNumber += 1 }
        return Drawing.Item(number: nextNumber, mark: mark)
    }

    package var canUndo: Bool { history.canUndo || isDrawing }
    package var canRedo: Bool { history.canRedo && !isDrawing }

    /// Whether a gesture is under way, a triangle that waits for its third corner included.
    package var isDrawing: Bool {
        gesture.phase != .idle
    }

    /// How the tool in hand draws.
    package var style: Style {
        tool.style(tool == .eraser ? Style(width: eraserWidth) : pen)
    }

    /// Advances the gesture.
    package mutating func handle(_ event: PointerEvent) -> Change {
        switch (gesture.phase, event) {
        case (.idle, .began(let sample)):
            return begin(at: sample)
        case (.stroking, .moved(let sample)):
            return extendStroke(to: sample)
        case (.stroking, .ended(let sample)):
            return finishStroke(at: sample)
        case (.dragging, .moved(let sample)), (.closing, .moved(let sample)):
            moveShape(to: sample)
            return Change()
        case (.dragging, .ended(let sample)), (.closing, .ended(let sample)):
            return finishShape(at: sample)
        case (.awaitingCorner, .began(let sample)):
            return beginClosing(at: sample)
        case (.stroking, .began), (.dragging, .began), (.closing, .began),
            (.stroking, .cancelled), (.dragging, .cancelled), (.closing, .cancelled),
            (.awaitingCorner, .cancelled):
            return Change(damage: abandon())
        case (.idle, .moved), (.idle, .ended), (.idle, .cancelled),
            (.awaitingCorner, .moved), (.awaitingCorner, .ended):
            return Change()
        }
    }

    /// Takes another tool in hand; a gesture under way is dropped without a trace.
    package mutating func select(_ tool: Tool) -> Change {
        guard tool != self.tool else { return Change() }
        self.tool = tool
        return Change(damage: abandon())
    }
}
