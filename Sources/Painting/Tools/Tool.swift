/// What the pointer draws.
package enum Tool: String, CaseIterable, Hashable, Sendable {
    case pencil
    case line
    case dashedLine
    case rectangle
    case ellipse
    case triangle
    case eraser
}

extension Tool {
    /// Whether the mark follows every sample of the pointer.
    package var isFreehand: Bool {
        switch self {
        case .pencil, .eraser: true
        case .line, .dashedLine, .rectangle, .ellipse, .triangle: false
        }
    }

    /// Whether the mark has corners that can be round or sharp.
    package var hasCorners: Bool {
        switch self {
        case .rectangle, .triangle: true
        case .pencil, .line, .dashedLine, .ellipse, .eraser: false
        }
    }

    /// How many points a mark of this tool has; freehand marks have one or more.
    package var pointCount: ClosedRange<Int> {
        switch self {
        case .pencil, .eraser: 1...Int.max
        case .line, .dashedLine, .rectangle, .ellipse: 2...2
        case .triangle: 3...3
        }
    }
}
