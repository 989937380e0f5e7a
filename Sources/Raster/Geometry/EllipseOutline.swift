internal import CVector

extension Path {
    /// The closed polyline around the ellipse inscribed in the box with these opposite corners,
    /// nowhere farther than a fiftieth of a pixel from it.
    package static func ellipseOutline(_ a: Point, _ b: Point) -> [Point] {
        let center = (a + b) * 0.5
        let (rx, ry) = (abs(b.x - a.x) / 2, abs(b.y - a.y) / 2)
        // A chord of the unit circle over the angle t lies t²/8 inside; the ellipse stretches that by
        // its larger radius.
        let step = (8 * 0.02 / max(rx, ry, 0.02)).squareRoot()
        let count = 4 * min(max(Int(1.5708 / min(step, 0.5)) + 1, 2), 4_096)
        return (0...count).map { index in
            let angle = Double(index % count) * (2 * Double.pi / Double(count))
            return Point(x: center.x + rx * cv_cos(angle), y: center.y + ry * cv_sin(angle))
        }
    }
}
