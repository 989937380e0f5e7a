/// What a corner with a miter join covers beyond one with a round join: a kite.
package struct Miter: Hashable, Sendable {
    /// Where the two lines meet.
    package let corner: Point
    /// Where the outer edges of the two strokes end.
    package let sides: [Point]
    /// Where those edges meet when they are made longer.
    package let tip: Point

    /// How far the tip may lie from the corner, in radii of the nib; beyond that a corner stays round.
    package static let limit = 4.0

    /// `nil` where the lines go straight on, turn back, or make a corner sharper than ``limit`` allows.
    init?(from before: Point, through corner: Point, to after: Point, radius: Double) {
        guard before.isApart(from: corner), after.isApart(from: corner) else { return nil }
        let (way, next) = (corner - before, after - corner)
        let (a, b) = (way * (1 / way.length), next * (1 / next.length))
        let turn = a.x * b.y - a.y * b.x
        // The cosine of the turn is that of the angle between the outer normals.
        let spread = 1 + a.x * b.x + a.y * b.y
        guard abs(turn) > 1e-6, spread >= 2 / (Self.limit * Self.limit) else { return nil }
        let out = turn > 0 ? radius : -radius
        let first = Point(x: a.y, y: -a.x) * out
        let second = Point(x: b.y, y: -b.x) * out
        self.corner = corner
        sides = [corner + first, corner + second]
        tip = corner + (first + second) * (1 / spread)
    }

    /// The kite as a shape that can be covered.
    var inside: Path.Inside { .quad(corner, sides[0], tip, sides[1]) }
}

extension Path {
    /// The miters at the corners of a closed polygon, which is not closed by a point of its own.
    package static func miters(of polygon: [Point], width: Double) -> [Miter] {
        let points = polygon.map(\.clamped)
        let radius = strokeRadius(width: width)
        return points.indices.compactMap { index in
            Miter(
                from: points[(index + points.count - 1) % points.count], through: points[index],
                to: points[(index + 1) % points.count], radius: radius)
        }
    }
}
