extension Path.Inside {
    /// What is scanned for an inside.
    enum Shape {
        case quad(Quad)
        case disc(Disc)
        case ellipse(Ellipse)
    }

    /// `nil` for an ellipse without area.
    var shape: Shape? {
        switch self {
        case .quad(let a, let b, let c, let d):
            return .quad(Quad(a.clamped, b.clamped, c.clamped, d.clamped))
        case .ellipse(let a, let b):
            let (a, b) = (a.clamped, b.clamped)
            guard a.x != b.x, a.y != b.y else { return nil }
            let center = (a + b) * 0.5
            let (wide, tall) = (abs(b.x - a.x) / 2, abs(b.y - a.y) / 2)
            return max(wide, tall) <= Disc.largestRadius
                ? .disc(Disc(center: center, horizontal: wide, vertical: tall))
                : .ellipse(Ellipse(center: center, horizontalRadius: wide, verticalRadius: tall))
        }
    }
}

extension Path {
    /// A box that holds every pixel the path may touch when it is stroked and filled.
    func reach(width: Double) -> PixelRect? {
        let margin = strokeRadius(width: width) + 1
        var low = Point(x: .infinity, y: .infinity)
        var high = Point(x: -.infinity, y: -.infinity)
        func add(_ point: Point, _ margin: Double) {
            let point = point.clamped(to: Point.limit)
            low = Point(x: min(low.x, point.x - margin), y: min(low.y, point.y - margin))
            high = Point(x: max(high.x, point.x + margin), y: max(high.y, point.y + margin))
        }
        for line in lines {
            for point in line { add(point, margin) }
        }
        for miter in miters { add(miter.tip, 1) }
        switch inside {
        case .quad(let a, let b, let c, let d)?: for corner in [a, b, c, d] { add(corner, 1) }
        case .ellipse(let a, let b)?: for corner in [a, b] { add(corner, 1) }
        case nil: break
        }
        return low.x <= high.x ? PixelRect(spanning: low, high) : nil
    }

    /// Whether all lines are straight and follow each other, as dashes do, so far apart that no two
    /// touch the same pixel.
    func isOfStraightPieces(apart width: Double) -> Bool {
        guard lines.allSatisfy({ 1...2 ~= $0.count }) else { return false }
        guard lines.count > 1, let start = lines[0].first, let end = lines[lines.count - 1].last
        else { return true }
        let way = end.clamped - start.clamped
        let ahead = way * (1 / max(way.length, 1e-9))
        let least = 2 * strokeRadius(width: width) + 2
        var reached = -Double.infinity
        for line in lines {
            let (a, b) = (line[0].clamped, line[line.count - 1].clamped)
            let (near, far) = (a.x * ahead.x + a.y * ahead.y, b.x * ahead.x + b.y * ahead.y)
            guard min(near, far) - reached >= least else { return false }
            reached = max(near, far)
        }
        return true
    }
}
