internal import CVector

/// The sample masks of the 64 × 64 pixels of a tile, all zero at first.
///
/// A class so that a grid can hold it sparsely. One ``Mask`` owns it and nobody else writes to it.
@safe final class SampleTile: @unchecked Sendable {
    /// One word a pixel, row-major: byte k holds the eight samples of sample row k.
    let words: UnsafeMutablePointer<UInt64>

    /// Per row one run of pixels known to be covered by all their samples.
    ///
    /// Adding a shape skips it, so that a wide stroke costs its rim and not its area.
    private let solidStart: UnsafeMutablePointer<Int16>
    private let solidEnd: UnsafeMutablePointer<Int16>

    /// Per row the groups of four pixels that changed since they were last taken, a bit a group.
    private let changes: UnsafeMutablePointer<UInt16>

    /// A bit a row: those with changes, and those that are solid from end to end.
    private let rows: UnsafeMutablePointer<(changed: UInt64, whole: UInt64)>

    /// As ``changes``, but since the tile was made.
    private let touched: UnsafeMutablePointer<UInt16>

    /// Blocks that are all zero.
    private static let pool = BlockPool(blockSize: wordsSize + notesSize, mostSpare: 256)
    private static let wordsSize = tileSide * tileSide * 8
    /// ``rows``, then four times 16 bits a row.
    private static let notesSize = 16 + tileSide * 8

    init() {
        let (block, isNew) = unsafe Self.pool.take()
        if isNew {
            unsafe block.initializeMemory(
                as: UInt8.self, repeating: 0, count: Self.wordsSize + Self.notesSize)
        }
        unsafe words = block.assumingMemoryBound(to: UInt64.self)
        let notes = unsafe block + Self.wordsSize
        unsafe rows = notes.assumingMemoryBound(to: (changed: UInt64, whole: UInt64).self)
        unsafe solidStart = (notes + 16).assumingMemoryBound(to: Int16.self)
        unsafe solidEnd = solidStart + tileSide
        unsafe changes = (notes + 16 + tileSide * 4).assumingMemoryBound(to: UInt16.self)
        unsafe touched = changes + tileSide
    }

    deinit {
        for row in 0..<tileSide {
            forEachRun(of: unsafe touched[row] | changes[row]) { columns in
                clear(row, columns)
            }
        }
        unsafe UnsafeMutableRawPointer(rows)
            .initializeMemory(as: UInt8.self, repeating: 0, count: Self.notesSize)
        unsafe Self.pool.giveBack(UnsafeMutableRawPointer(words))
    }

    /// The tile that stands for absent ones wherever samples are read.
    static let empty = SampleTile()

    var hasChanges: Bool { unsafe rows.pointee.changed != 0 }

    @inline(__always)
    func hasChanges(inRow row: Int) -> Bool {
        unsafe rows.pointee.changed &>> UInt64(truncatingIfNeeded: row) & 1 != 0
    }

    /// The smallest box around the changed runs, in tile coordinates.
    var changedFrame: PixelRect? {
        let changed = unsafe rows.pointee.changed
        var groups: UInt16 = 0
        var rest = changed
        while rest != 0 {
            unsafe groups |= changes[rest.trailingZeroBitCount]
            rest &= rest &- 1
        }
        guard groups != 0 else { return nil }
        let columns = groups.trailingZeroBitCount &* 4..<tileSide &- groups.leadingZeroBitCount &* 4
        return PixelRect(
            x: columns, y: changed.trailingZeroBitCount..<tileSide &- changed.leadingZeroBitCount)
    }

    /// Calls `body` with every changed run of pixels, in tile coordinates and rounded out to
    /// groups of four.
    @inline(__always)
    func forEachChange(_ body: (_ row: Int, _ columns: Range<Int>) -> Void) {
        var rest = unsafe rows.pointee.changed
        while rest != 0 {
            let row = rest.trailingZeroBitCount
            rest &= rest &- 1
            forEachRun(of: unsafe changes[row]) { body(row, $0) }
        }
    }

    @inline(__always)
    private func forEachRun(of groups: UInt16, _ body: (_ columns: Range<Int>) -> Void) {
        var groups = UInt32(groups)
        while groups != 0 {
            let start = groups.trailingZeroBitCount
            let end = start &+ (~(groups &>> UInt32(start))).trailingZeroBitCount
            unsafe body(Range(uncheckedBounds: (start &* 4, end &* 4)))
            groups &= ~0 &<< UInt32(end)
        }
    }

    func forgetChanges() {
        var rest = unsafe rows.pointee.changed
        while rest != 0 {
            let row = rest.trailingZeroBitCount
            rest &= rest &- 1
            unsafe touched[row] |= changes[row]
            unsafe changes[row] = 0
        }
        unsafe rows.pointee.changed = 0
    }

    /// Counts the changes of `other` as this tile's too.
    func addChanges(of other: SampleTile) {
        var rest = unsafe other.rows.pointee.changed
        unsafe rows.pointee.changed |= rest
        while rest != 0 {
            let row = rest.trailingZeroBitCount
            unsafe changes[row] |= other.changes[row]
            rest &= rest &- 1
        }
    }

    /// Clears the changed pixels and forgets the changes.
    ///
    /// A tile whose changes were never forgotten is all zero again.
    func eraseChanges() {
        var rest = unsafe rows.pointee.changed
        unsafe rows.pointee.changed = 0
        while rest != 0 {
            let row = rest.trailingZeroBitCount
            rest &= rest &- 1
            forEachRun(of: unsafe changes[row]) { columns in clear(row, columns) }
            unsafe changes[row] = 0
            setSolid(row, 0, 0)
        }
    }

    /// Moves the samples of the changed pixels to `finished`, another mask's tile at the same place, and
    /// what is known as solid in their rows; the changes are forgotten.
    func moveChanges(to finished: SampleTile) {
        var rest = unsafe rows.pointee.changed
        unsafe rows.pointee.changed = 0
        while rest != 0 {
            let row = rest.trailingZeroBitCount
            rest &= rest &- 1
            forEachRun(of: unsafe changes[row]) { columns in move(row, columns, to: finished) }
            unsafe changes[row] = 0
            let known = solid(row)
            finished.extendSolid(row, known.start, known.end)
            setSolid(row, 0, 0)
        }
    }

    @inline(__always)
    private func move(_ row: Int, _ columns: Range<Int>, to finished: SampleTile) {
        var index = row &* tileSide &+ columns.lowerBound
        let end = row &* tileSide &+ columns.upperBound
        while index < end {
            let target = unsafe UnsafeMutableRawPointer(finished.words + index)
            let source = unsafe UnsafeMutableRawPointer(words + index)
            let samples = unsafe source.load(as: SIMD4<UInt64>.self)
            let joined = unsafe target.load(as: SIMD4<UInt64>.self) | samples
            unsafe target.storeBytes(of: joined, as: SIMD4<UInt64>.self)
            unsafe source.storeBytes(of: SIMD4(repeating: 0), as: SIMD4<UInt64>.self)
            index &+= 4
        }
    }

    @inline(__always)
    private func clear(_ row: Int, _ columns: Range<Int>) {
        var index = row &* tileSide &+ columns.lowerBound
        let end = row &* tileSide &+ columns.upperBound
        while index < end {
            unsafe UnsafeMutableRawPointer(words + index)
                .storeBytes(of: SIMD4<UInt64>(repeating: 0), as: SIMD4<UInt64>.self)
            index &+= 4
        }
    }

    /// The run of pixels of a row that is known to be covered wholly.
    @inline(__always)
    func solid(_ row: Int) -> (start: Int, end: Int) {
        unsafe (Int(solidStart[row]), Int(solidEnd[row]))
    }

    /// Remembers a run as solid: joined to the one known so far where they meet, else instead of it.
    @inline(__always)
    func extendSolid(_ row: Int, _ start: Int, _ end: Int) {
        guard start < end else { return }
        let known = solid(row)
        let meets = known.start < known.end && start <= known.end && known.start <= end
        let (low, high) = meets ? (min(start, known.start), max(end, known.end)) : (start, end)
        unsafe solidStart[row] = Int16(truncatingIfNeeded: low)
        unsafe solidEnd[row] = Int16(truncatingIfNeeded: high)
        let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: row)
        if high &- low == tileSide {
            unsafe rows.pointee.whole |= bit
        } else {
            unsafe rows.pointee.whole &= ~bit
        }
    }

    /// Remembers a run as solid instead of the one known so far.
    @inline(__always)
    func setSolid(_ row: Int, _ start: Int, _ end: Int) {
        unsafe solidStart[row] = Int16(truncatingIfNeeded: start)
        unsafe solidEnd[row] = Int16(truncatingIfNeeded: end)
    }

    /// Of the tile's `rows`, a bit each, those where `shape` may reach pixels that are not known
    /// as solid; `left` and `top` are where the tile lies.
    @inline(__always)
    func unknownRows(
        of shape: some RowShape, _ range: Range<Int>, left: Int, top: Int
    ) -> UInt64 {
        let (low, high) = (UInt64(range.lowerBound), UInt64(range.upperBound))
        let asked = unsafe (~0 &<< low & ~0 &>> (64 &- high)) & ~rows.pointee.whole
        // Asking costs as much as a row or two: for a narrow stroke it does not pay.
        guard asked != 0, range.count > 20 else { return asked }
        var unknown: UInt64 = 0
        for block in range.lowerBound &>> 3..<(range.upperBound &+ 7) &>> 3 {
            let row = block &* 8
            let reach = shape.reach(ofRowsFrom: top &+ row, from: left)
            let bits = unsafe cv_unknown(
                reach.start, reach.end, eight(solidStart, row), eight(solidEnd, row))
            unknown |= UInt64(bits) &<< UInt64(row)
        }
        return unknown & asked
    }

    @inline(__always)
    func markChanged(_ row: Int, _ start: Int, _ end: Int) {
        let groups =
            (2 &<< UInt32(truncatingIfNeeded: (end &- 1) &>> 2))
            &- (1 &<< UInt32(truncatingIfNeeded: start &>> 2))
        unsafe changes[row] |= UInt16(truncatingIfNeeded: groups)
        unsafe rows.pointee.changed |= 1 &<< UInt64(truncatingIfNeeded: row)
    }
}

@inline(__always)
private func eight(_ values: UnsafeMutablePointer<Int16>, _ index: Int) -> SIMD8<Int16> {
    unsafe UnsafeRawPointer(values + index).load(as: SIMD8<Int16>.self)
}
