import Raster

extension Point {
    /// The corner of a square with its opposite corner at `start`, as large as the longer side.
    func squared(with start: Point) -> Point {
        let side = max(abs(x - start.x), abs(y - start.y))
        return Point(
            x: start.x + (x < start.x ? -side : side), y: start.y + (y < start.y ? -side : side))
    }

    /// The nearest point in a direction from `start` that is a multiple of 15°.
    func snapped(around start: Point) -> Point {
        let offset = self - start
        var best = Point(x: 0, y: 0)
        for direction in Self.directions {
            let along = offset.x * direction.x + offset.y * direction.y
            if along > best.length { best = direction * along }
        }
        return start + best
    }

    /// Unit vectors every 15° around the circle, from the sines of 0°, 15° and so on to 90°.
    private static let directions: [Point] = {
        let root2 = 2.0.squareRoot()
        let root6 = 6.0.squareRoot()
        let sines = [
            0, (root6 - root2) / 4, 0.5, root2 / 2, 3.0.squareRoot() / 2, (root6 + root2) / 4, 1,
        ]
        return (0..<24).map { step in
            let (quarter, part) = (step / 6, step % 6)
            let (cosine, sine) = (sines[6 - part], sines[part])
            switch quarter {
            case 0: return Point(x: cosine, y: sine)
            case 1: return Point(x: -sine, y: cosine)
            case 2: return Point(x: -cosine, y: -sine)
            default: return Point(x: sine, y: -cosine)
            }
        }
    }()
}
