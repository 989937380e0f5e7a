import Painting
import Raster

// Bars, and panels with them, that leave while something is drawn.
extension Studio {
    /// Lays the board under the bars, or between them.
    ///
    /// A board that fills the window is as large as what can be drawn on: the whole window under bars
    /// that hide. It gets its size back with the bars, unless something was drawn beyond it.
    mutating func toggleHidingBars() {
        let top = barHeights.top
        if preferences.hidesBars {
            // Where the board's first rows are seen they stay in reach.
            scroll.y = scroll.y > 0 ? scroll.y + top : 0
            if growsWithWindow, let (width, height) = sizeBetweenBars {
                apply(board.giveBack(toWidth: width, height: height))
            }
            showBars()
        } else {
            scroll.y = max(scroll.y - top, 0)
            sizeBetweenBars = (board.drawing.width, board.drawing.height)
        }
        preferences.hidesBars.toggle()
        makeRoom()
        clampScroll()
        damage.add(PixelRect(left: 0, top: 0, width: width, height: height))
    }

    /// Something is about to be drawn.
    mutating func hideBars() {
        guard preferences.hidesBars else { return }
        (areBarsHidden, arePanelsHidden) = (true, true)
        barsReturn = nil
    }

    mutating func showBars() {
        (areBarsHidden, arePanelsHidden) = (false, false)
        barsReturn = nil
    }

    /// What was drawn is finished: bars come back when nothing more is drawn for a second.
    mutating func showBarsSoon() {
        if areBarsHidden { barsReturn = now + 1_000 } else { arePanelsHidden = false }
    }
}
