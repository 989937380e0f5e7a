internal import CVector

/// The outline of a closed line that goes down once and up once, as those of ellipses and boxes do.
///
/// What a nib covers on a way that only goes down, or only up, is one interval in every row of
/// samples: so two intervals a row say all, and no pixel needs a mask. An interval's ends lie on the
/// straight sides of the way's pieces, or on the nib where one piece turns into the next.
@safe struct Ring: ~Copyable {
    private enum Side: Int {
        case down, up
    }

    /// The pixels concerned; columns are counted from its left edge, that of a tile.
    private let frame: PixelRect
    /// For each row of pixels what is covered downward and upward.
    private let samples: UnsafeMutablePointer<SampleRow>
    private let radius: Double
    private let origin: Int32

    /// The widest and highest frame: wider ones have more sample columns than 16 bits can count.
    private static let largestSide = 4_032

    /// `nil` unless `lines` is one closed line that goes down once and up once.
    init?(_ lines: [[Point]], width: Double, clip: PixelRect) {
        guard
            lines.count == 1, let frame = Self.frame(of: lines[0], width: width, clip: clip),
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
            guard next != last else { continue }
            // A level piece belongs to the way before it.
            let other: Side = next.y == last.y ? side : next.y > last.y ? .down : .up
            let way = next - last
            let ahead = way * (1 / way.length)
            if let before, other == side {
                addTurn(at: last, from: before, to: ahead, side)
            } else {
                addNib(at: last, rows: nil, side)
                addNib(at: last, rows: nil, other)
            }
            addSides(from: last, to: next, ahead: ahead, other)
            (last, side, before) = (next, other, ahead)
        }
        addNib(at: last, rows: nil, side)
    }

    /// Adds the straight sides of a piece, or all of one that is nearly level: where such sides end the
    /// nib is about to end too, and may leave a row of samples without a second end.
    @inline(__always)
    private func addSides(from start: Point, to end: Point, ahead: Point, _ side: Side) {
        guard abs(ahead.y) > 0.2 else {
            return addBand(Band(from: start, to: end, ahead: ahead, radius: radius), side)
        }
        let line = Line(through: start, along: ahead, ifLevel: 0)
        let steps = line.steps
        let half = radius * 8 / abs(ahead.y)
        let lower = ahead.x * (ahead.y > 0 ? radius : -radius)
        // A hair more, so that no row of samples is lost between two pieces.
        let (top, bottom) = (min(start.y, end.y) - 1e-9, max(start.y, end.y) + 1e-9)
        let (left, right) = (line.moved(by: -half), line.moved(by: half))
        forEachRow(of: SampleRow.rows(from: top + lower, to: bottom + lower)) { y, rows in
            let columns = left.columns(inRow: y, steps, from: origin)
            let more = SampleRow(first: columns, end: columns).clipped(to: rows, inRow: y)
            let index = index(y, side)
            unsafe samples[index].first = unsafe cv_min(samples[index].first, more.first)
        }
        forEachRow(of: SampleRow.rows(from: top - lower, to: bottom - lower)) { y, rows in
            let columns = right.columns(inRow: y, steps, from: origin)
            let more = SampleRow(first: columns, end: columns).clipped(to: rows, inRow: y)
            let index = index(y, side)
            unsafe samples[index].end = unsafe cv_max(samples[index].end, more.end)
        }
    }

    private func addBand(_ band: Band, _ side: Side) {
        forEachRow(of: band.sampleRows) { y, _ in
            let index = index(y, side)
            let more = band.samples(inRow: y, from: origin)
            unsafe samples[index] = unsafe samples[index].hull(more)
        }
    }

    /// Calls `body` for the frame's rows of pixels that hold some of `rows`.
    @inline(__always)
    private func forEachRow(of rows: Range<Int>, _ body: (Int, Range<Int>) -> Void) {
        var y = max(rows.lowerBound &>> 3, frame.y.lowerBound)
        let end = min((rows.upperBound &+ 7) &>> 3, frame.y.upperBound)
        while y < end {
            body(y, rows)
            y &+= 1
        }
    }

    /// Adds what the nib covers at `place` outside of the pieces before and after it.
    @inline(__always)
    private func addTurn(at place: Point, from before: Point, to ahead: Point, _ side: Side) {
        guard before.x * ahead.x + before.y * ahead.y > 0 else {
            return addNib(at: place, rows: nil, side)
        }
        let turn = before.x * ahead.y - before.y * ahead.x
        let out = turn > 0 ? -radius : radius
        let (a, b) = (place.y + before.x * out, place.y + ahead.x * out)
        addNib(at: place, rows: cv_floor(min(a, b))..<cv_floor(max(a, b)) &+ 1, side)
    }

    /// Adds the nib in some rows of pixels, or all.
    @inline(__always)
    private func addNib(at place: Point, rows: Range<Int>?, _ side: Side) {
        let nib = Disc(center: place, radius: radius)
        let rows = rows ?? cv_floor(nib.top)..<cv_floor(nib.bottom) &+ 1
        var y = max(rows.lowerBound, frame.y.lowerBound)
        let end = min(rows.upperBound, frame.y.upperBound)
        while y < end {
            let more = nib.samples(inRow: y, from: origin)
            let index = index(y, side)
            unsafe samples[index] = unsafe samples[index].hull(more)
            y &+= 1
        }
    }

    @inline(__always)
    private func index(_ y: Int, _ side: Side) -> Int {
        (y &- frame.y.lowerBound) &* 2 &+ side.rawValue
    }

    /// Paints the ring.
    func lay(_ wash: Wash, on layer: inout Layer) {
        let (left, columns) = (frame.x.lowerBound &>> tileShift, frame.width &>> tileShift)
        var pixels: [UnsafeMutablePointer<UInt32>?] = unsafe []
        for y in frame.y {
            if y & (tileSide - 1) == 0 || (unsafe pixels.isEmpty) {
                unsafe pixels = Array(repeating: nil, count: columns)
            }
            let down = unsafe CoveredRun(samples[index(y, .down)], width: frame.width)
            let up = unsafe CoveredRun(samples[index(y, .up)], width: frame.width)
            let first = min(down.outerStart, up.outerStart) &>> tileShift
            var column = first
            while column &<< tileShift < max(down.outerEnd, up.outerEnd) {
                let part = column &<< tileShift..<(column &+ 1) &<< tileShift
                defer { column &+= 1 }
                guard down.meets(part) || up.meets(part) else { continue }
                let tile = TileIndex(row: y &>> tileShift, column: left &+ column)
                let ink = unsafe pixels[column] ?? layer.writablePixels(tile)
                unsafe pixels[column] = ink
                let line = unsafe ink + y % tileSide * tileSide - part.lowerBound
                unsafe wash.lay(down, up, in: part, on: line)
            }
        }
    }
}
