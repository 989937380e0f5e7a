import Painting

/// The most that a drawing file may hold; more is refused before memory is taken for it.
package struct DrawingLimits: Sendable {
    /// Points in all marks together, those of skipped ones included.
    package var points = 10_000_000
    /// Pixels of the board.
    package var pixels = Drawing.largestArea
    /// Bytes of a picture file inside the drawing.
    package var pictureBytes = 128 << 20
    /// Bytes of the whole file: ten million points with all their digits, and a picture.
    package var fileBytes = 1 << 30

    package init() {}
}
