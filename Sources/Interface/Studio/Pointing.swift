import Painting
import Raster

/// Where the pointer is, and what it holds.
struct Pointing: Sendable {
    /// Window pixels; `nil` while it is elsewhere.
    var location: Point?
    /// The control under the pointer; empty for none.
    var hovered = ""
    var grip = Grip.none
    var lastClick = Click(id: "", milliseconds: 0)

    /// What a held button does.
    enum Grip: Hashable, Sendable {
        case none
        /// A gesture on the board.
        case board
        /// A press that counts if it is released over the same control.
        case control(String)
        case slider(String, Quantity)
        /// The thumb of a list, held this far below its top.
        case thumb(String, ScrollTarget, offset: Int)
        /// Text is being selected.
        case text(FieldName)
        /// The board moves with the pointer: where it began, and where the board was then.
        case pan(Point, x: Int, y: Int)
        /// Nothing more until all buttons are up.
        case spent
    }

    /// A press, for the next one to make a double click with.
    struct Click: Hashable, Sendable {
        var id: String
        var milliseconds: Int
    }

    /// The longest time between the presses of a double click.
    static let doubleClick = 400

    /// Notes a press; whether it makes a double click.
    mutating func click(_ id: String, at milliseconds: Int) -> Bool {
        let pause = milliseconds - lastClick.milliseconds
        let isDouble = id == lastClick.id && (0...Self.doubleClick).contains(pause)
        // A third press begins anew.
        lastClick = Click(id: isDouble ? "" : id, milliseconds: milliseconds)
        return isDouble
    }
}
