/// The smooth curve through the samples of a freehand stroke, made as the samples come.
///
/// A centripetal Catmull–Rom spline: it passes through every sample, two samples make a straight
/// line, and it never strays from a piece's chord by more than half the chord's length. A piece is
/// settled once the sample after its end is known; the last one is provisional until then.
struct FreehandCurve: Sendable {
    /// What one more sample makes of the curve.
    struct Step {
        /// The piece that ends at the previous sample, now final; `nil` for the second sample.
        var settled: Cubic?
        /// Whether the settled piece, flattened, is what was provisional before: one straight line.
        var settlesAsShown: Bool
        /// The piece that ends at the new sample, as it is if no other sample comes.
        var provisional: Cubic
    }

    /// What is nearer to the last point than this many pixels is no other point.
    private static let shortestStep = 1e-7

    private var last: Point
    /// The chords to the last two samples that differ from the one before them.
    private var previous, chord: Chord?
    /// Whether the provisional piece that ends at ``last`` is straight.
    private var isStraight = false

    /// Starts at `point`, whose coordinates must be finite.
    init(at point: Point) {
        last = point
    }

    /// Goes on to `point`; `nil` when that is where the curve is already.
    mutating func extend(to point: Point) -> Step? {
        let next = Chord(from: last, to: point)
        guard next.length > Self.shortestStep else { return nil }
        let settled = chord.map { Cubic(along: $0, after: previous, before: next) }
        let provisional = Cubic(along: next, after: chord, before: nil)
        let settlesAsShown = isStraight && settled?.isFlat == true
        (last, previous, chord, isStraight) = (point, chord, next, provisional.isFlat)
        return Step(settled: settled, settlesAsShown: settlesAsShown, provisional: provisional)
    }
}

extension Path {
    /// The whole freehand curve through `samples`, flattened: what drawing it live settles on.
    package static func smooth(through samples: [Point]) -> [Point] {
        guard let start = samples.first?.clamped else { return [] }
        var line = [start]
        forEachPiece(ofSmooth: samples) { piece in piece.flatten { line.append($1) } }
        return line
    }

    /// Opposite corners of a box that holds the whole freehand curve through `samples`, found
    /// without following it; `nil` for no samples.
    package static func box(ofSmooth samples: [Point]) -> (low: Point, high: Point)? {
        guard let start = samples.first?.clamped else { return nil }
        var box = (low: start, high: start)
        forEachPiece(ofSmooth: samples) { piece in
            let (low, high) = piece.corners
            box.low = Point(x: min(box.low.x, low.x), y: min(box.low.y, low.y))
            box.high = Point(x: max(box.high.x, high.x), y: max(box.high.y, high.y))
        }
        return box
    }

    /// Calls `body` with the pieces of the whole freehand curve through `samples`, in order.
    private static func forEachPiece(ofSmooth samples: [Point], _ body: (Cubic) -> Void) {
        guard let start = samples.first?.clamped else { return }
        var curve = FreehandCurve(at: start)
        var provisional: Cubic?
        for sample in samples.dropFirst() {
            guard let step = curve.extend(to: sample.clamped) else { continue }
            if let settled = step.settled { body(settled) }
            provisional = step.provisional
        }
        if let provisional { body(provisional) }
    }
}
