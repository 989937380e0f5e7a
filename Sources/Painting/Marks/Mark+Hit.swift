package import Raster

extension Mark {
    /// Whether its ink lies at `point` or within `slack` pixels of it; hidden marks count too.
    ///
    /// Costs what its path has corners, unless the point lies outside its ``bounds``.
    package func isHit(at point: Point, slack: Double) -> Bool {
        guard bounds.reaches(point, within: slack) else { return false }
        let path = path
        if paint.fill != nil, path.inside?.contains(point) == true { return true }
        let reach = style.width / 2 + slack
        return path.lines.contains { line in
            guard line.count > 1 else { return line.contains { ($0 - point).length <= reach } }
            return zip(line, line.dropFirst()).contains { point.distance(to: $0, $1) <= reach }
        }
    }
}

extension PixelRect {
    fileprivate func reaches(_ point: Point, within slack: Double) -> Bool {
        point.x >= Double(x.lowerBound) - slack && point.x <= Double(x.upperBound) + slack
            && point.y >= Double(y.lowerBound) - slack && point.y <= Double(y.upperBound) + slack
    }
}

extension Point {
    /// How far it is from the straight line between two points.
    fileprivate func distance(to start: Point, _ end: Point) -> Double {
        let way = end - start
        let square = way.x * way.x + way.y * way.y
        guard square > 0 else { return (self - start).length }
        let from = self - start
        let part = min(max((from.x * way.x + from.y * way.y) / square, 0), 1)
        return (start + way * part - self).length
    }
}

extension Path.Inside {
    fileprivate func contains(_ point: Point) -> Bool {
        switch self {
        case .quad(let a, let b, let c, let d):
            let turns = [(a, b), (b, c), (c, d), (d, a)].map { start, end in
                let (way, from) = (end - start, point - start)
                return way.x * from.y - way.y * from.x
            }
            return turns.allSatisfy { $0 >= 0 } || turns.allSatisfy { $0 <= 0 }
        case .ellipse(let a, let b):
            let (center, half) = ((a + b) * 0.5, (b - a) * 0.5)
            guard half.x != 0, half.y != 0 else { return false }
            let from = point - center
            return Point(x: from.x / half.x, y: from.y / half.y).length <= 1
        }
    }
}
