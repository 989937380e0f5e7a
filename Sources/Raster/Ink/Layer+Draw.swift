/// How a path is drawn: its outline, its inside, or both as one group.
package struct PathPaint: Hashable, Sendable {
    package var stroke: Paint
    /// Diameter of the nib in pixels.
    package var width: Double
    /// The color of the inside; `nil` leaves it as it is.
    package var fill: Color?

    package init(stroke: Paint, width: Double, fill: Color? = nil) {
        self.stroke = stroke
        self.width = width
        self.fill = fill
    }
}

extension Layer {
    /// Draws `path` at once and returns what the touched tiles were before.
    ///
    /// Only tiles that meet `clip` are drawn to, and they wholly: within them the result is the same
    /// as without a clip.
    package mutating func draw(
        _ path: Path, _ paint: PathPaint, clip: PixelRect? = nil
    ) -> TilePatch {
        let before = self
        let tiles = bounds.roundedToTiles
        guard let clip = (clip ?? tiles).intersection(tiles) else { return TilePatch([]) }
        var stroke = Mask(width: width, height: height, clip: clip)
        stroke.add(path.lines, width: paint.width)
        guard let inside = path.inside, let fillColor = paint.fill else {
            composite(&stroke, paint.stroke, before: before)
            return TilePatch(of: before, at: stroke.touched)
        }
        var fill = Mask(width: width, height: height, clip: clip)
        fill.add(inside)
        for index in fill.takeChanged() {
            guard let tile = fill[index] else { continue }
            stroke.changing(index).addChanges(of: tile)
        }
        for index in stroke.takeChanged() {
            guard let strokeTile = stroke[index] else { continue }
            _ = unsafe compositeTile(
                stroke: strokeTile, paint.stroke.word,
                fill: fill[index] ?? .empty, Pixel(fillColor).bits,
                opacity: paint.stroke.opacity,
                before: before[index] ?? .transparent, into: writablePixels(index)
            )
        }
        return TilePatch(of: before, at: stroke.touched)
    }

    private mutating func composite(_ mask: inout Mask, _ paint: Paint, before: Layer) {
        for index in mask.takeChanged() {
            guard let tile = mask[index] else { continue }
            _ = unsafe compositeTile(
                tile, .empty, word: paint.word, opacity: paint.opacity,
                before: before[index] ?? .transparent, into: writablePixels(index)
            )
        }
    }
}

extension Mask {
    /// Adds polylines stroked with a round nib.
    mutating func add(_ lines: [[Point]], width: Double) {
        let radius = strokeRadius(width: width)
        for line in lines {
            guard var last = line.first?.clamped else { continue }
            add(Disc(center: last, radius: radius))
            for point in line.dropFirst() {
                let next = point.clamped
                guard let sweep = Sweep(from: last, radius: radius, to: next, radius: radius) else {
                    continue
                }
                add(sweep)
                last = next
            }
        }
    }

    /// Adds the inside of a shape.
    mutating func add(_ inside: Path.Inside) {
        switch inside {
        case .quad(let a, let b, let c, let d):
            add(Quad(a.clamped, b.clamped, c.clamped, d.clamped))
        case .ellipse(let a, let b):
            let (a, b) = (a.clamped, b.clamped)
            guard a.x != b.x, a.y != b.y else { return }
            add(
                Ellipse(
                    center: (a + b) * 0.5,
                    horizontalRadius: abs(b.x - a.x) / 2, verticalRadius: abs(b.y - a.y) / 2
                ))
        }
    }
}
