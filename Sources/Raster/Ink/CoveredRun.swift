internal import CVector

/// What a row of samples covers of the pixels of a tile or more.
struct CoveredRun {
    let first, end: SIMD8<Int16>
    /// The pixels that are touched, and those of them that are covered wholly.
    let outerStart, outerEnd, innerStart, innerEnd: Int

    /// Whether no pixel is touched.
    @inline(__always)
    var isEmpty: Bool { outerStart >= outerEnd }

    /// Whether it may touch some of `pixels`.
    @inline(__always)
    func meets(_ pixels: Range<Int>) -> Bool {
        outerStart < pixels.upperBound && outerEnd > pixels.lowerBound
    }

    /// The pixels covered wholly in groups of four.
    @inline(__always)
    var solidGroups: (start: Int, end: Int) { ((innerStart &+ 3) & ~3, innerEnd & ~3) }

    @inline(__always)
    init(_ samples: SampleRow, width: Int = tileSide) {
        self.init(
            first: cv_max(samples.first, SIMD8(repeating: 0)),
            end: cv_min(samples.end, SIMD8(repeating: Int16(truncatingIfNeeded: width &* 8))))
    }

    @inline(__always)
    private init(first: SIMD8<Int16>, end: SIMD8<Int16>) {
        (self.first, self.end) = (first, end)
        let bounds = cv_bounds(first, end)
        outerStart = Int(bounds[0]) &>> 3
        outerEnd = (Int(bounds[3]) &+ 7) &>> 3
        innerStart = (Int(bounds[1]) &+ 7) &>> 3
        innerEnd = Int(bounds[2]) &>> 3
    }

    /// In the lowest four lanes, how many samples of the pixels from `x` on are covered.
    @inline(__always)
    func counts(_ x: Int) -> SIMD8<UInt16> {
        cv_counts(first, end, Int16(truncatingIfNeeded: x))
    }

    @inline(__always)
    func intersection(_ other: CoveredRun) -> CoveredRun {
        CoveredRun(first: cv_max(first, other.first), end: cv_min(end, other.end))
    }
}
