internal import CVector

extension Path {
    /// The closed outline of the ellipse inscribed in the box with these opposite corners, as a
    /// polyline that is never more than 0.02 px off.
    ///
    /// Its points lie dense where the ellipse bends, so that the tips of a long thin one are right.
    package static func ellipseOutline(_ a: Point, _ b: Point) -> [Point] {
        let (a, b) = (a.clamped, b.clamped)
        let center = (a + b) * 0.5
        let (wide, tall) = (abs(b.x - a.x) / 2, abs(b.y - a.y) / 2)
        let quarter = quarterTurn(long: max(wide, tall), short: min(wide, tall))
        let half = quarter + quarter.reversed().dropFirst().map { Point(x: -$0.x, y: $0.y) }
        let whole = half + half.reversed().dropFirst().map { Point(x: $0.x, y: -$0.y) }
        return whole.map { center + (wide >= tall ? $0 : Point(x: $0.y, y: $0.x)) }
    }

    /// From the sharp tip, at (`long`, 0), to the flat side, at (0, `short`).
    ///
    /// A step of the angle t strays from the ellipse by long × short × t² / 8 over its speed, and
    /// from the tip on the speed grows: so the speed at a step's start is enough to choose it by.
    private static func quarterTurn(long: Double, short: Double) -> [Point] {
        var points = [Point(x: long, y: 0)]
        var angle = 0.0
        // What is smaller than a pixel's tenth needs no points between.
        while long > 0.05 {
            let speed = Point(x: long * cv_sin(angle), y: short * cv_cos(angle)).length
            let step = (0.16 * speed / max(long * short, 1e-9)).squareRoot()
            // What is too large for any board need not be followed more closely.
            angle += min(max(step, 3.2e-4), .pi / 24)
            guard angle < .pi / 2 - 1e-6 else { break }
            points.append(Point(x: long * cv_cos(angle), y: short * cv_sin(angle)))
        }
        return points + [Point(x: 0, y: short)]
    }
}
