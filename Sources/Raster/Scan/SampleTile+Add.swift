internal import CVector

// The inner loop of the mask.
extension SampleTile {
    /// Adds the samples of `shape` in `rows` of this tile, a bit a row; what was there before is kept in
    /// `tip`.
    ///
    /// Octets that are known as solid are skipped.
    @inline(__always)
    func add(_ shape: some RowShape, _ rows: UInt64, as tip: Tip?) {
        let origin = Int32(truncatingIfNeeded: place.left &* 8)
        forEachBit(of: rows) { row in
            let samples = shape.samples(inRow: place.top &+ row, from: origin)
            let (first, end) = (cv_in_row(samples.first), cv_in_row(samples.end))
            let octets = cv_covered_octets(first, end) & ~(solidOctets(row) &* 0x101)
            guard octets != 0 else { return }
            let full = octets &>> 8
            forEachBit(of: UInt64(full)) { octet in
                tip?.save(row, octet, of: self)
                self[row, octet] = SIMD8(repeating: .max)
            }
            var news = full
            forEachBit(of: UInt64(octets & 0xFF & ~full)) { octet in
                tip?.save(row, octet, of: self)
                let column = Int16(truncatingIfNeeded: octet &* 64)
                let isNew = unsafe cv_cover(words + Self.index(row, octet), first, end, column)
                tip?.dropLast(if: !isNew)
                news |= (isNew ? 1 : 0) &<< UInt32(truncatingIfNeeded: octet)
            }
            noteChanges(row, news, solid: full)
        }
    }
}
