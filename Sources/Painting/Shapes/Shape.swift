package import Raster

/// What a mark is, apart from how it looks.
///
/// A case owns a type of its own, and each of those answers the same questions: a new one that
/// forgets an answer does not compile.
package enum Shape: Hashable, Sendable {
    case freehand(Freehand)
    case segment(Segment)
    case rectangle(Box)
    /// Inscribed in its box, which is upright: ``Box/isUpright``.
    case ellipse(Box)
    case triangle(Triangle)
}

extension Shape {
    /// What the shape covers in a style.
    package func path(in style: Style) -> Path {
        switch self {
        case .freehand(let freehand): freehand.path
        case .segment(let segment): segment.path(in: style)
        case .rectangle(let box): box.rectangle(in: style)
        case .ellipse(let box): box.ellipse
        case .triangle(let triangle): triangle.path(in: style)
        }
    }

    /// Opposite corners of a box that holds the middle line of the stroke.
    ///
    /// Found from the points alone, without following a curve that may be as long as it likes.
    var box: (low: Point, high: Point) {
        switch self {
        case .freehand(let freehand): freehand.box
        case .segment, .rectangle, .ellipse, .triangle: Shape.box(of: outermost)
        }
    }

    /// The points that it was given, or that give it: what a file holds, in board pixels.
    ///
    /// Freehand: every sample. Segment: both ends. Upright boxes: opposite corners. Turned ones: the
    /// first corner and those next to it. Triangle: its corners.
    package var points: [Point] {
        switch self {
        case .freehand(let freehand): freehand.points
        case .segment(let segment): [segment.start, segment.end]
        case .rectangle(let box), .ellipse(let box):
            box.isUpright ? [box.origin, box.opposite] : [box.origin, box.right, box.down]
        case .triangle(let triangle): triangle.corners
        }
    }

    /// The places by which it can be reshaped, in board pixels.
    package var handles: [Point] {
        switch self {
        case .freehand: []
        case .segment, .triangle: points
        case .rectangle(let box), .ellipse(let box): box.corners
        }
    }

    /// The shape with one of its ``handles`` elsewhere; itself where there is no such handle.
    package func moving(handle: Int, to place: Point) -> Shape {
        switch self {
        case .freehand: self
        case .segment(let segment): .segment(segment.moving(handle: handle, to: place))
        case .rectangle(let box): .rectangle(box.moving(handle: handle, to: place))
        case .ellipse(let box): .ellipse(box.moving(handle: handle, to: place))
        case .triangle(let triangle): .triangle(triangle.moving(handle: handle, to: place))
        }
    }

    /// The shape where `map` takes it; `nil` where it would be none of these: an ellipse lies
    /// upright.
    package func transformed(by map: AffineMap) -> Shape? {
        switch self {
        case .freehand(let freehand): .freehand(freehand.transformed(by: map))
        case .segment(let segment): .segment(segment.transformed(by: map))
        case .rectangle(let box): .rectangle(box.transformed(by: map))
        case .ellipse(let box): map.keepsUpright ? .ellipse(box.transformed(by: map)) : nil
        case .triangle(let triangle): .triangle(triangle.transformed(by: map))
        }
    }

    /// Whether it has an inside that can be filled.
    package var isClosed: Bool {
        switch self {
        case .rectangle, .ellipse, .triangle: true
        case .freehand, .segment: false
        }
    }

    /// Whether it has corners that can be round or sharp.
    package var hasCorners: Bool {
        switch self {
        case .rectangle, .triangle: true
        case .freehand, .segment, .ellipse: false
        }
    }

    /// Points of which the convex hull holds the middle line.
    private var outermost: [Point] {
        switch self {
        case .freehand, .segment, .triangle: points
        case .rectangle(let box), .ellipse(let box): box.corners
        }
    }

    private static func box(of points: [Point]) -> (low: Point, high: Point) {
        var low = Point(x: .infinity, y: .infinity)
        var high = Point(x: -.infinity, y: -.infinity)
        for point in points.lazy.map(\.clamped) {
            low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
            high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return (low, high)
    }
}
