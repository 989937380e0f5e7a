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
        composite(&stroke, paint.stroke, over: &fill, Pixel(fillColor), before: before)
        let filledOnly = fill.touched.filter { stroke[$0] == nil }
        return TilePatch(of: before, at: stroke.touched + filledOnly)
    }

    private mutating func composite(_ mask: inout Mask, _ paint: Paint, before: Layer) {
        mask.takeChanged { index, tile in
            _ = unsafe compositeTile(
                tile, nil, word: paint.word, opacity: paint.opacity,
                before: before[index], into: writablePixels(index)
            )
        }
    }

    private mutating func composite(
        _ stroke: inout Mask, _ paint: Paint, over fill: inout Mask, _ color: Pixel, before: Layer
    ) {
        func composite(_ index: TileIndex, _ strokeTile: SampleTile, _ fillTile: SampleTile) {
            _ = unsafe compositeTile(
                strokeTile === SampleTile.empty ? fillTile : strokeTile,
                stroke: strokeTile, paint.word, fill: fillTile, color.bits,
                opacity: paint.opacity,
                before: before[index] ?? .transparent, into: writablePixels(index)
            )
        }
        fill.takeChanged { index, tile in
            if let over = stroke[index] {
                stroke.noteChange(of: over, at: index)
                over.addChanges(of: tile)
            } else {
                composite(index, .empty, tile)
            }
        }
        stroke.takeChanged { index, tile in
            composite(index, tile, fill[index] ?? .empty)
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
                guard next != last else { continue }
                add(Sweep(from: last, radius: radius, to: next, radius: radius))
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
            let center = (a + b) * 0.5
            let (wide, tall) = (abs(b.x - a.x) / 2, abs(b.y - a.y) / 2)
            if max(wide, tall) <= Disc.largestRadius {
                add(Disc(center: center, horizontal: wide, vertical: tall))
            } else {
                add(Ellipse(center: center, horizontalRadius: wide, verticalRadius: tall))
            }
        }
    }
}
