package import Raster

/// A map of the board that keeps lines straight and parallels parallel.
package struct AffineMap: Hashable, Sendable {
    /// Where a step to the right, and one down, lead.
    package var right: Point
    package var down: Point
    /// Where the board's corner goes.
    package var origin: Point

    package init(
        right: Point = Point(x: 1, y: 0), down: Point = Point(x: 0, y: 1),
        origin: Point = Point(x: 0, y: 0)
    ) {
        self.right = right
        self.down = down
        self.origin = origin
    }

    /// Moves everything.
    package init(movingBy step: Point) {
        self.init(origin: step)
    }

    /// Scales everything, so that `center` goes to `place`.
    package init(scale: Double, from center: Point, to place: Point) {
        self.init(
            right: Point(x: scale, y: 0), down: Point(x: 0, y: scale),
            origin: place - center * scale)
    }

    /// Whether what is upright stays so: nothing is turned by less than a quarter, or slanted.
    package var keepsUpright: Bool {
        (right.y == 0 && down.x == 0) || (right.x == 0 && down.y == 0)
    }

    package func callAsFunction(_ point: Point) -> Point {
        right * point.x + down * point.y + origin
    }
}
