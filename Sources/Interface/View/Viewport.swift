package import Raster

/// How the board lies in its view: two exact functions, from the board to the window and back.
///
/// Where the board begins is kept in real numbers, and whole pixels are made of it only where something
/// is drawn: so a view that is zoomed in and out again does not drift.
package struct Viewport: Hashable, Sendable {
    /// The part of the window that the board is looked at through, in window pixels.
    package private(set) var frame: PixelRect
    /// What something lies over at the top and bottom of the frame, from under which the board can be
    /// moved; in window pixels.
    package private(set) var covered = Covered()
    /// The board's size, in board pixels.
    package private(set) var width: Int
    package private(set) var height: Int
    /// Window pixels to a board pixel, within ``ZoomSteps/range``.
    package private(set) var zoom = 1.0
    /// Where the board's top-left corner lies in the window.
    package private(set) var origin: WindowPoint

    /// Shows a board of this size at 100 %, from its top-left corner on.
    package init(frame: PixelRect, width: Int, height: Int) {
        self.frame = frame
        self.width = max(width, 1)
        self.height = max(height, 1)
        origin = WindowPoint(x: Double(frame.left), y: Double(frame.top))
        settle()
    }

    /// Shows another board of this size from its top-left corner on, at 100 %.
    package mutating func start(width: Int, height: Int) {
        let old = covered
        self = Viewport(frame: frame, width: width, height: height)
        covered = old
    }

    /// The place on the board that is seen at a place in the window.
    package func board(_ place: WindowPoint) -> Point {
        Point(x: (place.x - origin.x) / zoom, y: (place.y - origin.y) / zoom)
    }

    /// Where a place on the board is seen.
    package func window(_ point: Point) -> WindowPoint {
        WindowPoint(x: origin.x + point.x * zoom, y: origin.y + point.y * zoom)
    }

    /// The pixels of the window on which this block of the board is seen, rounded outward, as far as
    /// they lie within `limits`.
    package func window(_ rect: PixelRect, within limits: PixelRect) -> PixelRect? {
        PixelRect(
            x: pixels(rect.x, from: origin.x, within: limits.x),
            y: pixels(rect.y, from: origin.y, within: limits.y))
    }

    /// The pixels of the board of which something is seen in this block of the window.
    package func board(_ rect: PixelRect) -> PixelRect? {
        PixelRect(
            x: boardPixels(rect.x, from: origin.x, count: width),
            y: boardPixels(rect.y, from: origin.y, count: height))
    }

    /// Looks at the board through another part of the window; what was at its corner stays there where
    /// the board is large enough.
    package mutating func look(through frame: PixelRect, covered: Covered = Covered()) {
        self.covered = covered
        guard frame != self.frame else { return }
        origin.x += Double(frame.left - self.frame.left)
        origin.y += Double(frame.top - self.frame.top)
        self.frame = frame
        stayInside()
    }

    /// Shows a board of another size.
    package mutating func show(width: Int, height: Int) {
        guard (width, height) != (self.width, self.height) else { return }
        self.width = max(width, 1)
        self.height = max(height, 1)
        settle()
    }

    /// Another zoom, with the same place of the board under `place`, or the board's nearest to it.
    package mutating func zoom(to zoom: Double, about place: WindowPoint) {
        var anchor = board(place)
        anchor.x = min(max(anchor.x, 0), Double(width))
        anchor.y = min(max(anchor.y, 0), Double(height))
        let fixed = window(anchor)
        self.zoom = ZoomSteps.clamped(zoom)
        origin.x = fixed.x - anchor.x * self.zoom
        origin.y = fixed.y - anchor.y * self.zoom
        settle()
    }

    /// Moves the board by window pixels: no farther than its edges, or than it lies already.
    package mutating func pan(x: Double, y: Double) {
        guard x.isFinite, y.isFinite else { return }
        let (columns, rows) = limits
        origin.x = min(
            max(origin.x + x, min(columns.lowerBound, origin.x)), max(columns.upperBound, origin.x))
        origin.y = min(
            max(origin.y + y, min(rows.lowerBound, origin.y)), max(rows.upperBound, origin.y))
        settle()
    }

    /// Shows `area` whole and in the middle, as large as it fits but no larger than `largest`.
    package mutating func fit(_ area: PixelRect, largest: Double = 1) {
        let fitting = min(
            Double(frame.width) / Double(area.width), Double(frame.height) / Double(area.height))
        zoom = ZoomSteps.clamped(min(fitting, largest))
        let middle = (
            x: Double(area.left + area.right) / 2, y: Double(area.top + area.bottom) / 2
        )
        origin.x = (Double(frame.left + frame.right) / 2 - middle.x * zoom).rounded(.down)
        origin.y = (Double(frame.top + frame.bottom) / 2 - middle.y * zoom).rounded(.down)
        settle()
    }

    /// The middle of the view: what keys and buttons zoom about.
    package var middle: WindowPoint {
        WindowPoint(
            x: Double(frame.left + frame.right) / 2, y: Double(frame.top + frame.bottom) / 2)
    }

    /// Whether parts of the board lie outside the view.
    package var isCut: Bool {
        Double(width) * zoom > Double(frame.width) || Double(height) * zoom > Double(frame.height)
    }

    /// Puts the board on whole pixels of the window, where it is to be seen at its sharpest.
    package mutating func align() {
        origin.x = origin.x.rounded()
        origin.y = origin.y.rounded()
    }
}

extension Viewport {
    /// A board that is smaller than the view lies in its middle; some of any other stays in sight.
    ///
    /// A larger one may end inside the view: were its edges held at the view's, zooming out beside an
    /// edge would move what is under the pointer.
    private mutating func settle() {
        origin.x = settled(origin.x, frame.x, length: Double(width) * zoom)
        origin.y = settled(origin.y, frame.y, length: Double(height) * zoom)
    }

    private func settled(_ start: Double, _ view: Range<Int>, length: Double) -> Double {
        let (lower, upper) = (Double(view.lowerBound), Double(view.upperBound))
        if length <= upper - lower { return lower + ((upper - lower - length) / 2).rounded(.down) }
        let sight = min(Self.leastSight, upper - lower)
        return min(max(start, lower + sight - length), upper - sight)
    }

    /// Where the board may begin so that none of the view is empty, if it is large enough.
    private var limits: (x: ClosedRange<Double>, y: ClosedRange<Double>) {
        (
            limits(frame.x, Covered(), length: Double(width) * zoom),
            limits(frame.y, covered, length: Double(height) * zoom)
        )
    }

    private func limits(
        _ view: Range<Int>, _ covered: Covered, length: Double
    ) -> ClosedRange<Double> {
        let highest = Double(view.lowerBound + covered.top)
        return min(Double(view.upperBound - covered.bottom) - length, highest)...highest
    }

    /// Leaves nothing of the view empty that the board can fill.
    private mutating func stayInside() {
        let (columns, rows) = limits
        origin.x = min(max(origin.x, columns.lowerBound), columns.upperBound)
        origin.y = min(max(origin.y, rows.lowerBound), rows.upperBound)
        settle()
    }

    /// How much of a board stays in sight at least, in window pixels.
    private static let leastSight = 64.0

    private func pixels(
        _ range: Range<Int>, from start: Double, within limits: Range<Int>
    ) -> Range<Int> {
        let (lower, upper) = (Double(limits.lowerBound), Double(limits.upperBound))
        let first = (start + Double(range.lowerBound) * zoom).rounded(.down)
        let last = (start + Double(range.upperBound) * zoom).rounded(.up)
        let from = Int(min(max(first, lower), upper))
        return from..<max(from, Int(min(max(last, lower), upper)))
    }

    private func boardPixels(_ range: Range<Int>, from start: Double, count: Int) -> Range<Int> {
        // A pixel's drawn edges are rounded: it may be seen half a pixel beyond its place.
        let first = ((Double(range.lowerBound) - 0.5 - start) / zoom).rounded(.down)
        let last = ((Double(range.upperBound) + 0.5 - start) / zoom).rounded(.up)
        let from = Int(min(max(first, 0), Double(count)))
        return from..<max(from, Int(min(max(last, 0), Double(count))))
    }
}

extension Viewport {
    /// Pixels at the top and bottom of a view that something else lies over.
    package struct Covered: Hashable, Sendable {
        package var top: Int
        package var bottom: Int

        package init(top: Int = 0, bottom: Int = 0) {
            self.top = top
            self.bottom = bottom
        }
    }
}
