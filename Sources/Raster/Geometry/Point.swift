/// A location on the board, in pixels from its top-left corner.
///
/// Pixel centers sit at half-integers: `(0.5, 0.5)` is the middle of the top-left pixel.
package struct Point: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The largest magnitude of a coordinate that is counted in whole pixels.
    package static let limit = 1e6

    /// The largest magnitude a coordinate of a mark may have.
    ///
    /// In `Double` its place is known to a thousandth of a pixel.
    package static let farthest = 1e12

    /// The same location with both coordinates in `-farthest...farthest`; what is not a number
    /// becomes 0.
    package var clamped: Point { clamped(to: Self.farthest) }

    /// The same location with both coordinates within ±`limit`; what is not a number becomes 0.
    func clamped(to limit: Double) -> Point {
        func clamp(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, -limit), limit) }
        return Point(x: clamp(x), y: clamp(y))
    }

    /// Whether it lies where marks are scanned: see ``Path/reach``.
    @inline(__always)
    var isNear: Bool { Path.reach.holds(self) }

    package static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
    package static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
    package static func * (a: Point, scale: Double) -> Point {
        Point(x: a.x * scale, y: a.y * scale)
    }

    /// Whether the two are so far apart that there is a direction from one to the other.
    func isApart(from other: Point) -> Bool { (self - other).length > 1e-9 }

    /// The distance from the origin, in pixels.
    package var length: Double { (x * x + y * y).squareRoot() }
}
