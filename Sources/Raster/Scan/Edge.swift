internal import CVector

/// A straight side of a convex polygon: for each sample row, where it crosses.
struct Edge {
    /// Where it crosses the top of pixel row 0, in sample columns.
    private let start: Double
    /// Sample columns per pixel row.
    private let slope: Double
    /// What each of a pixel's sample rows adds, less its samples' shift.
    private let steps: SIMD8<Double>
    /// Whether the polygon lies to the right of it.
    let isLeft: Bool

    /// The flattest side that counts as one, in sample columns per pixel row.
    private static let steepest = 16_777_216.0

    /// The side from `a` to `b` of a polygon that runs clockwise on screen.
    ///
    /// A level side bounds no row's ends and is put out of reach.
    init(_ a: Point, _ b: Point) {
        let height = b.y - a.y
        let width = (b.x - a.x) * 8
        isLeft = height < 0
        if abs(height) * Self.steepest <= abs(width) || height == 0 {
            slope = 0
            start = isLeft ? -1e9 : 1e9
        } else {
            slope = width / height
            start = a.x * 8 - a.y * slope
        }
        steps = SampleRow.depths * slope - SampleRow.shifts
    }

    /// Where the side crosses each sample row of pixel row `y`, in sample columns from `origin`.
    @inline(__always)
    func columns(inRow y: Int, from origin: Double) -> SIMD8<Int16> {
        let crossing = start + Double(y) * slope - origin
        return cv_columns(min(max(crossing, -1e9), 1e9), steps)
    }
}
