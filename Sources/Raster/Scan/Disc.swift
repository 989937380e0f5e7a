internal import CVector

/// A filled circle, the round cap and join of every stroke, or an ellipse of moderate size whose
/// axes lie along the rows and columns.
struct Disc: RowShape {
    let left, right, top, bottom: Double
    private let centerRow: Double
    /// That of the horizontal radius, in samples.
    private let squaredRadius: Float
    /// The horizontal radius over the vertical one, in samples per pixel.
    private let scale: Double
    /// How far each sample row lies below the top of its pixel, by the same scale.
    private let depths: SIMD8<Float>
    /// The center's sample column, split so that lanes of `Float` need to hold the fraction alone.
    private let column: Int32
    private let fraction: Float

    /// The largest radius a disc may have, in pixels.
    static let largestRadius = 4_096.0

    /// - Precondition: the coordinates of `center` are within ``Point/limit``; `radius` is positive
    ///   and at most ``largestRadius``.
    init(center: Point, radius: Double) {
        // Lanes are Float: a hair less keeps the disc inside the straight sides it touches, so
        // that cutting a line in pieces adds no sample.
        let radius = radius * (1 - 2e-6) - 1e-5
        self.init(center: center, horizontal: radius, vertical: radius)
    }

    /// - Precondition: as for ``init(center:radius:)``, for both radii.
    init(center: Point, horizontal: Double, vertical: Double) {
        (left, right) = (center.x - horizontal, center.x + horizontal)
        (top, bottom) = (center.y - vertical, center.y + vertical)
        centerRow = center.y
        squaredRadius = Float(horizontal * horizontal * 64)
        scale = horizontal / vertical * 8
        depths = SampleRow.depths * Float(scale)
        let whole = cv_floor(center.x * 8)
        column = Int32(truncatingIfNeeded: whole)
        fraction = Float(center.x * 8 - Double(whole))
    }

    @inline(__always)
    func samples(inRow row: Int, from origin: Int32) -> SampleRow {
        let dy = SIMD8(repeating: Float((Double(row) - centerRow) * scale)) + depths
        let half = cv_sqrt_f32(SIMD8(repeating: squaredRadius) - dy * dy)
        // Where the root is not a number there are no samples: the end comes long before the start.
        let reach = cv_fmax(half, SIMD8(repeating: -1e6))
        let middle = SIMD8(repeating: fraction) - SampleRow.shifts
        let column = min(max(column &- origin, -200_000), 200_000) &- CV_SHIFT
        return SampleRow(
            first: cv_columns(column, middle - reach), end: cv_columns(column, middle + reach))
    }

    @inline(__always)
    func reach(ofRowsFrom y: Int, from x: Int) -> PixelRuns {
        let middle = SIMD8(repeating: Float(Double(y) + 0.5 - centerRow)) + PixelRuns.rows
        let nearest = cv_fmax(cv_fmax(middle - 0.51, -middle - 0.51), SIMD8(repeating: 0))
        let scaled = nearest * Float(scale)
        let half = cv_sqrt_f32(SIMD8(repeating: squaredRadius) - scaled * scaled) * 0.125
        let center = Float(min(max(Double(column) / 8 - Double(x), -1e6), 1e6))
        let far = SIMD8<Float>(repeating: 1e6)
        return PixelRuns(
            from: cv_fmin(center - half, far), to: cv_fmax(center + half + 0.125, -far))
    }
}
