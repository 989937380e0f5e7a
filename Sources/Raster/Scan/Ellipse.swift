internal import CVector

/// A filled ellipse of any size whose axes lie along the rows and columns.
struct Ellipse: RowShape {
    let left, right, top, bottom: Double
    private let center: Point
    private let radiusInSamples: Double
    private let verticalScale: Double
    private let sampleRows: Range<Int>

    /// - Precondition: both radii are positive, and the box lies within ``Point/limit``.
    init(center: Point, horizontalRadius: Double, verticalRadius: Double) {
        self.center = center
        (left, right) = (center.x - horizontalRadius, center.x + horizontalRadius)
        (top, bottom) = (center.y - verticalRadius, center.y + verticalRadius)
        radiusInSamples = horizontalRadius * 8
        verticalScale = 1 / verticalRadius
        sampleRows = SampleRow.rows(from: top, to: bottom)
    }

    @inline(__always)
    func samples(inRow y: Int, from origin: Double) -> SampleRow {
        let dy = (SIMD8(repeating: Double(y) - center.y) + SampleRow.depths) * verticalScale
        let squared = SIMD8(repeating: 1) - dy * dy
        let half = cv_sqrt_f64(squared) * radiusInSamples
        let middle = center.x * 8 - origin
        return SampleRow(
            first: cv_columns(middle, -SampleRow.shifts - half),
            end: cv_columns(middle, -SampleRow.shifts + half)
        ).clipped(to: sampleRows, inRow: y)
    }

    func reach(ofRowsFrom y: Int, from x: Int) -> PixelRuns {
        PixelRuns(
            from: SIMD8(repeating: Float(max(left - Double(x), -1e6))),
            to: SIMD8(repeating: Float(min(right - Double(x), 1e6)))
        )
    }
}
