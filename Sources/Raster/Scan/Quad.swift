internal import CVector

/// A convex polygon of three or four corners.
struct Quad: RowShape {
    let left, right, top, bottom: Double
    private let sampleRows: Range<Int>
    private let sides: (Edge, Edge, Edge, Edge)

    /// - Precondition: the corners make a convex polygon, in either direction, within
    ///   ``Point/limit``; for a triangle the last two are the same.
    init(_ a: Point, _ b: Point, _ c: Point, _ d: Point) {
        left = min(min(a.x, b.x), min(c.x, d.x))
        right = max(max(a.x, b.x), max(c.x, d.x))
        top = min(min(a.y, b.y), min(c.y, d.y))
        bottom = max(max(a.y, b.y), max(c.y, d.y))
        sampleRows = SampleRow.rows(from: top, to: bottom)
        let (ac, bd) = (c - a, d - b)
        let isClockwise = ac.x * bd.y > ac.y * bd.x
        sides =
            isClockwise
            ? (Edge(a, b), Edge(b, c), Edge(c, d), Edge(d, a))
            : (Edge(b, a), Edge(c, b), Edge(d, c), Edge(a, d))
    }

    @inline(__always)
    func samples(inRow y: Int, from origin: Int32) -> SampleRow {
        guard sampleRows.lowerBound < y &* 8 &+ 8, sampleRows.upperBound > y &* 8 else {
            return .nothing
        }
        var row = SampleRow(first: SIMD8(repeating: .min), end: SIMD8(repeating: .max))
        bound(&row, by: sides.0, inRow: y, from: origin)
        bound(&row, by: sides.1, inRow: y, from: origin)
        bound(&row, by: sides.2, inRow: y, from: origin)
        bound(&row, by: sides.3, inRow: y, from: origin)
        return row.clipped(to: sampleRows, inRow: y)
    }

    @inline(__always)
    private func bound(_ row: inout SampleRow, by side: Edge, inRow y: Int, from origin: Int32) {
        let columns = side.line.columns(inRow: y, side.steps, from: origin)
        if side.isLeft {
            row.first = cv_max(row.first, columns)
        } else {
            row.end = cv_min(row.end, columns)
        }
    }

    @inline(__always)
    func reach(ofRowsFrom y: Int, from x: Int) -> PixelRuns {
        guard sampleRows.lowerBound < (y &+ 8) &* 8, sampleRows.upperBound > y &* 8 else {
            return .nothing
        }
        var left = SIMD8(repeating: Float(max(self.left - Double(x), -1e6)))
        var right = SIMD8(repeating: Float(min(self.right - Double(x), 1e6)))
        bound(&left, &right, by: sides.0, y, x)
        bound(&left, &right, by: sides.1, y, x)
        bound(&left, &right, by: sides.2, y, x)
        bound(&left, &right, by: sides.3, y, x)
        return PixelRuns(from: left, to: right)
    }

    @inline(__always)
    private func bound(
        _ left: inout SIMD8<Float>, _ right: inout SIMD8<Float>, by side: Edge, _ y: Int, _ x: Int
    ) {
        let columns = side.line.outermost(inRowsFrom: y, from: x, toLeft: side.isLeft)
        if side.isLeft {
            left = cv_fmax(left, columns)
        } else {
            right = cv_fmin(right, columns)
        }
    }
}

/// A side of a polygon.
private struct Edge {
    let line: Line
    let steps: SIMD8<Float>
    /// Whether the polygon lies to the right of it.
    let isLeft: Bool

    /// The side from `a` to `b` of a polygon that runs clockwise on screen.
    ///
    /// A level side bounds no row's ends and is put out of reach.
    @inline(__always)
    init(_ a: Point, _ b: Point) {
        isLeft = b.y < a.y
        line = Line(through: a, along: b - a, ifLevel: isLeft ? -1e9 : 1e9)
        steps = line.steps
    }
}
