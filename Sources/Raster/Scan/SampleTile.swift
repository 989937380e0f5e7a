internal import CVector

/// The sample masks of the 64 × 64 pixels of a tile, all zero at first.
///
/// A class so that a grid can hold it sparsely. One ``Mask`` owns it and nobody else writes to it.
@safe final class SampleTile: @unchecked Sendable {
    /// One word a pixel, row-major: byte k holds the eight samples of sample row k.
    let words: UnsafeMutablePointer<UInt64>

    /// Per row the groups of four pixels that changed since they were last taken, a bit a group.
    private let changes: UnsafeMutablePointer<UInt16>

    /// Per row one run of pixels known to be covered by all their samples.
    ///
    /// Adding a shape skips it, so that a wide stroke costs its rim and not its area.
    private let solid: UnsafeMutablePointer<(start: UInt8, end: UInt8)>

    init() {
        unsafe words = .aligned(count: tileSide * tileSide)
        unsafe words.initialize(repeating: 0, count: tileSide * tileSide)
        unsafe changes = .allocate(capacity: tileSide)
        unsafe changes.initialize(repeating: 0, count: tileSide)
        unsafe solid = .allocate(capacity: tileSide)
        unsafe solid.initialize(repeating: (0, 0), count: tileSide)
    }

    deinit {
        unsafe words.deallocate()
        unsafe changes.deallocate()
        unsafe solid.deallocate()
    }

    /// The tile that stands for absent ones wherever samples are read.
    static let empty = SampleTile()

    /// Calls `body` with every changed run of pixels, in tile coordinates and rounded out to
    /// groups of four, and forgets the changes.
    @inline(__always)
    func takeChanges(_ body: (_ row: Int, _ columns: Range<Int>) -> Void) {
        for row in 0..<tileSide {
            var groups = UInt32(unsafe changes[row])
            guard groups != 0 else { continue }
            unsafe changes[row] = 0
            while groups != 0 {
                let start = groups.trailingZeroBitCount
                let end = start + (~(groups >> UInt32(start))).trailingZeroBitCount
                body(row, start * 4..<end * 4)
                groups &= ~0 << UInt32(end)
            }
        }
    }

    /// Counts the changes of `other` as this tile's too.
    func addChanges(of other: SampleTile) {
        for row in 0..<tileSide { unsafe changes[row] |= other.changes[row] }
    }

    /// Clears the changed pixels and forgets the changes.
    ///
    /// A tile whose changes were never taken is all zero again.
    func eraseChanges() {
        takeChanges { row, columns in
            let start = row * tileSide + columns.lowerBound
            unsafe (words + start).update(repeating: 0, count: columns.count)
        }
    }
}

// The inner loop of the mask.
extension SampleTile {
    /// Adds samples of a row of pixels, in columns from the tile's left edge.
    ///
    /// Pixels that `finished`, this tile or another mask's at the same place, knows as solid
    /// are skipped.
    @inline(__always)
    func add(_ samples: SampleRow, row: Int, skippingSolidOf finished: SampleTile) {
        let zero = SIMD8<Int16>(repeating: 0)
        let full = SIMD8<Int16>(repeating: Int16(tileSide * 8))
        let first = cv_max(samples.first, zero)
        let end = cv_min(samples.end, full)
        let outerStart = Int(cv_least(first)) &>> 3
        let outerEnd = (Int(cv_greatest(end)) &+ 7) &>> 3
        guard outerStart < outerEnd else { return }
        let innerStart = (Int(cv_greatest(first)) &+ 7) &>> 3
        let innerEnd = max(Int(cv_least(end)) &>> 3, innerStart)
        let known = unsafe finished.solid[row]
        let (skipStart, skipEnd) = (Int(known.start), Int(known.end))
        let line = unsafe words + row &* tileSide
        if skipEnd <= outerStart || skipStart >= outerEnd {
            unsafe cover(line, first, end, outerStart..<outerEnd, innerStart, innerEnd)
            markChanged(row, outerStart, outerEnd)
        } else {
            if outerStart < skipStart {
                unsafe cover(line, first, end, outerStart..<skipStart, innerStart, innerEnd)
                markChanged(row, outerStart, skipStart)
            }
            if skipEnd < outerEnd {
                unsafe cover(line, first, end, skipEnd..<outerEnd, innerStart, innerEnd)
                markChanged(row, skipEnd, outerEnd)
            }
        }
        if finished === self { extendSolid(row, innerStart, innerEnd) }
    }

    /// Covers `pixels` of a row, of which those in `innerStart..<innerEnd` wholly.
    @inline(__always)
    private func cover(
        _ line: UnsafeMutablePointer<UInt64>, _ first: SIMD8<Int16>, _ end: SIMD8<Int16>,
        _ pixels: Range<Int>, _ innerStart: Int, _ innerEnd: Int
    ) {
        var x = pixels.lowerBound
        let stop = pixels.upperBound
        guard innerStart < innerEnd else {
            while x < stop {
                unsafe line[x] |= cv_samples(first, end, Int16(truncatingIfNeeded: x))
                x &+= 1
            }
            return
        }
        let fillStart = min(innerStart, stop)
        while x < fillStart {
            unsafe line[x] |= cv_samples_from(first, Int16(truncatingIfNeeded: x))
            x &+= 1
        }
        let fillEnd = min(innerEnd, stop)
        while x < fillEnd {
            unsafe line[x] = .max
            x &+= 1
        }
        while x < stop {
            unsafe line[x] |= cv_samples_until(end, Int16(truncatingIfNeeded: x))
            x &+= 1
        }
    }

    @inline(__always)
    private func markChanged(_ row: Int, _ start: Int, _ end: Int) {
        let groups =
            (2 &<< UInt32(truncatingIfNeeded: (end &- 1) &>> 2))
            &- (1 &<< UInt32(truncatingIfNeeded: start &>> 2))
        unsafe changes[row] |= UInt16(truncatingIfNeeded: groups)
    }

    /// Remembers a run as solid: joined to the one known so far where they meet, else instead of it.
    @inline(__always)
    private func extendSolid(_ row: Int, _ start: Int, _ end: Int) {
        guard start < end else { return }
        let known = unsafe solid[row]
        let (knownStart, knownEnd) = (Int(known.start), Int(known.end))
        let meets = knownStart < knownEnd && start <= knownEnd && knownStart <= end
        unsafe solid[row] = (
            UInt8(truncatingIfNeeded: meets ? min(start, knownStart) : start),
            UInt8(truncatingIfNeeded: meets ? max(end, knownEnd) : end)
        )
    }
}

extension UnsafeMutablePointer {
    /// Room for `count` elements, aligned for every vector type in use.
    static func aligned(count: Int) -> Self {
        unsafe UnsafeMutableRawPointer
            .allocate(byteCount: count * MemoryLayout<Pointee>.stride, alignment: 64)
            .assumingMemoryBound(to: Pointee.self)
    }
}
