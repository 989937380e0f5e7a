internal import CVector

/// What a round nib covers on its straight way from a place that it has already covered.
///
/// The nib may change its radius on the way. The disc at the start is left out, because whoever
/// calls has drawn it: as the end of the previous sweep, or as the stroke's first dot. What lies
/// inside that disc may be left out too.
struct Sweep: RowShape {
    let left, right, top, bottom: Double
    private let body: Quad
    private let cap: Disc
    /// The rows of pixels that the straight sides reach.
    ///
    /// Elsewhere the body lies inside the two discs, and those meet.
    private let sides: (Range<Int>, Range<Int>)

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
        let (a, b) = (start + one * startRadius, end + one * endRadius)
        let (c, d) = (end + two * endRadius, start + two * startRadius)
        body = Quad(a, b, c, d)
        let gap = Self.gap(between: startRadius, endRadius, apart: length)
        sides = (Self.rows(a.y, b.y, gap), Self.rows(c.y, d.y, gap))
        cap = Disc(center: end, radius: endRadius)
        left = min(body.left, cap.left)
        right = max(body.right, cap.right)
        top = min(body.top, cap.top)
        bottom = max(body.bottom, cap.bottom)
    }

    /// How far below a straight side the outlines of both discs cross.
    private static func gap(
        between radius: Double, _ other: Double, apart length: Double
    ) -> Double {
        guard radius == other, length <= radius else { return 1e6 }
        return radius - (radius * radius - length * length / 4).squareRoot() + 0.02
    }

    /// The rows of pixels from one height to another, and `gap` beyond.
    @inline(__always)
    private static func rows(_ a: Double, _ b: Double, _ gap: Double) -> Range<Int> {
        let low = cv_floor(min(a, b) - gap)
        return low..<cv_floor(max(a, b) + gap) &+ 1
    }

    @inline(__always)
    func samples(inRow y: Int, from origin: Double) -> SampleRow {
        let end = cap.samples(inRow: y, from: origin)
        guard sides.0.contains(y) || sides.1.contains(y) else { return end }
        return body.samples(inRow: y, from: origin).hull(end)
    }

    @inline(__always)
    func reach(ofRowsFrom y: Int, from x: Int) -> PixelRuns {
        let end = cap.reach(ofRowsFrom: y, from: x)
        let hasSides =
            sides.0.lowerBound < y &+ 8 && sides.0.upperBound > y
            || sides.1.lowerBound < y &+ 8 && sides.1.upperBound > y
        return hasSides ? body.reach(ofRowsFrom: y, from: x).hull(end) : end
    }
}
