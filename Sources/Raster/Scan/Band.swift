internal import CVector

/// The straight part of what a round nib covers on its way: a rectangle as wide as the nib.
///
/// Where a side crosses a row of pixels is found in `Double` and depends on the line alone, not on
/// where the way begins or ends; so a line in pieces covers what the whole line covers.
struct Band {
    let left, right, top, bottom: Double
    /// The rows of pixels that it reaches.
    let pixelRows: Range<Int>
    private let sampleRows: Range<Int>
    /// Where four lines cross the top of pixel row 0, in sample columns: the side and the end that bound
    /// the left, then those that bound the right.
    ///
    /// A level line bounds no row's ends and is put out of reach.
    private let starts: SIMD4<Double>
    /// Sample columns per pixel row, of the sides and of the ends.
    private let slopes: SIMD4<Double>
    /// What each of a pixel's sample rows adds to a side and to an end, less its samples' shift.
    private let steps: (side: SIMD8<Float>, end: SIMD8<Float>)

    /// - Precondition: the coordinates are within ``Point/limit``; `start` and `end` are apart, and
    ///   `ahead` is the direction from one to the other, of length 1.
    @inline(__always)
    init(from start: Point, to end: Point, ahead: Point, radius: Double) {
        let (dx, dy) = (abs(ahead.y) * radius, abs(ahead.x) * radius)
        left = min(start.x, end.x) - dx
        right = max(start.x, end.x) + dx
        top = min(start.y, end.y) - dy
        bottom = max(start.y, end.y) + dy
        pixelRows = cv_floor(top)..<cv_floor(bottom) &+ 1
        let side = Line(through: start, along: ahead, ifLevel: 0)
        let across = Point(x: -ahead.y, y: ahead.x)
        let rear = Line(through: start, along: across, ifLevel: -1e9)
        let front = Line(through: end, along: across, ifLevel: 1e9)
        let half = side.isLevel ? 1e9 : radius * 8 / abs(ahead.y)
        let isForward = rear.isLevel || ahead.x > 0
        starts = SIMD4(
            side.start - half, isForward ? rear.start : front.start,
            isForward ? front.start : rear.start, side.start + half)
        slopes = SIMD4(side.slope, rear.slope, front.slope, side.slope)
        steps = (side.steps, rear.steps)
        sampleRows = SampleRow.rows(from: top, to: bottom)
    }

    @inline(__always)
    func samples(inRow y: Int, from origin: Int32) -> SampleRow {
        let crossings = cv_crossings(starts, slopes, Double(y))
        let whole = cv_whole(crossings)
        let rest = cv_rest(crossings, whole)
        let columns = cv_counted(whole, origin &+ CV_SHIFT)
        let row = SampleRow(
            first: cv_max(
                line(columns[0], rest[0], steps.side), line(columns[1], rest[1], steps.end)),
            end: cv_min(line(columns[2], rest[2], steps.end), line(columns[3], rest[3], steps.side))
        )
        // Above and below it the lines cross the wrong way round.
        return row.clipped(to: sampleRows, inRow: y)
    }

    /// Where a line crosses the sample rows of a row of pixels.
    @inline(__always)
    private func line(_ column: Int32, _ rest: Float, _ steps: SIMD8<Float>) -> SIMD8<Int16> {
        cv_columns(column, SIMD8(repeating: rest) + steps)
    }

    @inline(__always)
    func reach(ofRowsFrom y: Int, from x: Int) -> PixelRuns {
        guard pixelRows.lowerBound < y &+ 8, pixelRows.upperBound > y else { return .nothing }
        let (low, high) = (Float(max(left - Double(x), -1e6)), Float(min(right - Double(x), 1e6)))
        return PixelRuns(
            from: cv_fmax(
                SIMD8(repeating: low),
                cv_fmax(outermost(0, y, x, toLeft: true), outermost(1, y, x, toLeft: true))),
            to: cv_fmin(
                SIMD8(repeating: high),
                cv_fmin(outermost(2, y, x, toLeft: false), outermost(3, y, x, toLeft: false))))
    }

    @inline(__always)
    private func outermost(_ line: Int, _ y: Int, _ x: Int, toLeft: Bool) -> SIMD8<Float> {
        Line(start: starts[line], slope: slopes[line])
            .outermost(inRowsFrom: y, from: x, toLeft: toLeft)
    }
}
