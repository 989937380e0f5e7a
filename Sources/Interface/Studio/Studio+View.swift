import Painting
import Raster

// Where the board lies in the window.
extension Studio {
    /// The part of the window between the bars.
    var boardView: PixelRect {
        guard !areBarsHidden else {
            return PixelRect(left: 0, top: 0, width: width, height: height)
        }
        let (top, bottom) = barHeights
        return PixelRect(left: 0, top: top, width: width, height: height - top - bottom)
    }

    /// Where the board's top-left pixel lies in the window.
    ///
    /// Bars that hide lie over the board, so that nothing moves when they do.
    var boardOrigin: (x: Int, y: Int) {
        (-scroll.x, (preferences.hidesBars ? 0 : barHeights.top) - scroll.y)
    }

    /// Keeps the board in its view: no farther than its edges.
    mutating func clampScroll() {
        let base = preferences.hidesBars ? 0 : barHeights.top
        let top = barHeights.top
        let view = (width: width, bottom: height - barHeights.bottom)
        scroll.x = min(max(scroll.x, 0), max(board.drawing.width - view.width, 0))
        let lowest = base - top
        scroll.y = min(
            max(scroll.y, lowest), max(base + board.drawing.height - view.bottom, lowest))
    }

    mutating func scrollBoard(x: Double, y: Double) {
        let step = Double(metrics.pixels(48))
        scroll.x += Int((x * step).rounded())
        scroll.y += Int((y * step).rounded())
        clampScroll()
    }
}
