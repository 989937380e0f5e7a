package import Lettering
package import Painting
package import Raster

/// The whole program without its window and its disk.
///
/// Inputs go in, effects come out, and ``draw(_:into:)`` shows what is. Each part of what the user sees
/// is a value of its own, which knows no other: it answers which controls there are, and asks for what
/// is not its own by ``Request``s. Used on one thread, which the typesetter is bound to.
package struct Studio {
    package internal(set) var board: Board
    package internal(set) var preferences: Preferences
    var setting: Setting
    var files: FileState
    var view: BoardView
    var pointing = Pointing()
    var typing = Typing()
    var bars = Bars()
    var panels = Panels()
    var dialogs = Dialogs()
    var notices = Notices()
    var shown = Shown()

    /// The scales that the interface can have.
    package static let scales = 0.75...4.0

    package init(
        board: Board, file: OpenFile? = nil, growsWithWindow: Bool = true,
        preferences: Preferences = Preferences(), surroundings: Surroundings = Surroundings(),
        catalog: Catalog = .source, typesetter: Typesetter, width: Int, height: Int,
        scale: Double = 1
    ) {
        self.board = board
        self.preferences = preferences
        setting = Setting(
            width: max(width, 1), height: max(height, 1), scale: Self.clamped(scale),
            surroundings: surroundings, words: Words(catalog), typesetter: typesetter)
        files = FileState(file)
        view = BoardView(of: board.drawing, in: setting.frame, growsWithWindow: growsWithWindow)
        if preferences.tool != .eraser { bars.drawingTool = preferences.tool }
        _ = self.board.select(preferences.tool)
        holdPen()
        shown.reported.preferences = preferences
        refresh()
        view.port = Viewport(
            frame: view.port.frame, width: board.drawing.width, height: board.drawing.height)
        makeRoom()
        refresh()
        _ = takeDamage()
        shown.damage.add(setting.frame)
    }

    /// Takes one input and returns what it asks for.
    package mutating func handle(_ input: Input) -> [Effect] {
        if case .moved(let pointer) = input, pointing.grip == .board {
            draw(to: pointer)
        } else if case .moved(let pointer) = input, isUnremarkable(pointer) {
            pointing.location = pointer.point
        } else if case .tick(let now) = input, nextWake.map({ now < $0 }) ?? true {
            // One comes with every batch of motions; where nothing is due it changes no control.
            setting.now = max(now, setting.now)
        } else {
            act(on: input)
            settle()
        }
        defer { shown.effects = [] }
        return shown.effects
    }

    /// Whether ``takeDamage()`` may have something to give.
    package var hasDamage: Bool { !shown.damage.rects.isEmpty || board.isGestureStale }

    /// The parts of the window that look different since the last call; asked for once a frame,
    /// since a shape under way is drawn for it.
    package mutating func takeDamage() -> [PixelRect] {
        apply(board.showGesture())
        return shown.damage.take().compactMap { $0.intersection(setting.frame) }
    }

    static func clamped(_ scale: Double) -> Double {
        scale.isNaN ? 1 : min(max(scale, scales.lowerBound), scales.upperBound)
    }
}

extension Studio {
    /// Window pixels.
    package var width: Int { setting.width }
    package var height: Int { setting.height }
    /// Window pixels in one unit of the interface, within ``scales``.
    package var scale: Double { setting.scale }
    /// All that can be seen, what lies on top last.
    package var controls: [Control] { shown.controls }
    /// Goes up whenever ``controlsDescription`` may have changed.
    package var controlsVersion: Int { shown.version }
    /// The file that saving without a question goes to.
    package var file: OpenFile? { files.document.file }
    /// Whether there is work that no file holds.
    package var isUnsaved: Bool { files.document.isUnsaved(at: board.history.index) }
    /// How the board lies in the window.
    package var boardPort: Viewport { view.port }
    /// The largest picture of a drawing that the list of recoveries shows.
    package var overviewSize: (width: Int, height: Int) { setting.metrics.overview }
}
