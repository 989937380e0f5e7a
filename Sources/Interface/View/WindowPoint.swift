/// A place in the window, in pixels from its top-left corner.
///
/// Pixel centers sit at half-integers, as on the board; a type of its own, so that a place in the window
/// is not taken for one on the board.
package struct WindowPoint: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
