internal import CVector

/// Paint for shapes of which no two touch the same pixel: they need no mask.
///
/// Each pixel comes out as through one: same samples, same rounding.
struct Wash {
    private let color: SIMD4<UInt32>
    private let opacity: UInt16
    /// Whether the inside of a mark is painted, which is laid over the ink as a group.
    private let isGroup: Bool

    /// The paint of outlines.
    init(_ paint: Paint) {
        color = SIMD4(repeating: paint.word)
        opacity = UInt16(paint.opacity)
        isGroup = false
    }

    /// The paint of insides.
    init(fill: Color, opacity: UInt8) {
        color = SIMD4(repeating: Pixel(fill).bits)
        self.opacity = UInt16(opacity)
        isGroup = true
    }

    /// Paints what `run` covers of `pixels`, of the row of pixels at `line`.
    @inline(__always)
    func lay(
        _ run: CoveredRun, in pixels: Range<Int> = 0..<tileSide,
        on line: UnsafeMutablePointer<UInt32>
    ) {
        let end = min(run.outerEnd, pixels.upperBound)
        var solid = run.solidGroups
        solid = (max(solid.start, pixels.lowerBound), min(solid.end, end))
        if opacity < 255 || solid.start >= solid.end { solid = (end, end) }
        var x = max(run.outerStart, pixels.lowerBound) & ~3
        while x < solid.start {
            unsafe mix(run.counts(x), line, x)
            x &+= 4
        }
        while x < solid.end {
            unsafe store(color, line, x)
            x &+= 4
        }
        while x < end {
            unsafe mix(run.counts(x), line, x)
            x &+= 4
        }
    }

    /// Paints what two runs cover together of `pixels`.
    @inline(__always)
    func lay(
        _ one: CoveredRun, _ two: CoveredRun, in pixels: Range<Int>,
        on line: UnsafeMutablePointer<UInt32>
    ) {
        let areApart =
            one.isEmpty || two.isEmpty
            || one.outerEnd <= two.outerStart & ~3 || two.outerEnd <= one.outerStart & ~3
        guard !areApart else {
            if !one.isEmpty { unsafe lay(one, in: pixels, on: line) }
            if !two.isEmpty { unsafe lay(two, in: pixels, on: line) }
            return
        }
        let shared = one.intersection(two)
        let (a, b) = (one.solidGroups, two.solidGroups)
        var x = max(min(one.outerStart, two.outerStart), pixels.lowerBound) & ~3
        let end = min(max(one.outerEnd, two.outerEnd), pixels.upperBound)
        while x < end {
            if opacity == 255 && (x >= a.start && x < a.end || x >= b.start && x < b.end) {
                unsafe store(color, line, x)
            } else {
                let counts = one.counts(x) &+ two.counts(x) &- shared.counts(x)
                unsafe mix(counts, line, x)
            }
            x &+= 4
        }
    }

    @inline(__always)
    private func mix(_ counts: SIMD8<UInt16>, _ line: UnsafeMutablePointer<UInt32>, _ x: Int) {
        let ink = unsafe four(line, x)
        if isGroup {
            let inside = cv_scale(color, cv_lower(cv_weights(counts, 255)))
            unsafe store(cv_over(cv_scale(inside, SIMD8(repeating: opacity)), ink), line, x)
        } else {
            unsafe store(cv_mix(color, ink, cv_lower(cv_weights(counts, opacity))), line, x)
        }
    }
}

extension Layer {
    /// Paints `shape`, in the tiles of `clip`.
    mutating func lay(_ shape: some RowShape, _ wash: Wash, clip: PixelRect) {
        scan(shape, clip: clip) { index, rows in
            let origin = Int32(truncatingIfNeeded: index.left &* 8)
            var pixels: UnsafeMutablePointer<UInt32>?
            var row = rows.lowerBound
            while row < rows.upperBound {
                let run = CoveredRun(shape.samples(inRow: index.top &+ row, from: origin))
                if !run.isEmpty {
                    // Only now is it certain that there is something for this tile.
                    let ink = unsafe pixels ?? writablePixels(index)
                    unsafe pixels = ink
                    unsafe wash.lay(run, on: ink + row &* tileSide)
                }
                row &+= 1
            }
        }
    }
}
