/// What a round nib covers on its straight way from a place that it has already covered.
///
/// The nib may change its radius on the way. The disc at the start is left out, because whoever
/// calls has drawn it: as the end of the previous sweep, or as the stroke's first dot.
struct Sweep: RowShape {
    let left, right, top, bottom: Double
    private let body: Quad
    private let cap: Disc

    /// - Precondition: as for ``Disc/init(center:radius:)``, for both ends; the nib moves and leaves
    ///   the disc at the start.
    @inline(__always)
    init(from start: Point, radius startRadius: Double, to end: Point, radius endRadius: Double) {
        let way = end - start
        let length = way.length
        let ahead = way * (length > 0 ? 1 / length : 0)
        // The outer tangents of two circles touch both where the normal leans by this cosine.
        let lean = max(length > 0 ? (startRadius - endRadius) / length : 0, -1)
        let across = max(1 - lean * lean, 0).squareRoot()
        let one = Point(x: ahead.x * lean - ahead.y * across, y: ahead.y * lean + ahead.x * across)
        let two = Point(x: ahead.x * lean + ahead.y * across, y: ahead.y * lean - ahead.x * across)
        body = Quad(
            start + one * startRadius, end + one * endRadius,
            end + two * endRadius, start + two * startRadius
        )
        cap = Disc(center: end, radius: endRadius)
        left = min(body.left, cap.left)
        right = max(body.right, cap.right)
        top = min(body.top, cap.top)
        bottom = max(body.bottom, cap.bottom)
    }

    @inline(__always)
    func samples(inRow y: Int, from origin: Double) -> SampleRow {
        body.samples(inRow: y, from: origin).hull(cap.samples(inRow: y, from: origin))
    }

    @inline(__always)
    func reach(ofRowsFrom y: Int, from x: Int) -> PixelRuns {
        body.reach(ofRowsFrom: y, from: x).hull(cap.reach(ofRowsFrom: y, from: x))
    }
}
