package import Raster

/// A parallelogram: what a rectangle is however it is turned, and what an ellipse lies in.
package struct Box: Hashable, Sendable {
    /// The corner it begins at.
    package var origin: Point
    /// The corners next to it: of an upright box one beside, and one below or above the origin.
    package var right: Point
    package var down: Point

    package init(origin: Point, right: Point, down: Point) {
        self.origin = origin
        self.right = right
        self.down = down
    }

    /// The upright box with these opposite corners.
    package init(_ origin: Point, _ opposite: Point) {
        self.init(
            origin: origin, right: Point(x: opposite.x, y: origin.y),
            down: Point(x: origin.x, y: opposite.y))
    }

    /// Whether its sides lie along the board's.
    package var isUpright: Bool { right.y == origin.y && down.x == origin.x }

    /// The corner farthest from the origin; of an upright box exactly the one it was made of.
    package var opposite: Point {
        isUpright ? Point(x: right.x, y: down.y) : right + down - origin
    }

    /// All four, around the box.
    package var corners: [Point] { [origin, right, opposite, down] }

    func rectangle(in style: Style) -> Path {
        let (a, b, c, d) = (origin.clamped, right.clamped, opposite.clamped, down.clamped)
        return Path(polygon: [a, b, c, d], inside: .quad(a, b, c, d), in: style)
    }

    var ellipse: Path {
        let (a, b) = (origin.clamped, opposite.clamped)
        return Path(lines: [Path.ellipseOutline(a, b)], inside: .ellipse(a, b))
    }

    /// The corner across stays; the sides keep their directions.
    func moving(handle: Int, to place: Point) -> Box {
        guard (0...3).contains(handle) else { return self }
        let all = corners
        let anchor = all[(handle + 2) % 4]
        // Along the sides that meet in the anchor, so that the box is neither turned nor slanted.
        let (first, second) = (all[(handle + 3) % 4] - anchor, all[(handle + 1) % 4] - anchor)
        let way = place - anchor
        let area = first.x * second.y - first.y * second.x
        guard area != 0 else { return isUpright ? Box(anchor, place) : self }
        if isUpright { return Box(anchor, place) }
        let along = (way.x * second.y - way.y * second.x) / area
        let across = (first.x * way.y - first.y * way.x) / area
        return Box(
            origin: anchor, right: anchor + first * along, down: anchor + second * across)
    }

    func transformed(by map: AffineMap) -> Box {
        guard isUpright, map.keepsUpright else {
            return Box(origin: map(origin), right: map(right), down: map(down))
        }
        return Box(map(origin), map(opposite))
    }
}
