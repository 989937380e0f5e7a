package import Raster

/// One thing that was drawn: a tool, the points it was given, and how it looks.
package struct Mark: Hashable, Sendable {
    package var tool: Tool
    /// The points it was given, in board pixels.
    ///
    /// Freehand: every pointer sample as it came. Line, rectangle, ellipse: two ends or opposite
    /// corners. Triangle: three corners.
    package var points: [Point]
    package var style: Style

    /// - Precondition: `points` holds as many as ``Tool/pointCount`` of `tool` allows.
    package init(tool: Tool, points: [Point], style: Style) {
        precondition(tool.pointCount.contains(points.count), "\(tool) of \(points.count) points")
        self.tool = tool
        self.points = points
        self.style = style
    }

    /// What the mark covers.
    package var path: Path {
        Path(tool: tool, points: points, width: style.width, join: style.join)
    }

    /// How the path is drawn.
    package var paint: PathPaint {
        PathPaint(
            stroke: style.paint(for: tool), width: style.width,
            fill: tool.isClosed ? style.fill : nil
        )
    }

    /// A block of whole pixels that holds all of the mark's ink, on the board or off it.
    package var bounds: PixelRect {
        let (low, high) = box
        let reach = Point(x: style.width / 2, y: style.width / 2)
        let round = PixelRect(spanning: low - reach, high + reach)
        guard style.join == .miter, tool.hasCorners else { return round }
        return path.miters.reduce(round) { $0.union(PixelRect(spanning: $1.tip, $1.tip)) }
    }

    /// Opposite corners of a box that holds the middle line of the stroke.
    ///
    /// Found from the points alone: to follow the curve of an imported mark, which may be as long as
    /// it likes, would take its time before anything is known of it.
    private var box: (low: Point, high: Point) {
        if tool.isFreehand, let box = Path.box(ofSmooth: points) { return box }
        var low = points[0].clamped
        var high = low
        for point in points.lazy.map(\.clamped) {
            low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
            high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return (low, high)
    }
}

extension Style {
    /// What a stroke of `tool` does to the ink.
    func paint(for tool: Tool) -> Paint {
        let level = UInt8(min(max(opacity * 255, 0), 255).rounded())
        return tool == .eraser ? .clearing(opacity: level) : Paint(color, opacity: level)
    }
}
