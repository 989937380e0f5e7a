/// A cubic Bézier piece, as its start and the three legs of its control polygon.
struct Cubic: Sendable {
    private let start: Point
    private let legs: (Point, Point, Point)
    private let end: Point
    /// Whether ``flatten(_:)`` makes it a single straight piece.
    let isFlat: Bool

    /// The piece of a centripetal Catmull–Rom spline along a chord, between two others.
    ///
    /// Where a neighbor is missing the curve ends as a parabola would.
    init(along chord: Chord, after previous: Chord?, before next: Chord?) {
        let leaving = previous.map { chord.tangent(beside: $0) }
        let arriving = next.map { chord.tangent(beside: $0) }
        let limit = 2 * chord.length
        let way = chord.way
        let first = (leaving ?? way * 2 - (arriving ?? way)).shortened(to: limit)
        let second = (arriving ?? way * 2 - (leaving ?? way)).shortened(to: limit)
        self.init(
            chord.start, (first * (1 / 3), way - (first + second) * (1 / 3), second * (1 / 3)),
            chord.end)
    }

    private init(_ start: Point, _ legs: (Point, Point, Point), _ end: Point) {
        (self.start, self.legs, self.end) = (start, legs, end)
        isFlat = Self.isFlat(start, legs, end)
    }

    /// Calls `body` with straight pieces, each within a tenth of a pixel of the curve and turning
    /// by at most 6° against the one before; what lies far from any board is not followed closely.
    @inline(__always)
    func flatten(_ body: (_ start: Point, _ end: Point) -> Void) {
        if isFlat { return body(start, end) }
        var pending = InlineArray<12, Cubic>(repeating: self)
        var count = 1
        while count > 0 {
            let piece = pending[count - 1]
            if count == 12 || piece.isFlat || piece.isFarOff {
                // A piece of a loop may end where it begins.
                if piece.end.isApart(from: piece.start) { body(piece.start, piece.end) }
                count -= 1
            } else {
                let halves = piece.halves
                pending[count - 1] = halves.1
                pending[count] = halves.0
                count += 1
            }
        }
    }

    private var halves: (Cubic, Cubic) {
        let (a, b, c) = (legs.0 * 0.5, legs.1 * 0.5, legs.2 * 0.5)
        let (ab, bc) = ((a + b) * 0.5, (b + c) * 0.5)
        let middleLeg = (ab + bc) * 0.5
        let middle = start + a + ab + middleLeg
        return (
            Cubic(start, (a, ab, middleLeg), middle),
            Cubic(middle, (middleLeg, bc, c), end)
        )
    }

    private static func isFlat(_ start: Point, _ legs: (Point, Point, Point), _ end: Point) -> Bool
    {
        let chord = end - start
        // A leg off the chord's direction by d puts the curve off by at most 3/4 of d.
        let squaredLength = chord.x * chord.x + chord.y * chord.y
        if squaredLength < 0.0625 { return true }
        let off = max(abs(cross(legs.0, chord)), abs(cross(legs.2, chord)))
        return off * off < 0.0177 * squaredLength
            && turnsLittle(legs.0, legs.1) && turnsLittle(legs.1, legs.2)
    }

    /// Whether the turn from `a` to `b` is at most 3°.
    private static func turnsLittle(_ a: Point, _ b: Point) -> Bool {
        abs(cross(a, b)) <= 0.0524 * (a.x * b.x + a.y * b.y)
    }

    /// Whether all of the curve, and so its chord, lies beyond one side of what boards reach.
    private var isFarOff: Bool {
        guard !Path.reach.holds(start), !Path.reach.holds(end) else { return false }
        let (low, high) = corners
        return !Path.reach.meets(low, high)
    }

    /// Opposite corners of a box that holds the curve: that of its control points.
    var corners: (low: Point, high: Point) {
        let (first, second) = (start + legs.0, end - legs.2)
        return (
            Point(
                x: min(start.x, first.x, second.x, end.x),
                y: min(start.y, first.y, second.y, end.y)),
            Point(
                x: max(start.x, first.x, second.x, end.x),
                y: max(start.y, first.y, second.y, end.y))
        )
    }
}

/// The straight way between two different samples of a stroke.
struct Chord: Sendable {
    let start, end: Point
    let way: Point
    let length: Double
    /// What the curve's parameter grows by: the root of the length, which is what centripetal means.
    private let knot: Double

    init(from start: Point, to end: Point) {
        (self.start, self.end) = (start, end)
        way = end - start
        length = way.length
        knot = length.squareRoot()
    }

    /// The centripetal tangent where this chord meets a neighboring one, scaled to this.
    fileprivate func tangent(beside other: Chord) -> Point {
        let mean = (other.way + way) * (1 / (other.knot + knot))
        return way + (other.way * (1 / other.knot) - mean) * knot
    }
}

private func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }

extension Point {
    fileprivate func shortened(to limit: Double) -> Point {
        let length = self.length
        return length > limit ? self * (limit / length) : self
    }
}
