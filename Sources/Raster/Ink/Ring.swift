internal import CVector

/// The outline of a closed line that goes down once and up once, as those of ellipses and boxes do.
///
/// What a nib covers on a way that only goes down, or only up, is one interval in every row of
/// samples: so two intervals a row say all, and no pixel needs a mask. An interval's ends lie on the
/// straight sides of the way's pieces, or on the nib where one piece turns into the next.
@safe struct Ring: ~Copyable {
    enum Side: Int {
        case down, up
    }

    /// The pixels concerned; columns are counted from its left edge, that of a tile.
    let frame: PixelRect
    /// For each row of pixels what is covered downward and upward.
    private let samples: UnsafeMutablePointer<SampleRow>
    private let radius: Double
    private let origin: Int32

    /// The widest and highest frame: wider ones have more sample columns than 16 bits can count.
    private static let largestSide = 4_032

    /// `nil` unless `lines` is one closed line that goes down once and up once.
    init?(_ lines: [[Point]], width: Double, clip: PixelRect) {
        guard
            lines.count == 1, lines[0].allSatisfy(\.clamped.isNear),
            let frame = Self.frame(of: lines[0], width: width, clip: clip),
            let turn = Self.firstSide(of: lines[0])
        else { return nil }
        self.frame = frame
        radius = strokeRadius(width: width)
        origin = Int32(frame.x.lowerBound * 8)
        unsafe samples = .allocate(capacity: frame.height * 2)
        unsafe samples.initialize(repeating: .nothing, count: frame.height * 2)
        add(lines[0], from: turn)
    }

    deinit { unsafe samples.deallocate() }

    private static func frame(of line: [Point], width: Double, clip: PixelRect) -> PixelRect? {
        guard
            let reach = Path(lines: [line]).reach(width: width)?.intersection(clip),
            let frame = PixelRect(x: reach.roundedToTiles.x, y: reach.y),
            max(frame.width, frame.height) <= largestSide
        else { return nil }
        return frame
    }

    /// Where the line goes first; `nil` unless it closes and its height turns twice.
    private static func firstSide(of line: [Point]) -> Side? {
        guard line.count > 2, let start = line.first, line.last == start else { return nil }
        var (first, side): (Side?, Side?)
        var turns = 0
        var last = start.clamped.y
        for point in line {
            let y = point.clamped.y
            defer { last = y }
            guard y != last else { continue }
            let next: Side = y > last ? .down : .up
            if let side, side != next { turns += 1 }
            if first == nil { first = next }
            side = next
        }
        guard turns == (first == side ? 2 : 1) else { return nil }
        return first
    }

    private func add(_ line: [Point], from first: Side) {
        guard var last = line.first?.clamped else { return }
        var side = first
        var before: Point?
        for point in line.dropFirst() {
            let next = point.clamped
            guard next.isApart(from: last) else { continue }
            // A level piece belongs to the way before it.
            let other: Side = next.y == last.y ? side : next.y > last.y ? .down : .up
            let way = next - last
            let ahead = way * (1 / way.length)
            if let before, other == side {
                addTurn(at: last, from: before, to: ahead, side)
            } else {
                addNib(at: last, side)
                if other != side { addNib(at: last, other) }
            }
            addPiece(from: last, to: next, ahead: ahead, other)
            (last, side, before) = (next, other, ahead)
        }
        addNib(at: last, side)
    }

    /// Adds the straight sides of a piece, or all of one that is nearly level: where such sides end the
    /// nib is about to end too, and may leave a row of samples without a second end.
    @inline(__always)
    private func addPiece(from start: Point, to end: Point, ahead: Point, _ side: Side) {
        guard abs(ahead.y) > 0.2 else {
            let band = Band(from: start, to: end, ahead: ahead, radius: radius)
            return widen(band.pixelRows, side) { row, y in
                row = row.hull(band.samples(inRow: y, from: origin))
            }
        }
        let line = Line(through: start, along: ahead, ifLevel: 0)
        let steps = line.steps
        let half = radius * 8 / abs(ahead.y)
        let lower = ahead.x * (ahead.y > 0 ? radius : -radius)
        // A hair more, so that no row of samples is lost between two pieces.
        let (top, bottom) = (min(start.y, end.y) - 1e-9, max(start.y, end.y) + 1e-9)
        let left = SampleRow.rows(from: top + lower, to: bottom + lower)
        widen(pixelRows(of: left), side) { row, y in
            let columns = line.moved(by: -half).columns(inRow: y, steps, from: origin)
            let more = SampleRow(first: columns, end: columns).clipped(to: left, inRow: y)
            row.first = cv_min(row.first, more.first)
        }
        let right = SampleRow.rows(from: top - lower, to: bottom - lower)
        widen(pixelRows(of: right), side) { row, y in
            let columns = line.moved(by: half).columns(inRow: y, steps, from: origin)
            let more = SampleRow(first: columns, end: columns).clipped(to: right, inRow: y)
            row.end = cv_max(row.end, more.end)
        }
    }

    /// Adds what the nib covers at `place` outside of the pieces before and after it.
    @inline(__always)
    private func addTurn(at place: Point, from before: Point, to ahead: Point, _ side: Side) {
        guard before.x * ahead.x + before.y * ahead.y > 0 else {
            return addNib(at: place, side)
        }
        let turn = before.x * ahead.y - before.y * ahead.x
        let out = turn > 0 ? -radius : radius
        let (a, b) = (place.y + before.x * out, place.y + ahead.x * out)
        addNib(at: place, from: min(a, b), to: max(a, b), side)
    }

    /// Adds the nib from one height to another, or all of it.
    @inline(__always)
    private func addNib(
        at place: Point, from top: Double = -.infinity, to bottom: Double = .infinity, _ side: Side
    ) {
        let nib = Disc(center: place, radius: radius)
        let rows = cv_floor(max(top, nib.top))..<cv_floor(min(bottom, nib.bottom)) &+ 1
        widen(rows, side) { row, y in row = row.hull(nib.samples(inRow: y, from: origin)) }
    }

    private func pixelRows(of rows: Range<Int>) -> Range<Int> {
        rows.lowerBound &>> 3..<(rows.upperBound &+ 7) &>> 3
    }

    /// Lets `body` widen what is covered in some rows of pixels, those of them that lie in the frame.
    @inline(__always)
    private func widen(_ rows: Range<Int>, _ side: Side, _ body: (inout SampleRow, Int) -> Void) {
        var y = max(rows.lowerBound, frame.y.lowerBound)
        let end = min(rows.upperBound, frame.y.upperBound)
        while y < end {
            unsafe body(&samples[index(y, side)], y)
            y &+= 1
        }
    }

    @inline(__always)
    private func index(_ y: Int, _ side: Side) -> Int {
        (y &- frame.y.lowerBound) &* 2 &+ side.rawValue
    }

    /// What is covered of the row of pixels `y`, which lies in the frame.
    @inline(__always)
    func run(_ y: Int, _ side: Side) -> CoveredRun {
        unsafe CoveredRun(samples[index(y, side)], width: frame.width)
    }
}
