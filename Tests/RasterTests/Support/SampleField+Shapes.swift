import Raster

extension SampleField {
    /// Adds polylines with round caps and joins.
    mutating func stroke(_ lines: [[Point]], width: Double) {
        for line in lines {
            guard var last = line.first else { continue }
            addCapsule(last, last, radius: width / 2)
            for point in line.dropFirst() {
                addCapsule(last, point, radius: width / 2)
                last = point
            }
        }
    }

    private mutating func addCapsule(_ a: Point, _ b: Point, radius: Double) {
        let way = b - a
        let squaredLength = way.x * way.x + way.y * way.y
        add(a, b, margin: radius) { x, y in
            let offset = Point(x: x, y: y) - a
            let along =
                squaredLength == 0 ? 0 : (offset.x * way.x + offset.y * way.y) / squaredLength
            return (offset - way * min(max(along, 0), 1)).length - radius
        }
    }

    mutating func fill(_ inside: Path.Inside) {
        switch inside {
        case .quad(let a, let b, let c, let d): fill([a, b, c, d])
        case .ellipse(let a, let b): fillEllipse(a, b)
        }
    }

    /// Adds a convex polygon, given in either direction.
    private mutating func fill(_ corners: [Point]) {
        let sides = zip(corners, corners.dropFirst() + [corners[0]]).filter { $0 != $1 }
        let low = Point(x: corners.map(\.x).min() ?? 0, y: corners.map(\.y).min() ?? 0)
        let high = Point(x: corners.map(\.x).max() ?? 0, y: corners.map(\.y).max() ?? 0)
        add(low, high, margin: 0) { x, y in
            let gaps = sides.map { a, b in
                let way = b - a
                return ((y - a.y) * way.x - (x - a.x) * way.y) / way.length
            }
            // The polygon may run either way round: then all signs are turned.
            return min(gaps.max() ?? 1, -(gaps.min() ?? -1))
        }
    }

    private mutating func fillEllipse(_ a: Point, _ b: Point) {
        let center = (a + b) * 0.5
        let (wide, tall) = (abs(b.x - a.x) / 2, abs(b.y - a.y) / 2)
        add(a, b, margin: 0) { x, y in
            let (u, v) = ((x - center.x) / wide, (y - center.y) / tall)
            let value = u * u + v * v - 1
            let slope = Point(x: 2 * u / wide, y: 2 * v / tall).length
            return slope == 0 ? value : value / slope
        }
    }
}
