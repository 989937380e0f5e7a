/// The square around all boards beyond which no part of a mark can leave ink.
///
/// A board has at most 32,767 pixels a side and a nib a radius of at most 500.
struct Reach {
    /// How far it goes to either side of the board's corner.
    let side: Double

    func holds(_ point: Point) -> Bool { abs(point.x) <= side && abs(point.y) <= side }

    /// Whether it has a point in common with the box of these corners.
    func meets(_ low: Point, _ high: Point) -> Bool {
        low.x <= side && low.y <= side && high.x >= -side && high.y >= -side
    }

    /// The part of the way from `start` to `end` that may lie inside, as fractions of it; `nil` for
    /// none.
    func part(of start: Point, _ end: Point) -> ClosedRange<Double>? {
        let way = end - start
        var (first, last) = (0.0, 1.0)
        for (from, step) in [(start.x, way.x), (start.y, way.y)] {
            guard step != 0 else {
                if abs(from) > side { return nil }
                continue
            }
            let (a, b) = ((-side - from) / step, (side - from) / step)
            first = max(first, min(a, b))
            last = min(last, max(a, b))
        }
        return first <= last ? first...last : nil
    }
}

extension Path {
    static var reach: Reach { Reach(side: 40_000) }
}
