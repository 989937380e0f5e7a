package import Raster

/// A straight line.
package struct Segment: Hashable, Sendable {
    package var start: Point
    package var end: Point

    package init(_ start: Point, _ end: Point) {
        self.start = start
        self.end = end
    }

    func path(in style: Style) -> Path {
        let ends = [start.clamped, end.clamped]
        return switch style.dash {
        case .solid: Path(lines: [ends])
        case .dashed:
            Path(lines: Path.dashes(ends, dash: 3 * style.width, gap: 3 * style.width))
        }
    }

    func moving(handle: Int, to place: Point) -> Segment {
        switch handle {
        case 0: Segment(place, end)
        case 1: Segment(start, place)
        default: self
        }
    }

    func transformed(by map: AffineMap) -> Segment { Segment(map(start), map(end)) }
}
