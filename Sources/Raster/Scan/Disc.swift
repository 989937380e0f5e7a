internal import CVector

/// A filled circle: the round cap and join of every stroke.
struct Disc: RowShape {
    let left, right, top, bottom: Double
    private let centerRow: Double
    private let squaredRadius: Float
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
        let radius = radius * (1 - 1e-5)
        (left, right) = (center.x - radius, center.x + radius)
        (top, bottom) = (center.y - radius, center.y + radius)
        centerRow = center.y
        squaredRadius = Float(radius * radius)
        column = Double(floor(center.x * 8))
        fraction = Float(center.x * 8 - column)
    }

    @inline(__always)
    func samples(inRow row: Int, from origin: Double) -> SampleRow {
        let dy = SIMD8(repeating: Float(Double(row) - centerRow)) + SampleRow.depthsInFloat
        let squaredHalf = SIMD8(repeating: squaredRadius) - dy * dy
        let half = cv_sqrt_f32(squaredHalf) * 8
        let middle = SIMD8(repeating: fraction) - SampleRow.shiftsInFloat
        let back = Int16(clamping: Int(origin - column))
        return SampleRow(
            first: cv_where_positive(squaredHalf, cv_minus(cv_nearest(middle - half), back), .max),
            end: cv_where_positive(squaredHalf, cv_minus(cv_nearest(middle + half), back), .min)
        )
    }
}
