internal import CVector

extension Layer {
    /// Puts the part of the drawing that `rect` covers, ink over `backdrop`, into `bitmap`, so that the
    /// board's pixel (0, 0) would land on (`x`, `y`).
    ///
    /// What lies outside the board or the bitmap is left alone.
    package func compose(
        _ rect: PixelRect, over backdrop: Backdrop, into bitmap: inout Bitmap, x: Int, y: Int
    ) {
        guard
            let onBoard = rect.intersection(bounds),
            let visible = onBoard.moved(x: x, y: y).intersection(bitmap.bounds)?.moved(x: -x, y: -y)
        else { return }
        let width = bitmap.width
        bitmap.withMutablePixels { span in
            unsafe span.withUnsafeMutableBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                unsafe start.withMemoryRebound(to: UInt32.self, capacity: buffer.count) { pixels in
                    for (part, tile) in parts(of: visible) {
                        unsafe compose(part, tile, over: backdrop, pixels, width, x, y)
                    }
                }
            }
        }
    }

    /// A block of pixels cut into tiles, of which those without ink are joined to long strips.
    private func parts(of visible: PixelRect) -> [(PixelRect, Tile?)] {
        var parts: [(PixelRect, Tile?)] = []
        for index in visible.tiles {
            guard let part = index.frame.intersection(visible) else { continue }
            let tile = self[index]
            if tile == nil, let (last, nothing) = parts.last, nothing == nil, last.y == part.y {
                parts[parts.count - 1].0 = last.union(part)
            } else {
                parts.append((part, tile))
            }
        }
        return parts
    }

    /// Composes a part of the board that `tile` holds the ink of into pixels of which a row is
    /// `width` wide, moved by `x` and `y`.
    private func compose(
        _ part: PixelRect, _ tile: Tile?, over backdrop: Backdrop,
        _ pixels: UnsafeMutablePointer<UInt32>, _ width: Int, _ x: Int, _ y: Int
    ) {
        let (left, count) = (part.x.lowerBound, part.width)
        for row in part.y {
            let run = unsafe pixels + ((row + y) * width + x + left)
            let offset = row % tileSide * tileSide + left % tileSide
            let ink = unsafe tile.map { unsafe UnsafePointer($0.pixels + offset) }
            unsafe backdrop.fill(run, row: row, column: left, count: count, under: ink)
        }
    }
}

extension Backdrop {
    /// Fills a run of pixels that begins at (`column`, `row`) with this backdrop and `ink` over it.
    fileprivate func fill(
        _ run: UnsafeMutablePointer<UInt32>, row: Int, column: Int, count: Int,
        under ink: UnsafePointer<UInt32>?
    ) {
        if picture == nil, case .color(let color) = base {
            let word = Pixel(color).bits
            guard let ink = unsafe ink else {
                return unsafe run.update(repeating: word, count: count)
            }
            return unsafe layOver(word, ink, into: run, count: count)
        }
        unsafe fillBase(run, row: row, column: column, count: count)
        if let picture { unsafe picture.layOver(run, row: row, column: column, count: count) }
        if let ink = unsafe ink { unsafe layOver(ink, onto: run, count: count) }
    }

    private func fillBase(
        _ run: UnsafeMutablePointer<UInt32>, row: Int, column: Int, count: Int
    ) {
        switch base {
        case .color(let color):
            unsafe run.update(repeating: Pixel(color).bits, count: count)
        case .clear:
            unsafe run.update(repeating: 0, count: count)
        case .checkerboard:
            for offset in 0..<count {
                let isDark = ((column + offset) / 8 + row / 8) % 2 == 1
                unsafe run[offset] = isDark ? 0xFFE4_E6EA : 0xFFFF_FFFF
            }
        }
    }
}

extension Backdrop.Picture {
    /// Lays the picture's part of a run that begins at (`column`, `row`) over what is there.
    fileprivate func layOver(
        _ run: UnsafeMutablePointer<UInt32>, row: Int, column: Int, count: Int
    ) {
        let (width, height) = (bitmap.width, bitmap.height)
        let line = repeats ? (row - y).wrapped(to: height) : row - y
        guard line >= 0, line < height else { return }
        bitmap.withPixels { span in
            unsafe span.withUnsafeBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                unsafe start.withMemoryRebound(to: UInt32.self, capacity: buffer.count) { pixels in
                    var offset = repeats ? 0 : max(x - column, 0)
                    let end = repeats ? count : min(count, x + width - column)
                    while offset < end {
                        let from =
                            repeats ? (column + offset - x).wrapped(to: width) : column + offset - x
                        let length = min(end - offset, width - from)
                        unsafe Raster.layOver(
                            pixels + (line * width + from), onto: run + offset, count: length)
                        offset += length
                    }
                }
            }
        }
    }
}

extension Int {
    /// The remainder that is never negative.
    fileprivate func wrapped(to count: Int) -> Int {
        let rest = self % count
        return rest < 0 ? rest + count : rest
    }
}

/// The inner loop of showing a drawing: ink over one color.
private func layOver(
    _ word: UInt32, _ ink: UnsafePointer<UInt32>, into run: UnsafeMutablePointer<UInt32>, count: Int
) {
    let below = SIMD4(repeating: word)
    var index = 0
    while index &+ 4 <= count {
        let above = unsafe UnsafeRawPointer(ink + index).loadUnaligned(as: SIMD4<UInt32>.self)
        unsafe UnsafeMutableRawPointer(run + index)
            .storeBytes(
                of: cv_is_blank(above) ? below : cv_over(above, below), as: SIMD4<UInt32>.self)
        index &+= 4
    }
    while index < count {
        unsafe run[index] = Pixel(bits: ink[index]).over(Pixel(bits: word)).bits
        index &+= 1
    }
}

/// The same over pixels that are there already.
private func layOver(
    _ ink: UnsafePointer<UInt32>, onto run: UnsafeMutablePointer<UInt32>, count: Int
) {
    var index = 0
    while index &+ 4 <= count {
        let above = unsafe UnsafeRawPointer(ink + index).loadUnaligned(as: SIMD4<UInt32>.self)
        let below = unsafe UnsafeRawPointer(run + index).loadUnaligned(as: SIMD4<UInt32>.self)
        unsafe UnsafeMutableRawPointer(run + index)
            .storeBytes(of: cv_over(above, below), as: SIMD4<UInt32>.self)
        index &+= 4
    }
    while index < count {
        unsafe run[index] = Pixel(bits: ink[index]).over(Pixel(bits: run[index])).bits
        index &+= 1
    }
}
