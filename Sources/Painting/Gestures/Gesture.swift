import Raster

/// The pointer gesture in progress; each case holds exactly what it needs.
enum Gesture: Sendable {
    case idle
    /// Pencil or eraser: the mark grows, what it drew stays.
    case stroking(FreehandStroke)
    /// A two-point shape, or the first edge of a triangle: drawn anew once a frame.
    case dragging(ShapeDrag)
    /// A triangle's first edge stands, and no button is down.
    case awaitingCorner(ShapeDrag)
    /// The second drag of a triangle.
    case closing(ShapeDrag)

    init(_ tool: Tool, _ style: Style, at point: Point, on layer: Layer) {
        switch tool {
        case .pencil, .eraser:
            self = .stroking(FreehandStroke(style, at: point, on: layer))
        case .line, .dashedLine, .rectangle, .ellipse, .triangle:
            self = .dragging(ShapeDrag(tool, style, from: point))
        }
    }
}

extension Gesture {
    /// Which case it is, without what the case holds: to look at it is not to share it.
    enum Phase: Sendable {
        case idle, stroking, dragging, awaitingCorner, closing
    }

    var phase: Phase {
        switch self {
        case .idle: .idle
        case .stroking: .stroking
        case .dragging: .dragging
        case .awaitingCorner: .awaitingCorner
        case .closing: .closing
        }
    }
}
