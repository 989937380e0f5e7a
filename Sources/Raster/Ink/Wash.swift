internal import CVector

/// Paint for shapes of which no two touch the same pixel: they need no mask.
///
/// Each pixel comes out as through one: same samples, same rounding.
struct Wash {
    private let color: SIMD4<UInt32>
    private let opacity: UInt32
    /// Whether the inside of a mark is painted, which is laid over the ink as a group.
    private let isGroup: Bool

    /// The paint of outlines.
    init(_ paint: Paint) {
        color = SIMD4(repeating: paint.word)
        opacity = UInt32(paint.opacity)
        isGroup = false
    }

    /// The paint of insides.
    init(fill: Color, opacity: UInt8) {
        color = SIMD4(repeating: Pixel(fill).bits)
        self.opacity = UInt32(opacity)
        isGroup = true
    }

    /// Paints what `run` covers of the row of pixels at `line`.
    @inline(__always)
    func lay(_ run: CoveredRun, on line: UnsafeMutablePointer<UInt32>) {
        var solid = (start: (run.innerStart &+ 3) & ~3, end: run.innerEnd & ~3)
        if opacity < 255 || solid.start >= solid.end { solid = (run.outerEnd, run.outerEnd) }
        var x = run.outerStart & ~3
        while x < solid.start {
            unsafe mix(run, line, x)
            x &+= 4
        }
        while x < solid.end {
            unsafe store(color, line, x)
            x &+= 4
        }
        while x < run.outerEnd {
            unsafe mix(run, line, x)
            x &+= 4
        }
    }

    @inline(__always)
    private func mix(_ run: CoveredRun, _ line: UnsafeMutablePointer<UInt32>, _ x: Int) {
        let column = Int16(truncatingIfNeeded: x)
        let ink = unsafe four(line, x)
        if isGroup {
            let inside = cv_scale(color, cv_coverage(run.first, run.end, column, 255))
            unsafe store(cv_over(cv_scale(inside, SIMD4(repeating: opacity)), ink), line, x)
        } else {
            let weight = cv_coverage(
                run.first, run.end, column, UInt16(truncatingIfNeeded: opacity))
            unsafe store(cv_mix(color, ink, weight), line, x)
        }
    }
}

/// What a row of samples covers of the pixels of a tile.
struct CoveredRun {
    let first, end: SIMD8<Int16>
    /// The pixels that are touched, and those of them that are covered wholly.
    let outerStart, outerEnd, innerStart, innerEnd: Int

    @inline(__always)
    init(_ samples: SampleRow) {
        first = cv_max(samples.first, SIMD8(repeating: 0))
        end = cv_min(samples.end, SIMD8(repeating: Int16(tileSide * 8)))
        let bounds = cv_bounds(first, end)
        outerStart = Int(Int16(truncatingIfNeeded: bounds)) &>> 3
        outerEnd = (Int(Int16(truncatingIfNeeded: bounds &>> 48)) &+ 7) &>> 3
        innerStart = (Int(Int16(truncatingIfNeeded: bounds &>> 16)) &+ 7) &>> 3
        innerEnd = Int(Int16(truncatingIfNeeded: bounds &>> 32)) &>> 3
    }
}

extension Layer {
    /// Paints `shape`, in the tiles of `clip`.
    mutating func lay(_ shape: some RowShape, _ wash: Wash, clip: PixelRect) {
        scan(shape, clip: clip) { index, rows in
            let (origin, top) = (Double(index.column &<< tileShift &* 8), index.row &<< tileShift)
            var pixels: UnsafeMutablePointer<UInt32>?
            var row = rows.lowerBound
            while row < rows.upperBound {
                let run = CoveredRun(shape.samples(inRow: top &+ row, from: origin))
                if run.outerStart < run.outerEnd {
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
