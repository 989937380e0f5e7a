internal import CVector

// The inner loops of compositing: coverage and color to pixels.

/// Composites the changed pixels of a tile anew: the ink from before the mark, mixed with the
/// mark's word by coverage × opacity.
///
/// Starting from before, and not from what is there, makes the result independent of how often and
/// in which pieces the mark arrived.
func compositeTile(
    _ mask: SampleTile, _ tip: SampleTile?, word: UInt32, opacity: UInt8, before: Tile?,
    into pixels: UnsafeMutablePointer<UInt32>
) -> PixelRect? {
    let color = SIMD4(repeating: word)
    let weight = UInt32(opacity)
    let isOpaque = opacity == 255
    // What is absent is not read: a tile of nothing would drive others out of the cache.
    let tipWords = unsafe tip?.words ?? mask.words
    let under = unsafe before?.pixels
    mask.forEachChange { row, columns in
        let solid = isOpaque ? solidRun(row, mask, tip) : (start: 0, end: 0)
        let (solidStart, solidEnd) = ((solid.start &+ 3) & ~3, solid.end & ~3)
        let line = row &* tileSide
        var x = columns.lowerBound
        while x < columns.upperBound {
            let index = line &+ x
            x &+= 4
            if x > solidStart && x <= solidEnd {
                unsafe store(color, pixels, index)
                continue
            }
            let samples = unsafe cv_load(mask.words + index) | cv_load(tipWords + index)
            if isOpaque && cv_is_full(samples) {
                unsafe store(color, pixels, index)
                continue
            }
            let below = unsafe under.map { unsafe four($0, index) } ?? SIMD4(repeating: 0)
            let mixed = cv_mix(color, below, cv_weights(samples, weight))
            unsafe store(mixed, pixels, index)
        }
    }
    return mask.changedFrame
}

/// Pixels of a row that are covered wholly; the tip's where it has some, for it is what changes.
@inline(__always)
private func solidRun(
    _ row: Int, _ mask: SampleTile, _ tip: SampleTile?
) -> (start: Int, end: Int) {
    if let run = tip?.solid(row), run.start < run.end { return run }
    return mask.solid(row)
}

/// Composites a stroked and filled tile where `changes` says: stroke over fill as one group, and the
/// group over the ink from before at `opacity`.
func compositeTile(
    _ changes: SampleTile, stroke: SampleTile, _ strokeWord: UInt32, fill: SampleTile,
    _ fillWord: UInt32, opacity: UInt8, before: Tile, into pixels: UnsafeMutablePointer<UInt32>
) -> PixelRect? {
    var extent = Extent()
    let (strokeColor, fillColor) = (SIMD4(repeating: strokeWord), SIMD4(repeating: fillWord))
    let weight = SIMD4(repeating: UInt32(opacity))
    changes.forEachChange { row, columns in
        extent.add(row, columns)
        var index = row &* tileSide &+ columns.lowerBound
        let end = row &* tileSide &+ columns.upperBound
        while index < end {
            let (above, below) = unsafe (cv_load(stroke.words + index), cv_load(fill.words + index))
            if opacity == 255 && cv_is_full(cv_is_empty(above) ? below : above) {
                unsafe store(cv_is_empty(above) ? fillColor : strokeColor, pixels, index)
            } else {
                let inside = cv_scale(fillColor, cv_weights(below, 255))
                let group = cv_mix(strokeColor, inside, cv_weights(above, 255))
                let ink = unsafe four(before.pixels, index)
                unsafe store(cv_over(cv_scale(group, weight), ink), pixels, index)
            }
            index &+= 4
        }
    }
    return extent.frame
}

/// The smallest box around some runs of pixels of a tile.
private struct Extent {
    private var x = (tileSide, 0)
    private var y = (tileSide, 0)

    @inline(__always)
    mutating func add(_ row: Int, _ columns: Range<Int>) {
        x = (min(x.0, columns.lowerBound), max(x.1, columns.upperBound))
        y = (min(y.0, row), max(y.1, row + 1))
    }

    /// In tile coordinates.
    var frame: PixelRect? {
        PixelRect(x: x.0, y: y.0, width: x.1 - x.0, height: y.1 - y.0)
    }
}

@inline(__always)
func four(_ pixels: UnsafeMutablePointer<UInt32>, _ index: Int) -> SIMD4<UInt32> {
    unsafe UnsafeRawPointer(pixels + index).load(as: SIMD4<UInt32>.self)
}

@inline(__always)
func store(
    _ values: SIMD4<UInt32>, _ pixels: UnsafeMutablePointer<UInt32>, _ index: Int
) {
    unsafe UnsafeMutableRawPointer(pixels + index).storeBytes(of: values, as: SIMD4<UInt32>.self)
}
