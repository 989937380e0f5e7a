package import Painting
package import Raster

extension Mark {
    /// What a tool draws with these points, of which there are as many as it takes.
    package static func made(by tool: Tool, points: [Point], style: Style) -> Mark {
        guard let mark = Mark(tool: tool, points: points, style: style) else {
            preconditionFailure("\(tool) of \(points.count) points")
        }
        return mark
    }
}
