package import Raster

// What tools make.
extension Tool {
    /// The shape that the tool makes of these points; `nil` unless there are as many as it takes.
    package func shape(_ points: [Point]) -> Shape? {
        switch self {
        case .pencil, .eraser:
            return Freehand(points).map { .freehand($0) }
        case .line, .dashedLine:
            guard points.count == 2 else { return nil }
            return .segment(Segment(points[0], points[1]))
        case .rectangle:
            guard points.count == 2 else { return nil }
            return .rectangle(Box(points[0], points[1]))
        case .ellipse:
            guard points.count == 2 else { return nil }
            return .ellipse(Box(points[0], points[1]))
        case .triangle:
            guard points.count == 3 else { return nil }
            return .triangle(Triangle(points[0], points[1], points[2]))
        }
    }

    /// The style with what the tool makes of it.
    package func style(_ style: Style) -> Style {
        var style = style
        style.effect = self == .eraser ? .erase : .draw
        style.dash = self == .dashedLine ? .dashed : .solid
        if !hasCorners { style.join = .round }
        return style
    }
}

extension Mark {
    /// What `tool` draws with these points; `nil` unless there are as many as it takes.
    package init?(tool: Tool, points: [Point], style: Style) {
        guard let shape = tool.shape(points) else { return nil }
        self.init(shape, tool.style(style))
    }

    /// The tool that makes such marks.
    package var tool: Tool {
        switch (shape, style.effect) {
        case (.freehand, .draw): .pencil
        case (.freehand, .erase): .eraser
        case (.segment, _): style.dash == .dashed ? .dashedLine : .line
        case (.rectangle, _): .rectangle
        case (.ellipse, _): .ellipse
        case (.triangle, _): .triangle
        }
    }
}
