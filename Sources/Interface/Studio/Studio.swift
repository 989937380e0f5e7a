package import Lettering
package import Painting
package import Raster

/// The whole program without its window and its disk.
///
/// Inputs go in, effects come out, and ``draw(_:into:)`` shows what is. Used on one thread, which the
/// typesetter is bound to.
package struct Studio {
    package internal(set) var board: Board
    package internal(set) var preferences: Preferences
    /// Whether the board fills the window: a new one does, one with a size of its own keeps it.
    var growsWithWindow: Bool
    /// Window pixels.
    package internal(set) var width: Int
    package internal(set) var height: Int
    /// Window pixels in one unit of the interface, within ``scales``.
    package internal(set) var scale: Double
    /// All that can be seen, what lies on top last.
    package internal(set) var controls: [Control] = []
    /// Goes up whenever ``controlsDescription`` may have changed.
    package internal(set) var controlsVersion = 0
    let surroundings: Surroundings
    let words: Words
    let typesetter: Typesetter
    let stamps = Stamps()

    // What is open and where things stand.
    var document: Document
    var pointing = Pointing()
    var message: Message?
    /// What was last said of a picture that could not be the background.
    var pictureRefusal: String?
    /// What is shown again when other messages have gone, until it is dismissed or no longer true.
    var standingWarning: String?
    /// What has to be answered before anything else; the last lies on top.
    var dialogs: [Dialog] = []
    /// The oldest first.
    var saves: [SaveUnderWay] = []
    /// The number of the last order to save.
    var lastSave = 0
    /// What follows the saves under way.
    var afterwards = Afterwards.nothing
    /// The field being typed in.
    var editor: FieldEditor?
    /// The control that keys go to.
    var focus: String?
    /// Whether the focus was put there by a key, and is shown.
    var isFocusShown = false
    var recoveries: [Recovery] = []
    /// The object chosen in its panel.
    var selectedObject: Int?
    var coordinates = Coordinates()
    var topPanel: Panel?
    var isBrushOpen = false
    /// Whose color the brush panel changes.
    var brushTarget = ColorOwner.pen
    var isPicking = false
    /// The tool to go back to from the eraser.
    var drawingTool: Tool
    /// The favorite that the pen's color was taken from last.
    var chosenFavorite: Int?
    var pages: [Bar: Int] = [:]
    /// The first row seen of each list.
    var firstRows: [ScrollTarget: Int] = [:]
    /// Parts of a row that the wheel has turned.
    var wheelRest = 0.0
    /// How far the board is moved to the left and up under its view.
    var scroll = (x: 0, y: 0)
    var areBarsHidden = false
    /// The board's size before the bars were told to hide; `nil` if they did from the start.
    var sizeBetweenBars: (width: Int, height: Int)?
    var barHeights = (top: 0, bottom: 0)
    var arePanelsHidden = false
    var isFullScreen = false
    /// A background that is being chosen, before it is an edit.
    var backgroundPreview: Background?
    var backdrop: ShownBackdrop

    // Time, in the clock of `Input.tick`.
    var now = 0
    /// When the bars come back.
    var barsReturn: Int?
    /// When the tooltip of the hovered control comes.
    var tooltipStart: Int?
    var isTooltipShown = false

    // What waits to be handed out.
    var effects: [Effect] = []
    var damage = Damage()
    var reported = Reported()

    /// The scales that the interface can have.
    package static let scales = 0.75...4.0

    package init(
        board: Board, file: OpenFile? = nil, growsWithWindow: Bool = true,
        preferences: Preferences = Preferences(), surroundings: Surroundings = Surroundings(),
        catalog: Catalog = .source, typesetter: Typesetter, width: Int, height: Int,
        scale: Double = 1
    ) {
        self.board = board
        self.growsWithWindow = growsWithWindow
        self.preferences = preferences
        self.surroundings = surroundings
        words = Words(catalog)
        self.typesetter = typesetter
        self.width = max(width, 1)
        self.height = max(height, 1)
        self.scale = Self.clamped(scale)
        document = Document(file: file, isSaved: true)
        drawingTool = preferences.tool == .eraser ? .pencil : preferences.tool
        backdrop = ShownBackdrop(of: board.drawing)
        _ = self.board.select(preferences.tool)
        self.board.pen = preferences.pen
        self.board.eraserWidth = preferences.eraserWidth
        reported.preferences = preferences
        refresh()
        makeRoom()
        scroll = (0, 0)
        _ = takeDamage()
        damage.add(PixelRect(left: 0, top: 0, width: self.width, height: self.height))
    }

    /// Takes one input and returns what it asks for.
    package mutating func handle(_ input: Input) -> [Effect] {
        if case .moved(let pointer) = input, pointing.grip == .board {
            draw(to: pointer)
        } else if case .moved(let pointer) = input, isUnremarkable(pointer) {
            pointing.location = pointer.point
        } else if case .tick(let now) = input, nextWake.map({ now < $0 }) ?? true {
            // One comes with every batch of motions; where nothing is due it changes no control.
            self.now = max(now, self.now)
        } else {
            act(on: input)
            settle()
        }
        defer { effects = [] }
        return effects
    }

    /// Whether ``takeDamage()`` may have something to give.
    package var hasDamage: Bool { !damage.rects.isEmpty || board.isGestureStale }

    /// The parts of the window that look different since the last call; asked for once a frame,
    /// since a shape under way is drawn for it.
    package mutating func takeDamage() -> [PixelRect] {
        apply(board.showGesture())
        let window = PixelRect(left: 0, top: 0, width: width, height: height)
        return damage.take().compactMap { $0.intersection(window) }
    }

    var metrics: Metrics { Metrics(scale: scale) }

    static func clamped(_ scale: Double) -> Double {
        scale.isNaN ? 1 : min(max(scale, scales.lowerBound), scales.upperBound)
    }
}

/// What the outside was last told.
struct Reported: Sendable {
    var title = ""
    var cursor: Effect.Cursor?
    var preferences = Preferences()
}
