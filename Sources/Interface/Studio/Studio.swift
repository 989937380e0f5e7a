package import Lettering
package import Painting
package import Raster

/// The whole program without its window and its disk.
///
/// Inputs go in, effects come out, and ``draw(_:into:)`` shows what is. Used on one thread, which the
/// typesetter is bound to.
package struct Studio {
    package internal(set) var board: Board
    /// The file that saving without a question goes to.
    package internal(set) var file: OpenFile?
    package internal(set) var preferences: Preferences
    /// Window pixels.
    package internal(set) var width: Int
    package internal(set) var height: Int
    /// Window pixels in one unit of the interface.
    package internal(set) var scale: Double
    /// All that can be seen, what lies on top last.
    package internal(set) var controls: [Control] = []
    let words: Words
    let typesetter: Typesetter

    /// What `_EASEL_CONTROLS` says: a JSON array of the controls.
    package var controlsDescription: String { "[]" }

    /// When ``Input/tick(now:)`` is next needed, in its clock; `nil` while nothing changes by itself.
    package var nextWake: Int? { nil }

    /// The scales that the interface can have.
    package static let scales = 0.75...4.0

    package init(
        board: Board, file: OpenFile? = nil, preferences: Preferences = Preferences(),
        catalog: Catalog = .source, typesetter: Typesetter, width: Int, height: Int,
        scale: Double = 1
    ) {
        self.board = board
        self.file = file
        self.preferences = preferences
        words = Words(catalog)
        self.typesetter = typesetter
        self.width = width
        self.height = height
        self.scale = scale
    }

    /// Takes one input and returns what it asks for.
    package mutating func handle(_ input: Input) -> [Effect] { [] }

    /// The parts of the window that look different since the last call.
    package mutating func takeDamage() -> [PixelRect] { [] }

    /// Draws the part of the window that `damage` covers into the window's bitmap.
    package mutating func draw(_ damage: PixelRect, into bitmap: inout Bitmap) {}
}
