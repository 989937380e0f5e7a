internal import CVector

/// The samples that a shape covers in one row of pixels.
///
/// A pixel holds 8 × 8 samples. Lane k is the k-th of the row's eight sample rows; it covers the
/// sample columns `first[k]..<end[k]`, eight a pixel, counted from an origin that whoever asked
/// has chosen. Columns too far off are cut to the range of 16 bits. A lane that covers nothing has
/// `first >= end`.
struct SampleRow {
    var first: SIMD8<Int16>
    var end: SIMD8<Int16>

    @inline(__always)
    static var nothing: SampleRow {
        SampleRow(first: SIMD8(repeating: .max), end: SIMD8(repeating: .min))
    }

    /// Where each sample row lies below the top of its pixel, in pixels.
    @inline(__always)
    static var depths: SIMD8<Float> {
        SIMD8(0.0625, 0.1875, 0.3125, 0.4375, 0.5625, 0.6875, 0.8125, 0.9375)
    }

    /// How far each sample row's samples are shifted to the right, in samples.
    ///
    /// Eight different shifts make a steep edge as exact as 64 sample columns would, since no two
    /// samples of a pixel share an x. Of all orders this one errs
    /// least on edges of every direction, on thin strokes and where two strokes cross.
    @inline(__always)
    static var shifts: SIMD8<Float> {
        SIMD8(-0.1875, 0.0625, 0.4375, -0.3125, -0.0625, 0.3125, -0.4375, 0.1875)
    }

    /// The smallest row of samples that holds both, lane by lane.
    ///
    /// For two shapes that meet this is their union.
    @inline(__always)
    func hull(_ other: SampleRow) -> SampleRow {
        SampleRow(first: cv_min(first, other.first), end: cv_max(end, other.end))
    }

    /// The same samples, less the lanes outside `rows` (sample rows from the top of the board,
    /// eight a pixel) when this is the row of pixels `y`.
    @inline(__always)
    func clipped(to rows: Range<Int>, inRow y: Int) -> SampleRow {
        let (low, high) = (rows.lowerBound &- y &* 8, rows.upperBound &- y &* 8)
        if low <= 0 && high >= 8 { return self }
        let (from, to) = (
            Int16(truncatingIfNeeded: max(low, 0)), Int16(truncatingIfNeeded: min(high, 8))
        )
        return SampleRow(
            first: cv_where_lane(from, to, first, .max), end: cv_where_lane(from, to, end, .min)
        )
    }

    /// The sample rows whose samples lie from `top` up to `bottom`, in pixels.
    static func rows(from top: Double, to bottom: Double) -> Range<Int> {
        let first = cv_floor(top * 8 + 0.5)
        return first..<max(first, cv_floor(bottom * 8 + 0.5))
    }
}
