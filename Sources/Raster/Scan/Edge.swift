internal import CVector

/// A straight side of a convex polygon: for each sample row, where it crosses.
///
/// Where it crosses a row of pixels is found in `Double` and depends on the line alone, not on
/// where the side begins or ends; so a line in pieces covers what the whole line covers.
struct Edge {
    /// Where it crosses the top of pixel row 0, in sample columns.
    private let start: Double
    /// Sample columns per pixel row.
    private let slope: Double
    /// What each of a pixel's sample rows adds, less its samples' shift.
    private let steps: SIMD8<Float>
    /// Whether the polygon lies to the right of it.
    let isLeft: Bool

    /// The flattest side that counts as one, in sample columns per pixel row, and the farthest
    /// column that lanes of `Float` count: two of them are added.
    private static let limit = 2_097_152.0

    /// The side from `a` to `b` of a polygon that runs clockwise on screen.
    ///
    /// A level side bounds no row's ends and is put out of reach.
    @inline(__always)
    init(_ a: Point, _ b: Point) {
        let height = b.y - a.y
        let width = (b.x - a.x) * 8
        isLeft = height < 0
        if abs(height) * Self.limit <= abs(width) || height == 0 {
            slope = 0
            start = isLeft ? -1e9 : 1e9
        } else {
            slope = width / height
            start = a.x * 8 - a.y * slope
        }
        steps = SampleRow.depthsInFloat * Float(slope) - SampleRow.shiftsInFloat
    }

    /// Where the side crosses each sample row of pixel row `y`, in sample columns from `origin`.
    @inline(__always)
    func columns(inRow y: Int, from origin: Double) -> SIMD8<Int16> {
        let crossing = start + Double(y) * slope - origin
        let near =
            crossing < -Self.limit ? -Self.limit : crossing > Self.limit ? Self.limit : crossing
        return cv_nearest(SIMD8(repeating: Float(near)) + steps)
    }

    /// The side's outermost columns of pixels in each of eight pixel rows from `y` on, from `x`.
    @inline(__always)
    func outermost(inRowsFrom y: Int, from x: Int) -> SIMD8<Float> {
        // Enough for what is lost by rounding the slope to Float.
        let slack = 0.01 + abs(slope) * 1e-5
        let far = isLeft ? min(slope, 0) - slack : max(slope, 0) + slack
        let crossing = (start + Double(y) * slope + far) * 0.125 - Double(x)
        let limit = SIMD8<Float>(repeating: 1e6)
        let columns = Float(min(max(crossing, -1e9), 1e9)) + PixelRuns.rows * Float(slope * 0.125)
        return cv_fmin(cv_fmax(columns, -limit), limit)
    }
}
