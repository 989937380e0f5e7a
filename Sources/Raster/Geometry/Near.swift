/// The part of a straight way that lies in ``Path/reach``, where marks are scanned.
///
/// A way is cut, and not its ends moved by themselves: so it keeps its direction however far it comes
/// from.
struct Near {
    let start, end: Point

    /// `nil` where no part of the way from `start` to `end` lies there.
    @inline(__always)
    init?(from start: Point, to end: Point) {
        guard start.isNear, end.isNear else {
            guard let near = Self.cut(start, end) else { return nil }
            self = near
            return
        }
        self.init(start, end)
    }

    @inline(__always)
    private init(_ start: Point, _ end: Point) { (self.start, self.end) = (start, end) }

    @inline(never)
    private static func cut(_ start: Point, _ end: Point) -> Near? {
        let way = end - start
        let length = way.length
        guard length > 0 else { return nil }
        let ahead = way * (1 / length)
        // Counted from the place nearest to the origin, so that nothing large is added to it.
        let distance = cross(start, end) / length
        let foot = Point(x: ahead.y, y: -ahead.x) * distance
        var first = start.x * ahead.x + start.y * ahead.y
        var last = first + length
        let side = Path.reach.side
        for (from, step) in [(foot.x, ahead.x), (foot.y, ahead.y)] {
            guard step != 0 else {
                if abs(from) > side { return nil }
                continue
            }
            let (a, b) = ((-side - from) / step, (side - from) / step)
            first = max(first, min(a, b))
            last = min(last, max(a, b))
        }
        guard first < last else { return nil }
        let near = Near(
            start.isNear ? start : foot + ahead * first, end.isNear ? end : foot + ahead * last)
        return near.end.isApart(from: near.start) ? near : nil
    }

    /// The cross product, rounded once: `a.x * b.y - a.y * b.x` would lose what far ends differ by.
    private static func cross(_ a: Point, _ b: Point) -> Double {
        let product = a.y * b.x
        let rest = product.addingProduct(-a.y, b.x)
        return (-product).addingProduct(a.x, b.y) + rest
    }
}

extension Path.Inside {
    /// The same area as far as it is scanned, in convex parts that lie beside each other.
    ///
    /// An ellipse is scanned wherever it lies.
    var near: [Path.Inside] {
        guard case .quad(let a, let b, let c, let d) = self else { return [self] }
        let corners = [a, b, c, d].map(\.clamped)
        guard !corners.allSatisfy(\.isNear) else { return [self] }
        var polygon = corners
        for side in 0..<4 { polygon = Self.cut(polygon, at: side) }
        guard polygon.count > 2 else { return [] }
        return (1..<polygon.count - 1).map {
            .quad(polygon[0], polygon[$0], polygon[$0 + 1], polygon[$0 + 1])
        }
    }

    /// A convex polygon less what lies beyond one of the four sides of what is scanned.
    private static func cut(_ polygon: [Point], at side: Int) -> [Point] {
        func depth(_ point: Point) -> Double {
            let place = side < 2 ? point.x : point.y
            return Path.reach.side + (side % 2 == 0 ? place : -place)
        }
        var kept: [Point] = []
        for (index, point) in polygon.enumerated() {
            let next = polygon[(index + 1) % polygon.count]
            let (here, there) = (depth(point), depth(next))
            if here >= 0 { kept.append(point) }
            guard (here < 0) != (there < 0) else { continue }
            kept.append(point + (next - point) * (here / (here - there)))
        }
        return kept
    }
}
