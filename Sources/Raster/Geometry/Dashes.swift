extension Path {
    /// The polyline cut into dashes of `dash` pixels with gaps of `gap` pixels between them.
    ///
    /// The first dash begins at the first point, and the pattern goes on around corners. Neither
    /// length is taken as less than half a pixel. Dashes far from any board may be left out.
    package static func dashes(_ line: [Point], dash: Double, gap: Double) -> [[Point]] {
        guard let start = line.first?.clamped else { return [] }
        var pen = DashPen(start, lengths: (usable(dash), usable(gap)))
        for point in line.dropFirst() { pen.move(to: point.clamped) }
        return pen.finished
    }

    private static func usable(_ length: Double) -> Double {
        length.isNaN ? 0.5 : min(max(length, 0.5), Point.limit)
    }
}

/// A pen that is down for a dash and up for a gap while it follows a line.
private struct DashPen {
    private let lengths: (dash: Double, gap: Double)
    private var place: Point
    private var isDown = true
    /// How far it is to the next change between down and up.
    private var rest: Double
    private var current: [Point]
    private var drawn: [[Point]] = []

    init(_ start: Point, lengths: (dash: Double, gap: Double)) {
        self.lengths = lengths
        place = start
        rest = lengths.dash
        current = [start]
    }

    var finished: [[Point]] { isDown ? drawn + [current] : drawn }

    mutating func move(to end: Point) {
        let start = place
        let length = (end - start).length
        let isNear = Path.reach.holds(start) && Path.reach.holds(end)
        let near = isNear ? 0...1 : Path.reach.part(of: start, end)
        var done = 0.0
        while length - done > rest {
            done += rest
            place = start + (end - start) * (done / length)
            turn()
            guard !isNear, isDown else { continue }
            done += wholePeriods(from: done, of: length, near: near)
            place = start + (end - start) * (done / length)
            current = [place]
        }
        rest -= length - done
        place = end
        if isDown { current.append(end) }
    }

    /// How far the pen can go with the same phase while it is far from any board.
    private func wholePeriods(
        from done: Double, of length: Double, near: ClosedRange<Double>?
    ) -> Double {
        let period = lengths.dash + lengths.gap
        let goal = near.flatMap { done > $0.upperBound * length ? nil : $0.lowerBound } ?? 1
        // One period is left over, so that no rounding can reach the goal.
        return max(((goal * length - done) / period).rounded(.down) - 1, 0) * period
    }

    private mutating func turn() {
        if isDown {
            current.append(place)
            drawn.append(current)
        } else {
            current = [place]
        }
        isDown.toggle()
        rest = isDown ? lengths.dash : lengths.gap
    }
}
