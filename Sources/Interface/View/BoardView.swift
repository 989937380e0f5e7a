import Painting
import Raster

/// How the board is looked at: where it lies, and what lies under its ink.
struct BoardView: Sendable {
    var port: Viewport
    private(set) var backdrop: ShownBackdrop
    /// Whether the board fills the window: a new one does, one with a size of its own keeps it.
    var growsWithWindow: Bool
    /// The board's size before the bars were told to hide; `nil` if they did from the start.
    private var sizeBetweenBars: (width: Int, height: Int)?

    init(of drawing: Drawing, in frame: PixelRect, growsWithWindow: Bool) {
        self.growsWithWindow = growsWithWindow
        port = Viewport(frame: frame, width: drawing.width, height: drawing.height)
        backdrop = ShownBackdrop(of: drawing)
    }

    /// Follows the drawing's size and what lies under it; whether it looks different.
    mutating func follow(_ drawing: Drawing, _ background: Background) -> Bool {
        let before = port
        port.show(width: drawing.width, height: drawing.height)
        let isChanged = backdrop.update(
            background, width: drawing.width, height: drawing.height)
        return isChanged || port != before
    }

    mutating func noteSizeBetweenBars(_ drawing: Drawing) {
        sizeBetweenBars = (drawing.width, drawing.height)
    }

    /// The size that a board has again when the bars stay; `nil` for one that keeps what it has.
    mutating func takeSizeBetweenBars() -> (width: Int, height: Int)? {
        defer { sizeBetweenBars = nil }
        return growsWithWindow ? sizeBetweenBars : nil
    }

    /// Shows another drawing, from its corner on and at 100 %.
    mutating func start(with drawing: Drawing, growsWithWindow: Bool) {
        self.growsWithWindow = growsWithWindow
        sizeBetweenBars = nil
        port.start(width: drawing.width, height: drawing.height)
    }

    /// The color that is seen at a place of the window; `nil` beside the board.
    func color(at place: WindowPoint, _ layer: Layer) -> Color? {
        let pixel = PixelRect(spanning: port.board(place), port.board(place))
        guard layer.bounds.contains(pixel) else { return nil }
        var one = Bitmap(width: 1, height: 1)
        layer.compose(
            pixel, over: backdrop.backdrop, into: &one, x: -pixel.left, y: -pixel.top)
        let seen = one[x: 0, y: 0]
        return Color(red: seen.red, green: seen.green, blue: seen.blue)
    }
}
