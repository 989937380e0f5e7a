package import Raster

/// Three corners.
package struct Triangle: Hashable, Sendable {
    package var first: Point
    package var second: Point
    package var third: Point

    package init(_ first: Point, _ second: Point, _ third: Point) {
        self.first = first
        self.second = second
        self.third = third
    }

    package var corners: [Point] { [first, second, third] }

    func path(in style: Style) -> Path {
        let (a, b, c) = (first.clamped, second.clamped, third.clamped)
        return Path(polygon: [a, b, c], inside: .quad(a, b, c, c), in: style)
    }

    func moving(handle: Int, to place: Point) -> Triangle {
        switch handle {
        case 0: Triangle(place, second, third)
        case 1: Triangle(first, place, third)
        case 2: Triangle(first, second, place)
        default: self
        }
    }

    func transformed(by map: AffineMap) -> Triangle {
        Triangle(map(first), map(second), map(third))
    }
}
