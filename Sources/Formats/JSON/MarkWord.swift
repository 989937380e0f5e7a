import Painting
import Raster

/// What a mark is called in files, whatever the tools are called: the words stay when tools change.
enum MarkWord: String, CaseIterable {
    case pencil, line, dashedLine, rectangle, ellipse, triangle, eraser
    /// A rectangle that is turned or slanted; its points are a corner and the two next to it.
    case turnedRectangle

    /// What an element without a word means.
    init?(pointCount: Int) {
        switch pointCount {
        case 2: self = .line
        case 3: self = .triangle
        default: return nil
        }
    }

    /// What a mark is called.
    init(_ mark: Mark) {
        switch mark.shape {
        case .freehand: self = mark.style.effect == .erase ? .eraser : .pencil
        case .segment: self = mark.style.dash == .dashed ? .dashedLine : .line
        case .rectangle(let box): self = box.isUpright ? .rectangle : .turnedRectangle
        case .ellipse: self = .ellipse
        case .triangle: self = .triangle
        }
    }

    /// The shape with these points; `nil` unless there are as many as it takes.
    func shape(_ points: [Point]) -> Shape? {
        switch (self, points.count) {
        case (.pencil, _), (.eraser, _): Freehand(points).map { .freehand($0) }
        case (.line, 2), (.dashedLine, 2): .segment(Segment(points[0], points[1]))
        case (.rectangle, 2): .rectangle(Box(points[0], points[1]))
        case (.ellipse, 2): .ellipse(Box(points[0], points[1]))
        case (.triangle, 3): .triangle(Triangle(points[0], points[1], points[2]))
        case (.turnedRectangle, 3):
            .rectangle(Box(origin: points[0], right: points[1], down: points[2]))
        case (.line, _), (.dashedLine, _), (.rectangle, _), (.ellipse, _), (.triangle, _),
            (.turnedRectangle, _):
            nil
        }
    }

    /// What it says of the style.
    var effect: Style.Effect { self == .eraser ? .erase : .draw }
    var dash: Style.Dash { self == .dashedLine ? .dashed : .solid }
}
