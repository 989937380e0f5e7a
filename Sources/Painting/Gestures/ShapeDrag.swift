import Raster

/// A shape between fixed points and the pointer, drawn anew when it is to be seen: of all moves
/// before a frame only the last one counts.
struct ShapeDrag: Sendable {
    private let tool: Tool
    private let style: Style
    /// The points that stay: the press, and for a triangle's second drag the whole first edge.
    private let anchors: [Point]
    private var end: Point
    /// Whether the preview shows the shape as it was before the last move.
    private(set) var isStale = false
    /// What the preview covers, as it was before.
    private(set) var patch = TilePatch([])

    init(_ tool: Tool, _ style: Style, from start: Point) {
        self.tool = tool
        self.style = style
        anchors = [start]
        end = start
    }

    private init(closing edge: ShapeDrag) {
        tool = edge.tool
        style = edge.style
        anchors = edge.anchors + [edge.end]
        end = edge.end
        patch = edge.patch
        isStale = true
    }

    /// The second drag of a triangle whose first edge this is.
    var closing: ShapeDrag { ShapeDrag(closing: self) }

    /// Whether the first drag of a triangle ends here: the edge waits for its third corner.
    var isEdge: Bool { tool == .triangle && anchors.count == 1 }

    /// Whether the last point lies elsewhere than the ones before it.
    var hasExtent: Bool { !anchors.contains(end) }

    /// Puts the last point where the pointer is.
    mutating func move(to sample: PointerSample) {
        end = sample.isConstrained ? constrained(sample.point) : sample.point
        isStale = true
    }

    /// Draws the shape as it is now in place of a stale preview.
    mutating func draw(on layer: inout Layer) -> PixelRect? {
        guard isStale else { return nil }
        isStale = false
        var damage = erase(from: &layer)
        patch = TilePatch([])
        guard let mark = preview else { return damage }
        patch = layer.draw(mark.path, mark.paint)
        damage.formUnion(patch.frame.flatMap { $0.intersection(mark.bounds) })
        return damage
    }

    /// Takes the preview away.
    func erase(from layer: inout Layer) -> PixelRect? {
        patch.restore(&layer)
        return patch.frame
    }

    /// The finished mark; `nil` while it has no extent.
    var mark: Mark? {
        guard hasExtent, let shape = tool.shape(anchors + [end]) else { return nil }
        return Mark(shape, style)
    }

    private var preview: Mark? {
        guard isEdge else { return mark }
        guard hasExtent else { return nil }
        return Mark(.segment(Segment(anchors[0], end)), style)
    }

    private func constrained(_ point: Point) -> Point {
        let start = anchors[anchors.count - 1]
        switch tool {
        case .rectangle, .ellipse: return point.squared(with: start)
        case .line, .dashedLine, .triangle: return point.snapped(around: start)
        case .pencil, .eraser: return point
        }
    }
}
