internal import CVector

/// A filled ellipse of any size whose axes lie along the rows and columns.
struct Ellipse: RowShape {
    let left, right, top, bottom: Double
    private let center: Point
    private let radiusInSamples: Double
    private let verticalScale: Double

    /// - Precondition: both radii are positive, and the box lies within ``Point/limit``.
    init(center: Point, horizontalRadius: Double, verticalRadius: Double) {
        self.center = center
        (left, right) = (center.x - horizontalRadius, center.x + horizontalRadius)
        (top, bottom) = (center.y - verticalRadius, center.y + verticalRadius)
        radiusInSamples = horizontalRadius * 8
        verticalScale = 1 / verticalRadius
    }

    @inline(__always)
    func samples(inRow y: Int, from origin: Int32) -> SampleRow {
        let dy =
            (SIMD8(repeating: Double(y) - center.y) + cv_double(SampleRow.depths)) * verticalScale
        let half = cv_sqrt_f64(SIMD8(repeating: 1) - dy * dy) * radiusInSamples
        let middle = center.x * 8 - Double(origin) - cv_double(SampleRow.shifts)
        // Where the root is not a number there are no samples.
        let far = SIMD8<Float>(repeating: 1e6)
        return SampleRow(
            first: cv_nearest(cv_fmin(cv_fmax(-far, cv_single(middle - half)), far)),
            end: cv_nearest(cv_fmax(cv_fmin(far, cv_single(middle + half)), -far)))
    }

    func reach(ofRowsFrom y: Int, from x: Int) -> PixelRuns {
        PixelRuns(
            from: SIMD8(repeating: Float(max(left - Double(x), -1e6))),
            to: SIMD8(repeating: Float(min(right - Double(x), 1e6)))
        )
    }
}
