/// The outline and the inside of a shape, ready to be covered.
package struct Path: Sendable {
    /// What the fill covers.
    package enum Inside: Hashable, Sendable {
        /// A convex polygon; a triangle repeats its last corner.
        case quad(Point, Point, Point, Point)
        /// The ellipse inscribed in the box with these opposite corners.
        case ellipse(Point, Point)
    }

    /// Polylines, each stroked with round caps and, but for ``miters``, round joins; a single point makes a dot.
    package var lines: [[Point]]
    package var inside: Inside?
    /// What makes corners of the lines sharp; part of the stroke.
    package var miters: [Miter]

    package init(lines: [[Point]], inside: Inside? = nil, miters: [Miter] = []) {
        self.lines = lines
        self.inside = inside
        self.miters = miters
    }
}
