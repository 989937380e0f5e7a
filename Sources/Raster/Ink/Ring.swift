internal import CVector

/// The outline of a closed line that goes down once and up once, as those of ellipses and boxes do.
///
/// What a nib covers on a way that only goes down, or only up, is one interval in every row of
/// samples: so two intervals a row say all, and no pixel needs a mask.
@safe struct Ring: ~Copyable {
    private enum Side: Int {
        case down, up
    }

    /// The tiles concerned, as pixels.
    private let frame: PixelRect
    private let columns: Int
    /// For each tile its 64 rows downward, then those upward.
    private let samples: UnsafeMutablePointer<SampleRow>
    /// For each tile and side the rows that hold something, a bit a row.
    private var used: [UInt64]

    private static let mostTiles = 256

    /// `nil` unless `lines` is one closed line that goes down once and up once.
    init?(_ lines: [[Point]], width: Double, clip: PixelRect) {
        guard
            lines.count == 1, let frame = Self.frame(of: lines[0], width: width, clip: clip),
            let turn = Self.firstSide(of: lines[0])
        else { return nil }
        self.frame = frame
        columns = frame.width / tileSide
        used = Array(repeating: 0, count: columns * (frame.height / tileSide) * 2)
        unsafe samples = .allocate(capacity: used.count * tileSide)
        add(lines[0], radius: strokeRadius(width: width), from: turn)
    }

    deinit { unsafe samples.deallocate() }

    private static func frame(of line: [Point], width: Double, clip: PixelRect) -> PixelRect? {
        guard
            let reach = Path(lines: [line]).reach(width: width)?.intersection(clip)?.roundedToTiles,
            reach.width / tileSide * (reach.height / tileSide) <= mostTiles
        else { return nil }
        return reach
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

    private mutating func add(_ line: [Point], radius: Double, from first: Side) {
        guard var last = line.first?.clamped else { return }
        var side = first
        add(Disc(center: last, radius: radius), to: side)
        for point in line.dropFirst() {
            let next = point.clamped
            guard next != last else { continue }
            // A level piece belongs to the way before it.
            let ahead: Side = next.y == last.y ? side : next.y > last.y ? .down : .up
            if ahead != side { add(Disc(center: last, radius: radius), to: ahead) }
            side = ahead
            if let link = Link(from: last, to: next, radius: radius) {
                add(link, to: side)
            } else {
                add(Sweep(from: last, radius: radius, to: next, radius: radius), to: side)
            }
            last = next
        }
    }

    @inline(__always)
    private mutating func add(_ shape: some RowShape, to side: Side) {
        scan(shape, clip: frame) { index, rows in
            let place = place(of: index) &* 2 &+ side.rawValue
            let line = unsafe samples + place &* tileSide
            if used[place] == 0 {
                unsafe line.initialize(repeating: .nothing, count: tileSide)
            }
            let (low, high) = (UInt64(rows.lowerBound), UInt64(rows.upperBound))
            used[place] |= ~0 &<< low & ~0 &>> (64 &- high)
            let (origin, top) = (Double(index.column &<< tileShift &* 8), index.row &<< tileShift)
            var row = rows.lowerBound
            while row < rows.upperBound {
                let more = shape.samples(inRow: top &+ row, from: origin)
                unsafe line[row] = unsafe line[row].hull(more)
                row &+= 1
            }
        }
    }

    @inline(__always)
    private func place(of index: TileIndex) -> Int {
        (index.row &- frame.y.lowerBound &>> tileShift) &* columns
            &+ index.column &- frame.x.lowerBound &>> tileShift
    }

    /// Paints the ring.
    func lay(_ wash: Wash, on layer: inout Layer) {
        for index in frame.tiles {
            let place = place(of: index) * 2
            let (down, up) = (used[place], used[place + 1])
            guard down | up != 0 else { continue }
            let lines = unsafe samples + place * tileSide
            var pixels: UnsafeMutablePointer<UInt32>?
            for row in 0..<tileSide where (down | up) &>> UInt64(row) & 1 != 0 {
                let one = CoveredRun(
                    down &>> UInt64(row) & 1 != 0 ? unsafe lines[row] : .nothing)
                let two = CoveredRun(
                    up &>> UInt64(row) & 1 != 0 ? unsafe lines[tileSide + row] : .nothing)
                guard !one.isEmpty || !two.isEmpty else { continue }
                let ink = unsafe pixels ?? layer.writablePixels(index)
                unsafe pixels = ink
                unsafe wash.lay(one, two, on: ink + row &* tileSide)
            }
        }
    }
}
