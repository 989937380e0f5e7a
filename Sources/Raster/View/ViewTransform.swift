/// How large a board is shown, and where: board pixels to those of a window.
///
/// The place is kept as real numbers, so that no series of steps loses any of it; whole pixels are
/// derived from it.
package struct ViewTransform: Hashable, Sendable {
    /// How many window pixels a board pixel is wide.
    package let zoom: Double
    /// Where the board's top-left corner lies, in window pixels.
    package let x: Double
    package let y: Double

    /// - Precondition: `zoom` is positive, and all three are finite.
    package init(zoom: Double, x: Double, y: Double) {
        precondition(zoom > 0 && zoom.isFinite && x.isFinite && y.isFinite)
        (self.zoom, self.x, self.y) = (zoom, x, y)
    }

    /// The window pixels that show any of `rect`, which lies on the board.
    package func window(_ rect: PixelRect) -> PixelRect {
        func reach(_ range: Range<Int>, _ axis: ViewAxis) -> Range<Int> {
            let start = axis.place(range.lowerBound)
            let end = axis.place(range.upperBound)
            return Int(start.rounded(.down))..<Int(end.rounded(.up))
        }
        return PixelRect(x: reach(rect.x, columns), y: reach(rect.y, rows)) ?? rect
    }

    var columns: ViewAxis { ViewAxis(zoom: zoom, origin: x) }
    var rows: ViewAxis { ViewAxis(zoom: zoom, origin: y) }
}

/// One axis of a ``ViewTransform``.
struct ViewAxis {
    let zoom, origin: Double

    /// Where the edge before a board pixel lies in the window: at zooms from 100 % on between two pixels,
    /// so that each board pixel is an even square.
    func place(_ pixel: Int) -> Double {
        let place = min(max(origin + Double(pixel) * zoom, -Point.limit), Point.limit)
        return zoom < 1 ? place : (place + 0.5).rounded(.down)
    }

    /// The board pixels, out of `count`, of which any is shown in `range`, and where the edge before each
    /// of them and the one after the last lie in the window.
    func edges(in range: Range<Int>, count: Int) -> (first: Int, places: [Double]) {
        // A pixel too far on either side, since the edges may be rounded.
        func near(_ place: Int) -> Double {
            min(max((Double(place) - origin) / zoom, -2), Double(count) + 2)
        }
        var first = max(Int(near(range.lowerBound).rounded(.down)) - 1, 0)
        var end = min(Int(near(range.upperBound).rounded(.up)) + 1, count)
        while first < end, place(first + 1) <= Double(range.lowerBound) { first += 1 }
        while end > first, place(end - 1) >= Double(range.upperBound) { end -= 1 }
        return (first, (first...max(first, end)).map(place))
    }
}
