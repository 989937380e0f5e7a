internal import CVector

/// A shape that every horizontal line cuts in at most one interval.
protocol RowShape {
    /// The box around the shape, in pixels.
    var top: Double { get }
    var bottom: Double { get }
    var left: Double { get }
    var right: Double { get }

    /// The samples covered in the row of pixels `y`, counted from the sample column `origin`.
    func samples(inRow y: Int, from origin: Int32) -> SampleRow

    /// The columns of pixels that the eight rows of pixels from `y` on may touch, counted from the
    /// column `x`: a lane a row, sometimes too wide but never too narrow.
    func reach(ofRowsFrom y: Int, from x: Int) -> PixelRuns
}

/// A run of pixels in each of eight rows; a row without any has `start >= end`.
struct PixelRuns {
    var start: SIMD8<Int16>
    var end: SIMD8<Int16>

    @inline(__always)
    static var nothing: PixelRuns {
        PixelRuns(start: SIMD8(repeating: .max), end: SIMD8(repeating: .min))
    }

    /// Whole pixels that hold everything from `left` to `right`, which lie within ±2^21.
    @inline(__always)
    init(from left: SIMD8<Float>, to right: SIMD8<Float>) {
        // A little more than half a pixel, against rounding.
        start = cv_nearest(left - 0.53)
        end = cv_nearest(right + 0.53)
    }

    @inline(__always)
    init(start: SIMD8<Int16>, end: SIMD8<Int16>) {
        (self.start, self.end) = (start, end)
    }

    @inline(__always)
    func hull(_ other: PixelRuns) -> PixelRuns {
        PixelRuns(start: cv_min(start, other.start), end: cv_max(end, other.end))
    }

    /// The index of each row, from the first.
    @inline(__always)
    static var rows: SIMD8<Float> { SIMD8(0, 1, 2, 3, 4, 5, 6, 7) }
}
