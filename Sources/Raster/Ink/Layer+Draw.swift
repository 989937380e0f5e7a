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
        lay(path, paint, clip: clip)
        guard
            let reach = path.reach(width: paint.width)?.intersection(bounds.roundedToTiles)
        else { return TilePatch([]) }
        return TilePatch(differing: self, from: before, in: reach)
    }

    /// Draws `path` as ``draw(_:_:clip:)`` does, for whoever needs no way back: tiles that nobody
    /// else refers to are written in place.
    package mutating func lay(_ path: Path, _ paint: PathPaint, clip: PixelRect? = nil) {
        let tiles = bounds.roundedToTiles
        guard let clip = (clip ?? tiles).intersection(tiles)?.roundedToTiles else { return }
        let stroke = paint.stroke.thinned(to: paint.width)
        let fill = path.inside.flatMap { inside in paint.fill.map { (inside, $0) } }
        switch fill {
        case let (inside, color)? where path.lines.isEmpty:
            let wash = Wash(fill: color, opacity: paint.stroke.opacity)
            let parts = inside.near
            guard parts.count > 1 else {
                if let part = parts.first { lay(part, wash, clip: clip) }
                return
            }
            layMasked(path, paint, over: inside, Pixel(color), clip: clip)
        case let (inside, color)?:
            layMasked(path, paint, over: inside, Pixel(color), clip: clip)
        case nil where path.isOfStraightPieces(apart: paint.width):
            lay(path.lines, width: paint.width, Wash(stroke), clip: clip)
        case nil:
            if path.miters.isEmpty, let ring = Ring(path.lines, width: paint.width, clip: clip) {
                return ring.lay(Wash(stroke), on: &self)
            }
            var mask = Mask(width: width, height: height, clip: clip)
            mask.add(strokeOf: path, width: paint.width)
            composite(&mask, stroke)
        }
    }

    /// Draws the inside of a shape that has no outline.
    private mutating func lay(_ inside: Path.Inside, _ wash: Wash, clip: PixelRect) {
        switch inside.shape {
        case .quad(let quad)?: lay(quad, wash, clip: clip)
        case .disc(let disc)?: lay(disc, wash, clip: clip)
        case .ellipse(let ellipse)?: lay(ellipse, wash, clip: clip)
        case nil: break
        }
    }

    /// Draws straight lines that are apart.
    private mutating func lay(
        _ lines: [[Point]], width: Double, _ wash: Wash, clip: PixelRect
    ) {
        let radius = strokeRadius(width: width)
        for line in lines {
            guard let start = line.first?.clamped, let end = line.last?.clamped else { continue }
            if !start.isApart(from: end) {
                guard start.isNear else { continue }
                lay(Disc(center: start, radius: radius), wash, clip: clip)
            } else if let way = Near(from: start, to: end) {
                lay(Capsule(from: way.start, to: way.end, radius: radius), wash, clip: clip)
            }
        }
    }

    private mutating func composite(_ mask: inout Mask, _ paint: Paint) {
        mask.takeChanged { tile in
            let ink = writableTile(tile.place)
            _ = unsafe compositeTile(
                tile, word: paint.word, opacity: paint.opacity, before: ink, into: ink.pixels)
        }
    }

    private mutating func layMasked(
        _ path: Path, _ paint: PathPaint, over inside: Path.Inside, _ color: Pixel,
        clip: PixelRect
    ) {
        var stroke = Mask(width: width, height: height, clip: clip)
        var fill = Mask(width: width, height: height, clip: clip)
        stroke.add(strokeOf: path, width: paint.width)
        fill.add(inside)
        let strength = Paint(.black).thinned(to: paint.width).opacity
        func composite(_ strokeTile: SampleTile, _ fillTile: SampleTile) {
            let isBare = strokeTile === SampleTile.empty
            let ink = writableTile(isBare ? fillTile.place : strokeTile.place)
            unsafe compositeTile(
                isBare ? fillTile : strokeTile, stroke: strokeTile, paint.stroke.word,
                strength: strength, fill: fillTile, color.bits,
                opacity: paint.stroke.opacity, before: ink, into: ink.pixels)
        }
        fill.takeChanged { tile in
            if let over = stroke[tile.place] {
                stroke.noteChange(of: over)
                over.addChanges(of: tile)
            } else {
                composite(.empty, tile)
            }
        }
        stroke.takeChanged { tile in composite(tile, fill[tile.place] ?? .empty) }
    }
}

extension Mask {
    /// Adds the lines of a path stroked with a round nib, and what makes their corners sharp.
    mutating func add(strokeOf path: Path, width: Double) {
        add(path.lines, width: width)
        for miter in path.miters { add(miter.inside) }
    }

    /// Adds polylines stroked with a round nib.
    private mutating func add(_ lines: [[Point]], width: Double) {
        let radius = strokeRadius(width: width)
        for line in lines {
            guard var last = line.first?.clamped else { continue }
            if last.isNear { add(Disc(center: last, radius: radius)) }
            for point in line.dropFirst() {
                let next = point.clamped
                guard next.isApart(from: last) else { continue }
                if let way = Near(from: last, to: next) {
                    add(Sweep(from: way.start, to: way.end, radius: radius))
                }
                last = next
            }
        }
    }

    /// Adds the inside of a shape.
    mutating func add(_ inside: Path.Inside) {
        for part in inside.near {
            switch part.shape {
            case .quad(let quad)?: add(quad)
            case .disc(let disc)?: add(disc)
            case .ellipse(let ellipse)?: add(ellipse)
            case nil: break
            }
        }
    }
}
