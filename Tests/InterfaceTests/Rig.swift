import Interface
import Lettering
import Painting
import Raster

/// A program without a window: drives it as a person would and keeps what it asks for.
struct Rig {
    var studio: Studio
    var effects: [Effect] = []
    private var milliseconds = 10_000

    init(
        width: Int = 1280, height: Int = 800, scale: Double = 1,
        preferences: Preferences = Preferences(), file: OpenFile? = nil,
        catalog: Catalog = .source
    ) {
        let board = Board(Drawing(width: 400, height: 300))
        studio = Studio(
            board: board, file: file, preferences: preferences, catalog: catalog,
            typesetter: Typesetter(language: catalog.language), width: width, height: height,
            scale: scale)
        send(.tick(now: milliseconds))
        send(.resized(width: width, height: height + 1))
        send(.resized(width: width, height: height))
        _ = studio.takeDamage()
    }

    mutating func send(_ input: Input) {
        effects += studio.handle(input)
    }

    /// Takes the effects so far.
    mutating func takeEffects() -> [Effect] {
        defer { effects = [] }
        return effects
    }

    func control(_ id: String) -> Control? {
        studio.controls.last { $0.id == id }
    }

    /// The middle of a control.
    func middle(_ id: String) -> Point {
        guard let frame = control(id)?.frame else { return Point(x: -1, y: -1) }
        return Point(
            x: Double(frame.x.lowerBound + frame.width / 2) + 0.5,
            y: Double(frame.y.lowerBound + frame.height / 2) + 0.5)
    }

    func pointer(
        _ point: Point, _ button: Input.Button = .primary, _ modifiers: Input.Modifiers = []
    ) -> Input.Pointer {
        Input.Pointer(
            x: point.x, y: point.y, button: button, modifiers: modifiers,
            milliseconds: milliseconds)
    }

    mutating func wait(_ duration: Int) {
        milliseconds += duration
        send(.tick(now: milliseconds))
    }

    /// Presses and releases in the middle of a control.
    mutating func click(_ id: String, _ button: Input.Button = .primary) {
        wait(1_000)
        tap(middle(id), button)
    }

    mutating func doubleClick(_ id: String) {
        click(id)
        wait(100)
        tap(middle(id), .primary)
    }

    mutating func tap(
        _ point: Point, _ button: Input.Button = .primary, _ modifiers: Input.Modifiers = []
    ) {
        send(.moved(pointer(point, button, modifiers)))
        send(.pressed(pointer(point, button, modifiers)))
        send(.released(pointer(point, button, modifiers)))
    }

    /// A place on the board, in its own pixels.
    func onBoard(_ x: Double, _ y: Double) -> Point {
        let place = studio.boardPort.window(Point(x: x, y: y))
        return Point(x: place.x, y: place.y)
    }

    /// Draws a dot at a place of the part of the window in which the board is seen.
    mutating func dot(inView x: Double, _ y: Double) {
        guard let frame = control("board")?.frame else { return }
        tap(Point(x: x + Double(frame.x.lowerBound), y: y + Double(frame.y.lowerBound)))
    }

    mutating func drag(_ points: (Double, Double)..., modifiers: Input.Modifiers = []) {
        let places = points.map { onBoard($0.0, $0.1) }
        send(.moved(pointer(places[0], .primary, modifiers)))
        send(.pressed(pointer(places[0], .primary, modifiers)))
        for place in places.dropFirst() { send(.moved(pointer(place, .primary, modifiers))) }
        send(.released(pointer(places[places.count - 1], .primary, modifiers)))
    }

    mutating func key(_ key: Input.Key, _ modifiers: Input.Modifiers = []) {
        var text = ""
        if case .character(let character) = key, modifiers.isDisjoint(with: [.control, .alt]) {
            text = String(character)
        }
        send(.key(Input.KeyPress(key, text: text, modifiers: modifiers)))
    }

    mutating func type(_ text: String) {
        for character in text { key(.character(character)) }
    }

    /// The whole window as it is now.
    mutating func picture() -> Bitmap {
        var bitmap = Bitmap(width: studio.width, height: studio.height)
        studio.draw(bitmap.bounds, into: &bitmap)
        return bitmap
    }

    var marks: [Mark] { studio.board.drawing.marks }
}
