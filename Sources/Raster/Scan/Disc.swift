internal import CVector

/// A filled circle, the round cap and join of every stroke, or an ellipse of moderate size whose
/// axes lie along the rows and columns.
struct Disc: RowShape {
    let left, right, top, bottom: Double
    private let centerRow: Double
    private let squaredRadius: Float
    /// The horizontal radius over the vertical one.
    private let aspect: Float
    /// The center's sample column, split so that lanes of `Float` need to hold the fraction alone.
    private let column: Double
    private let fraction: Float

    /// The largest radius a disc may have, in pixels.
    static let largestRadius = 4_096.0

    /// - Precondition: the coordinates of `center` are within ``Point/limit``; `radius` is positive
    ///   and at most ``largestRadius``.
    init(center: Point, radius: Double) {
        // Lanes are Float: a hair less keeps the disc inside the straight edges it touches, so
        // that cutting a line in pieces adds no sample.
        let radius = radius * (1 - 2e-6) - 1e-5
        self.init(center: center, horizontal: radius, vertical: radius)
    }

    /// - Precondition: as for ``init(center:radius:)``, for both radii.
    init(center: Point, horizontal: Double, vertical: Double) {
        (left, right) = (center.x - horizontal, center.x + horizontal)
        (top, bottom) = (center.y - vertical, center.y + vertical)
        centerRow = center.y
        squaredRadius = Float(horizontal * horizontal)
        aspect = Float(horizontal / vertical)
        column = Double(cv_floor(center.x * 8))
        fraction = Float(center.x * 8 - column)
    }

    @inline(__always)
    func samples(inRow row: Int, from origin: Double) -> SampleRow {
        let dy = SIMD8(repeating: Float(Double(row) - centerRow)) + SampleRow.depthsInFloat
        let scaled = dy * aspect
        let squaredHalf = SIMD8(repeating: squaredRadius) - scaled * scaled
        let half = cv_sqrt_f32(squaredHalf) * 8
        let middle = SIMD8(repeating: fraction) - SampleRow.shiftsInFloat
        let back = cv_saturated(origin - column)
        return SampleRow(
            first: cv_where_positive(squaredHalf, cv_minus(cv_nearest(middle - half), back), .max),
            end: cv_where_positive(squaredHalf, cv_minus(cv_nearest(middle + half), back), .min)
        )
    }

    @inline(__always)
    func reach(ofRowsFrom y: Int, from x: Int) -> PixelRuns {
        let middle = SIMD8(repeating: Float(Double(y) + 0.5 - centerRow)) + PixelRuns.rows
        let nearest = cv_fmax(cv_fmax(middle - 0.51, -middle - 0.51), SIMD8(repeating: 0)) * aspect
        let squaredHalf = SIMD8(repeating: squaredRadius) - nearest * nearest
        let half = cv_sqrt_f32(squaredHalf)
        let center = Float(min(max(column / 8 - Double(x), -1e6), 1e6))
        let runs = PixelRuns(from: center - half, to: center + half + 0.125)
        return PixelRuns(
            start: cv_where_positive(squaredHalf, runs.start, .max),
            end: cv_where_positive(squaredHalf, runs.end, .min)
        )
    }
}
