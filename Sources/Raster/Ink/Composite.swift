internal import CVector

// The inner loops of compositing: coverage and color to pixels.

/// Composites the changed pixels of a tile anew: the ink from before the mark, mixed with the
/// mark's word by coverage × opacity.
///
/// Starting from before, and not from what is there, makes the result independent of how often and
/// in which pieces the mark arrived.
func compositeTile(
    _ mask: SampleTile, word: UInt32, opacity: UInt8, before: Tile?,
    into pixels: UnsafeMutablePointer<UInt32>
) -> PixelRect? {
    let color = SIMD4(repeating: word)
    // What is absent is not read: a tile of nothing would drive others out of the cache.
    let under = unsafe before?.pixels
    mask.forEachChange { row, octet in
        let index = SampleTile.index(row, octet)
        if opacity == 255 && mask.isSolid(row, octet) {
            unsafe store(color, color, pixels, index)
            return
        }
        let weights = unsafe cv_weights(cv_counts_of_octet(mask.words + index), UInt16(opacity))
        let left = unsafe under.map { unsafe four($0, index) } ?? SIMD4(repeating: 0)
        let right = unsafe under.map { unsafe four($0, index &+ 4) } ?? SIMD4(repeating: 0)
        unsafe store(
            cv_mix(color, left, cv_lower(weights)), cv_mix(color, right, cv_upper(weights)),
            pixels, index)
    }
    return mask.changedFrame
}

/// Composites a stroked and filled tile where `changes` says: stroke, at `strength`, over fill as one
/// group, and the group over the ink from before at `opacity`.
func compositeTile(
    _ changes: SampleTile, stroke: SampleTile, _ strokeWord: UInt32, strength: UInt8,
    fill: SampleTile, _ fillWord: UInt32, opacity: UInt8, before: Tile,
    into pixels: UnsafeMutablePointer<UInt32>
) {
    let (strokeColor, fillColor) = (SIMD4(repeating: strokeWord), SIMD4(repeating: fillWord))
    let weight = SIMD8(repeating: UInt16(opacity))
    changes.forEachChange { row, octet in
        let index = SampleTile.index(row, octet)
        let isBare = unsafe cv_is_bare(stroke.words + index)
        if opacity == 255 && (isBare || strength == 255)
            && (isBare ? fill : stroke).isSolid(row, octet)
        {
            let color = isBare ? fillColor : strokeColor
            unsafe store(color, color, pixels, index)
            return
        }
        let above = unsafe cv_weights(
            cv_counts_of_octet(stroke.words + index), UInt16(strength))
        let below = unsafe cv_weights(cv_counts_of_octet(fill.words + index), 255)
        func mix(
            _ above: SIMD8<UInt16>, _ below: SIMD8<UInt16>, over ink: SIMD4<UInt32>
        ) -> SIMD4<UInt32> {
            let group = cv_mix(strokeColor, cv_scale(fillColor, below), above)
            return cv_over(cv_scale(group, weight), ink)
        }
        let (left, right) = unsafe (four(before.pixels, index), four(before.pixels, index &+ 4))
        unsafe store(
            mix(cv_lower(above), cv_lower(below), over: left),
            mix(cv_upper(above), cv_upper(below), over: right), pixels, index)
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

/// Stores eight pixels.
@inline(__always)
private func store(
    _ left: SIMD4<UInt32>, _ right: SIMD4<UInt32>, _ pixels: UnsafeMutablePointer<UInt32>,
    _ index: Int
) {
    unsafe store(left, pixels, index)
    unsafe store(right, pixels, index &+ 4)
}
