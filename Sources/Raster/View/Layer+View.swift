extension Layer {
    /// Puts the drawing, ink over `backdrop`, into those pixels of `bitmap` that lie in `rect`, as `view`
    /// shows it.
    ///
    /// From 100 % on, a board pixel is an even square. Below, a pixel is the average of what it shows of
    /// the board, as far as there is any. Other pixels are left alone.
    package func compose(
        _ rect: PixelRect, through view: ViewTransform, over backdrop: Backdrop,
        into bitmap: inout Bitmap
    ) {
        guard
            let visible = rect.intersection(bitmap.bounds)?.intersection(view.window(bounds))
        else { return }
        if view.zoom == 1 {
            let (x, y) = (Int(view.columns.place(0)), Int(view.rows.place(0)))
            compose(visible.moved(x: -x, y: -y), over: backdrop, into: &bitmap, x: x, y: y)
        } else if view.zoom > 1 {
            enlarge(visible, view, over: backdrop, into: &bitmap)
        } else {
            shrink(visible, view, over: backdrop, into: &bitmap)
        }
    }

    private func enlarge(
        _ visible: PixelRect, _ view: ViewTransform, over backdrop: Backdrop,
        into bitmap: inout Bitmap
    ) {
        let columns = EvenRuns(view.columns.edges(in: visible.x, count: width), in: visible.x)
        let rows = EvenRuns(view.rows.edges(in: visible.y, count: height), in: visible.y)
        let stride = bitmap.width
        forEachStrip(of: rows.pixels, in: columns.pixels, over: backdrop) { strip, first, count in
            bitmap.withMutablePixels { pixels in
                for row in 0..<count {
                    let targets = rows.targets(of: first + row)
                    guard let top = targets.first else { continue }
                    columns.spread(strip, row: row, over: &pixels, from: top * stride)
                    for y in targets.dropFirst() {
                        let shift = (y - top) * stride
                        for index in visible.x.moved(by: y * stride) {
                            pixels[index] = pixels[index - shift]
                        }
                    }
                }
            }
        }
    }

    /// Calls `body` with strips of the drawing at its own size, and of each the first row and how many.
    func forEachStrip(
        of rows: Range<Int>, in columns: Range<Int>, over backdrop: Backdrop,
        _ body: (_ strip: Bitmap, _ first: Int, _ count: Int) -> Void
    ) {
        guard let all = PixelRect(x: columns, y: rows) else { return }
        let height = 16
        var strip = Bitmap(width: all.width, height: min(height, all.height))
        for first in stride(from: rows.lowerBound, to: rows.upperBound, by: height) {
            let end = min(first + height, rows.upperBound)
            guard let part = PixelRect(x: columns, y: first..<end) else { continue }
            compose(part, over: backdrop, into: &strip, x: -columns.lowerBound, y: -first)
            body(strip, first, end - first)
        }
    }
}

extension Range<Int> {
    func moved(by offset: Int) -> Range<Int> { lowerBound + offset..<upperBound + offset }
}

/// Along one axis of an enlarged view, the board pixels shown and which window pixels each of them fills.
struct EvenRuns {
    let pixels: Range<Int>
    private let edges: [Int]

    init(_ edges: (first: Int, places: [Double]), in range: Range<Int>) {
        pixels = edges.first..<edges.first + edges.places.count - 1
        self.edges = edges.places.map { min(max(Int($0), range.lowerBound), range.upperBound) }
    }

    /// The window pixels that `pixel`, one of ``pixels``, fills.
    func targets(of pixel: Int) -> Range<Int> {
        let index = pixel - pixels.lowerBound
        return edges[index]..<edges[index + 1]
    }

    /// Fills a row of `target`, which begins at `start`, with a row of a strip of board pixels.
    func spread(
        _ strip: Bitmap, row: Int, over target: inout MutableSpan<Pixel>, from start: Int
    ) {
        let edges = self.edges.span
        strip.withPixels { pixels in
            let line = pixels.extracting(row * strip.width..<row * strip.width + self.pixels.count)
            for index in line.indices {
                for place in start + edges[index]..<start + edges[index + 1] {
                    target[place] = line[index]
                }
            }
        }
    }
}
