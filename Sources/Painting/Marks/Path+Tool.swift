import Raster

extension Path {
    /// What a tool draws with these points: the one place that gives tools their shapes.
    init(tool: Tool, points: [Point], width: Double, join: Style.Join = .round) {
        let corners = points.map(\.clamped)
        switch tool {
        case .pencil, .eraser:
            self.init(lines: [Path.smooth(through: corners)])
        case .line:
            self.init(lines: [corners])
        case .dashedLine:
            self.init(lines: Path.dashes(corners, dash: 3 * width, gap: 3 * width))
        case .rectangle:
            let (a, c) = (corners[0], corners[1])
            let (b, d) = (Point(x: c.x, y: a.y), Point(x: a.x, y: c.y))
            self.init(polygon: [a, b, c, d], inside: .quad(a, b, c, d), width: width, join: join)
        case .ellipse:
            let (a, b) = (corners[0], corners[1])
            self.init(lines: [Path.ellipseOutline(a, b)], inside: .ellipse(a, b))
        case .triangle:
            let (a, b, c) = (corners[0], corners[1], corners[2])
            self.init(polygon: [a, b, c], inside: .quad(a, b, c, c), width: width, join: join)
        }
    }

    private init(polygon: [Point], inside: Inside, width: Double, join: Style.Join) {
        self.init(
            lines: [polygon + [polygon[0]]], inside: inside,
            miters: join == .miter ? Path.miters(of: polygon, width: width) : [])
    }
}
