package import Raster

/// A smooth curve through every sample of the pointer.
package struct Freehand: Hashable, Sendable {
    /// At least one, as they came.
    package private(set) var points: [Point]

    /// A dot, until it goes on.
    package init(at point: Point) { points = [point] }

    /// `nil` for no points.
    package init?(_ points: [Point]) {
        guard !points.isEmpty else { return nil }
        self.points = points
    }

    package mutating func append(_ point: Point) { points.append(point) }

    /// The curve through about `limit` of its samples, for small pictures.
    package func thinned(to limit: Int) -> Freehand {
        let step = max(points.count / max(limit, 1), 1)
        guard step > 1 else { return self }
        var thinned = self
        thinned.points = stride(from: 0, to: points.count, by: step).map { points[$0] }
        return thinned
    }

    var path: Path { Path(lines: [Path.smooth(through: points.map(\.clamped))]) }

    var box: (low: Point, high: Point) {
        let start = points[0].clamped
        return Path.box(ofSmooth: points) ?? (start, start)
    }

    func transformed(by map: AffineMap) -> Freehand {
        var other = self
        other.points = points.map { map($0) }
        return other
    }
}
