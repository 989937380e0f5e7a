/// What lies under the ink when a drawing is shown or saved.
package struct Backdrop: Sendable {
    /// What lies under everything.
    package enum Base: Hashable, Sendable {
        case color(Color)
        /// Squares that stand for "nothing" on screen.
        case checkerboard
        /// Nothing, for a file with alpha.
        case clear
    }

    /// An image whose top-left corner lies at a place on the board.
    package struct Picture: Sendable {
        package var bitmap: Bitmap
        package var x: Int
        package var y: Int
        /// Whether it is repeated over the whole board.
        package var repeats: Bool

        package init(_ bitmap: Bitmap, x: Int = 0, y: Int = 0, repeats: Bool = false) {
            self.bitmap = bitmap
            self.x = x
            self.y = y
            self.repeats = repeats
        }
    }

    package var base: Base
    package var picture: Picture?

    package init(_ base: Base, picture: Picture? = nil) {
        self.base = base
        self.picture = picture
    }
}
