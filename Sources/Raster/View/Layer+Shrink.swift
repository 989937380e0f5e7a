internal import CVector

extension Layer {
    /// Composes a view below 100 %: each window pixel is the average of the board's area behind it.
    ///
    /// Takes time in proportion to the board's pixels that are seen and have ink, or any of them where the
    /// background is not of one color.
    func shrink(
        _ visible: PixelRect, _ view: ViewTransform, over backdrop: Backdrop,
        into bitmap: inout Bitmap
    ) {
        let columns = AreaParts(view.columns, visible.x, count: bounds.width)
        let rows = AreaParts(view.rows, visible.y, count: height)
        var sums = [SIMD4<Float>](repeating: .zero, count: columns.pixels.count)
        let width = bitmap.width
        // As many rows as a row of tiles is high, and at least those behind one row of pixels.
        let step = max(Int(Double(tileSide) * view.zoom), 1)
        for top in stride(from: visible.y.lowerBound, to: visible.y.upperBound, by: step) {
            let band = top..<min(top + step, visible.y.upperBound)
            let behind = rows.behind(band)
            for run in runs(visible.x, columns, behind, over: backdrop) {
                let across = columns.behind(run.pixels)
                guard let part = PixelRect(x: across, y: behind) else { continue }
                guard run.color == nil else {
                    if let area = PixelRect(x: run.pixels, y: band), let color = run.color {
                        bitmap.fill(area, with: color)
                    }
                    continue
                }
                var strip = Bitmap(width: part.width, height: part.height)
                compose(
                    part, over: backdrop, into: &strip, x: -across.lowerBound, y: -behind.lowerBound
                )
                for y in band {
                    strip.addRows(rows, y, from: behind.lowerBound, to: &sums)
                    bitmap.withMutablePixels { pixels in
                        columns.blend(
                            sums.span, from: across.lowerBound, run.pixels,
                            scale: 1 / rows.total(y), into: &pixels, at: y * width)
                    }
                }
            }
        }
    }

    /// Window pixels beside each other: `color` where nothing else is behind them.
    private struct Run {
        var pixels: Range<Int>
        let color: Pixel?
    }

    /// Parts a row of window pixels into those that show ink and those that show one color.
    private func runs(
        _ pixels: Range<Int>, _ columns: AreaParts, _ rows: Range<Int>, over backdrop: Backdrop
    ) -> [Run] {
        let plain: Pixel
        switch backdrop.base {
        case .color(let color) where backdrop.picture == nil: plain = Pixel(color)
        case .clear where backdrop.picture == nil: plain = .clear
        case .color, .clear, .checkerboard: return [Run(pixels: pixels, color: nil)]
        }
        let tileRows = rows.lowerBound / tileSide...(rows.upperBound - 1) / tileSide
        var runs: [Run] = []
        var (known, isInked) = (-1, false)
        for pixel in pixels {
            let behind = columns.behind(pixel..<pixel + 1)
            let tiles = behind.lowerBound / tileSide...(behind.upperBound - 1) / tileSide
            if tiles.count > 1 || tiles.lowerBound != known {
                isInked = tiles.contains { column in
                    tileRows.contains { self[TileIndex(row: $0, column: column)] != nil }
                }
                known = tiles.count > 1 ? -1 : tiles.lowerBound
            }
            let color = isInked ? nil : plain
            if let last = runs.last, last.color == color {
                runs[runs.count - 1].pixels = last.pixels.lowerBound..<pixel + 1
            } else {
                runs.append(Run(pixels: pixel..<pixel + 1, color: color))
            }
        }
        return runs
    }
}

extension Bitmap {
    /// Sums up the rows behind the window's row `y`, for each column of this strip of the board, which
    /// begins at its row `top`.
    fileprivate func addRows(
        _ rows: AreaParts, _ y: Int, from top: Int, to sums: inout [SIMD4<Float>]
    ) {
        var sums = sums.mutableSpan
        for index in 0..<width { sums[index] = .zero }
        withPixels { pixels in
            let (behind, weights) = rows.parts(of: y)
            for (row, weight) in zip(behind, weights) {
                let line = pixels.extracting((row - top) * width..<(row - top + 1) * width)
                for index in line.indices {
                    sums[index] += cv_channels(line[index].bits) * weight
                }
            }
        }
    }
}
