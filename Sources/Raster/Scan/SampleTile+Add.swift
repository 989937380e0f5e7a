internal import CVector

// The inner loop of the mask.
extension SampleTile {
    /// Adds the samples of `shape` in `range`, rows of this tile, which lies at `left` and `top`.
    ///
    /// Pixels that `finished`, this tile or another mask's at the same place, knows as solid
    /// are skipped.
    @inline(__always)
    func add(
        _ shape: some RowShape, _ range: UInt64, left: Int, top: Int,
        skippingSolidOf finished: SampleTile
    ) {
        var rest = range
        let origin = Double(left &* 8)
        while rest != 0 {
            let row = rest.trailingZeroBitCount
            rest &= rest &- 1
            let samples = shape.samples(inRow: top &+ row, from: origin)
            add(samples, row: row, skippingSolidOf: finished)
        }
    }

    /// Adds samples of a row of pixels, in columns from the tile's left edge.
    @inline(__always)
    private func add(_ samples: SampleRow, row: Int, skippingSolidOf finished: SampleTile) {
        let first = cv_max(samples.first, SIMD8(repeating: 0))
        let end = cv_min(samples.end, SIMD8(repeating: Int16(tileSide * 8)))
        let bounds = cv_bounds(first, end)
        let outerStart = Int(Int16(truncatingIfNeeded: bounds)) &>> 3
        let outerEnd = (Int(Int16(truncatingIfNeeded: bounds &>> 48)) &+ 7) &>> 3
        guard outerStart < outerEnd else { return }
        let innerStart = (Int(Int16(truncatingIfNeeded: bounds &>> 16)) &+ 7) &>> 3
        let innerEnd = max(Int(Int16(truncatingIfNeeded: bounds &>> 32)) &>> 3, innerStart)
        let known = finished.solid(row)
        let from = row &* tileSide
        let (line, done) = unsafe (words + from, finished.words + from)
        let hasGap = known.end <= outerStart || known.start >= outerEnd
        let firstStop = hasGap ? outerEnd : known.start
        if outerStart < firstStop,
            unsafe cover(line, done, first, end, (outerStart, firstStop), innerStart, innerEnd)
        {
            markChanged(row, outerStart, firstStop)
        }
        if !hasGap, known.end < outerEnd,
            unsafe cover(line, done, first, end, (known.end, outerEnd), innerStart, innerEnd)
        {
            markChanged(row, known.end, outerEnd)
        }
        if finished === self {
            extendSolid(row, innerStart, innerEnd)
        } else if hasChanges(inRow: row) {
            setSolid(row, innerStart, innerEnd)
        }
    }

    /// Covers `pixels` of a row, of which those in `innerStart..<innerEnd` wholly; `false` when
    /// `done`, the row of the finished tile, had all the samples already.
    @inline(__always)
    private func cover(
        _ line: UnsafeMutablePointer<UInt64>, _ done: UnsafeMutablePointer<UInt64>,
        _ first: SIMD8<Int16>, _ end: SIMD8<Int16>, _ pixels: (start: Int, end: Int),
        _ innerStart: Int, _ innerEnd: Int
    ) -> Bool {
        var x = pixels.start
        let stop = pixels.end
        var news: UInt64 = 0
        guard innerStart < innerEnd else {
            while x < stop {
                let fresh = unsafe cv_samples(first, end, Int16(truncatingIfNeeded: x)) & ~done[x]
                unsafe line[x] |= fresh
                news |= fresh
                x &+= 1
            }
            return news != 0
        }
        let fillStart = min(innerStart, stop)
        while x < fillStart {
            let fresh = unsafe cv_samples_from(first, Int16(truncatingIfNeeded: x)) & ~done[x]
            unsafe line[x] |= fresh
            news |= fresh
            x &+= 1
        }
        let fillEnd = min(innerEnd, stop)
        while x < fillEnd {
            unsafe line[x] = .max
            news = .max
            x &+= 1
        }
        while x < stop {
            let fresh = unsafe cv_samples_until(end, Int16(truncatingIfNeeded: x)) & ~done[x]
            unsafe line[x] |= fresh
            news |= fresh
            x &+= 1
        }
        return news != 0
    }
}
