import Painting
import Raster

/// What lies under the ink on screen, kept because a picture that is fitted costs time to make.
struct ShownBackdrop: Sendable {
    private(set) var backdrop: Backdrop
    private var background: Background
    private var width: Int
    private var height: Int

    init(of drawing: Drawing) {
        background = drawing.background
        width = drawing.width
        height = drawing.height
        backdrop = background.backdrop(width: width, height: height, isForFile: false)
    }

    /// Follows the drawing; whether anything changed.
    mutating func update(_ background: Background, width: Int, height: Int) -> Bool {
        guard (width, height) != (self.width, self.height) || background != self.background else {
            return false
        }
        (self.background, self.width, self.height) = (background, width, height)
        backdrop = background.backdrop(width: width, height: height, isForFile: false)
        return true
    }
}
