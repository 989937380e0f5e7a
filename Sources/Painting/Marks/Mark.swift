package import Raster

/// One thing that was drawn: a shape, how it looks, and what people say of it.
package struct Mark: Hashable, Sendable {
    package var shape: Shape
    package var style: Style
    /// What it is called; `nil` for what its shape is called.
    package var name: String?
    /// Whether it leaves no ink for now.
    package var isHidden = false
    /// Whether it is not to be changed for now.
    package var isLocked = false

    package init(_ shape: Shape, _ style: Style) {
        self.shape = shape
        self.style = style
    }

    /// What the mark covers.
    package var path: Path { shape.path(in: style) }

    /// The points that give its shape: see ``Shape/points``.
    package var points: [Point] { shape.points }

    /// How the path is drawn.
    package var paint: PathPaint {
        PathPaint(
            stroke: style.paint, width: style.width, fill: shape.isClosed ? style.fill : nil)
    }

    /// A block of whole pixels that holds all of the mark's ink, on the board or off it.
    package var bounds: PixelRect {
        let (low, high) = shape.box
        let reach = Point(x: style.width / 2, y: style.width / 2)
        let round = PixelRect(spanning: low - reach, high + reach)
        guard style.join == .miter, shape.hasCorners else { return round }
        return path.miters.reduce(round) { $0.union(PixelRect(spanning: $1.tip, $1.tip)) }
    }

    /// The mark through about `limit` of its samples, for small pictures.
    package func thinned(to limit: Int) -> Mark {
        guard case .freehand(let freehand) = shape else { return self }
        var mark = self
        mark.shape = .freehand(freehand.thinned(to: limit))
        return mark
    }

    /// The mark where `map` takes its shape, with a line as wide as before; `nil` where there is no
    /// such shape.
    package func transformed(by map: AffineMap) -> Mark? {
        guard let shape = shape.transformed(by: map) else { return nil }
        var mark = self
        mark.shape = shape
        return mark
    }
}

extension Style {
    /// What a stroke does to the ink.
    package var paint: Paint {
        let level = UInt8(min(max(opacity * 255, 0), 255).rounded())
        return switch effect {
        case .draw: Paint(color, opacity: level)
        case .erase: .clearing(opacity: level)
        }
    }
}
