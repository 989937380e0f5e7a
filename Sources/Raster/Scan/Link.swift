internal import CVector

/// What a round nib adds on its straight way from a place to a lower or higher one, in rows that get
/// the disc at the start too.
///
/// In every row of samples the outermost point of the whole way lies on one of the two discs or on
/// a straight side; so the hull with the disc at the start, row by row, is what the nib covers.
struct Link: RowShape {
    let left, right, top, bottom: Double
    private let cap: Disc
    private let sides: (Edge, Edge)
    /// The rows of samples in which each side lies.
    private let rows: (Range<Int>, Range<Int>)

    /// `nil` for a way so level that its sides may be left out of account, and for one that leaves
    /// a tile: the disc at the start might be missing where the way goes.
    ///
    /// - Precondition: as for ``Disc/init(center:radius:)``, for both ends.
    @inline(__always)
    init?(from start: Point, to end: Point, radius: Double) {
        let way = end - start
        guard abs(way.y) > abs(way.x) * 0.01 else { return nil }
        let ahead = way * (1 / way.length)
        let normal = Point(x: -ahead.y, y: ahead.x) * radius
        let (a, b, c, d) = (start + normal, end + normal, end - normal, start - normal)
        // Clockwise on screen, as for a polygon's sides.
        sides = (Edge(b, a), Edge(d, c))
        rows = (
            SampleRow.rows(from: min(a.y, b.y), to: max(a.y, b.y)),
            SampleRow.rows(from: min(c.y, d.y), to: max(c.y, d.y))
        )
        cap = Disc(center: end, radius: radius)
        (left, right) = (min(start.x, end.x) - radius, max(start.x, end.x) + radius)
        (top, bottom) = (min(start.y, end.y) - radius, max(start.y, end.y) + radius)
        guard
            cv_floor(left) &>> tileShift == cv_floor(right) &>> tileShift,
            cv_floor(top) &>> tileShift == cv_floor(bottom) &>> tileShift
        else { return nil }
    }

    @inline(__always)
    func samples(inRow y: Int, from origin: Double) -> SampleRow {
        var row = cap.samples(inRow: y, from: origin)
        widen(&row, to: sides.0, rows.0, inRow: y, from: origin)
        widen(&row, to: sides.1, rows.1, inRow: y, from: origin)
        return row
    }

    @inline(__always)
    private func widen(
        _ row: inout SampleRow, to side: Edge, _ rows: Range<Int>, inRow y: Int,
        from origin: Double
    ) {
        guard rows.lowerBound < y &* 8 &+ 8, rows.upperBound > y &* 8 else { return }
        let columns = side.columns(inRow: y, from: origin)
        let here = SampleRow(first: columns, end: columns).clipped(to: rows, inRow: y)
        if side.isLeft {
            row.first = cv_min(row.first, here.first)
        } else {
            row.end = cv_max(row.end, here.end)
        }
    }

    @inline(__always)
    func reach(ofRowsFrom y: Int, from x: Int) -> PixelRuns {
        PixelRuns(
            from: SIMD8(repeating: Float(max(left - Double(x), -1e6))),
            to: SIMD8(repeating: Float(min(right - Double(x), 1e6)))
        )
    }
}
