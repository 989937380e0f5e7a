internal import CVector

/// A straight line without ends: where it crosses the rows of pixels, in sample columns.
///
/// That is found in `Double` and depends on the line alone, not on the points that it was made of; so a
/// stroke in pieces covers what the whole stroke covers.
struct Line {
    /// Where it crosses the top of pixel row 0.
    let start: Double
    /// Sample columns per pixel row.
    let slope: Double
    /// Whether it is too flat to cross rows of pixels one by one.
    let isLevel: Bool

    @inline(__always)
    init(start: Double, slope: Double) {
        (self.start, self.slope, isLevel) = (start, slope, false)
    }

    /// The line through `point` in the direction `way`.
    ///
    /// One that is too flat counts as level and crosses all rows at the column `level`.
    @inline(__always)
    init(through point: Point, along way: Point, ifLevel level: Double) {
        isLevel = abs(way.y) * CV_STEEPEST <= abs(way.x * 8)
        slope = isLevel ? 0 : way.x * 8 / way.y
        start = isLevel ? level : point.x * 8 - point.y * slope
    }

    /// The parallel line `columns` to the right.
    @inline(__always)
    func moved(by columns: Double) -> Line { Line(start: start + columns, slope: slope) }

    /// What each of a pixel's sample rows adds, less its samples' shift.
    @inline(__always)
    var steps: SIMD8<Float> {
        SampleRow.depths * Float(slope) - SampleRow.shifts
    }

    /// Where it crosses each sample row of pixel row `y`, in sample columns from `origin`.
    @inline(__always)
    func columns(inRow y: Int, _ steps: SIMD8<Float>, from origin: Int32) -> SIMD8<Int16> {
        let crossing = min(max(start + Double(y) * slope, -1e9), 1e9)
        let whole = cv_floor(crossing)
        return cv_columns(
            Int32(truncatingIfNeeded: whole) &- origin &- CV_SHIFT,
            SIMD8(repeating: Float(crossing - Double(whole))) + steps)
    }

    /// The line's outermost columns of pixels to one side, from column `x`, in each of eight pixel rows
    /// from `y` on.
    @inline(__always)
    func outermost(inRowsFrom y: Int, from x: Int, toLeft: Bool) -> SIMD8<Float> {
        // Enough for what is lost by rounding the slope to Float.
        let slack = 0.01 + abs(slope) * 1e-5
        let far = toLeft ? min(slope, 0) - slack : max(slope, 0) + slack
        let crossing = (start + Double(y) * slope + far) * 0.125 - Double(x)
        let limit = SIMD8<Float>(repeating: 1e6)
        let columns = Float(min(max(crossing, -1e9), 1e9)) + PixelRuns.rows * Float(slope * 0.125)
        return cv_fmin(cv_fmax(columns, -limit), limit)
    }
}
