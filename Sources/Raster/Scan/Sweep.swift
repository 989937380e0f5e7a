internal import CVector

/// What a round nib covers on its straight way from a place that it has already covered.
///
/// The disc at the start is left out, because whoever calls has drawn it: as the end of the previous
/// sweep, or as the stroke's first dot. What lies inside that disc may be left out too.
struct Sweep: RowShape {
    let left, right, top, bottom: Double
    private let body: Band
    private let cap: Disc
    /// The rows of pixels in which the body adds anything, in two parts.
    private let rows: (Range<Int>, Range<Int>)

    /// - Precondition: as for ``Disc/init(center:radius:)``, for both ends, which are apart.
    @inline(__always)
    init(from start: Point, to end: Point, radius: Double) {
        let way = end - start
        let length = way.length
        let ahead = way * (1 / length)
        body = Band(from: start, to: end, ahead: ahead, radius: radius)
        cap = Disc(center: end, radius: radius)
        left = min(body.left, cap.left)
        right = max(body.right, cap.right)
        top = min(body.top, cap.top)
        bottom = max(body.bottom, cap.bottom)
        // Of a thin nib, or after a long way, it is not worth telling which rows.
        guard radius > 8, length <= radius else {
            rows = (body.pixelRows, 0..<0)
            return
        }
        // Only at its sides the body leaves the two discs, as far down as their outlines cross.
        let gap = radius - (radius * radius - length * length / 4).squareRoot() + 0.02
        let (low, high) = (min(start.y, end.y) - gap, max(start.y, end.y) + gap)
        let dy = abs(ahead.x) * radius
        rows = (
            cv_floor(low - dy)..<cv_floor(high - dy) &+ 1,
            cv_floor(low + dy)..<cv_floor(high + dy) &+ 1
        )
    }

    @inline(__always)
    func samples(inRow y: Int, from origin: Int32) -> SampleRow {
        let end = cap.samples(inRow: y, from: origin)
        guard rows.0.contains(y) || rows.1.contains(y) else { return end }
        return body.samples(inRow: y, from: origin).hull(end)
    }

    @inline(__always)
    func reach(ofRowsFrom y: Int, from x: Int) -> PixelRuns {
        let end = cap.reach(ofRowsFrom: y, from: x)
        let hasBody =
            rows.0.lowerBound < y &+ 8 && rows.0.upperBound > y
            || rows.1.lowerBound < y &+ 8 && rows.1.upperBound > y
        return hasBody ? body.reach(ofRowsFrom: y, from: x).hull(end) : end
    }
}
