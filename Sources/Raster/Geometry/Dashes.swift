extension Path {
    /// The polyline cut into dashes of `dash` pixels with gaps of `gap` pixels between them.
    ///
    /// The first dash begins at the first point, and the pattern goes on around corners. Neither
    /// length is taken as less than half a pixel.
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
        var done = 0.0
        while length - done > rest {
            done += rest
            place = start + (end - start) * (done / length)
            turn()
        }
        rest -= length - done
        place = end
        if isDown { current.append(end) }
    }

    private mutating func turn() {
        if isDown {
            drawn.append(current + [place])
        } else {
            current = [place]
        }
        isDown.toggle()
        rest = isDown ? lengths.dash : lengths.gap
    }
}
