import Raster

/// A pencil or eraser mark in the making: it grows with every sample.
struct FreehandStroke: Sendable {
    private let tool: Tool
    private let style: Style
    private var points: [Point]
    private var ink: FreehandInk

    init(_ tool: Tool, _ style: Style, at point: Point, on layer: Layer) {
        self.tool = tool
        self.style = style
        points = [point]
        ink = FreehandInk(
            at: point, width: style.width, paint: style.paint(for: tool), on: layer)
    }

    /// Draws the dot that the press alone makes.
    mutating func begin(on layer: inout Layer) -> PixelRect? {
        ink.extend(to: points[0], on: &layer)
    }

    /// Takes one more sample and returns the pixels that may have changed.
    mutating func extend(to point: Point, on layer: inout Layer) -> PixelRect? {
        if !ink.isUnshared { part() }
        points.append(point)
        return ink.extend(to: point, on: &layer)
    }

    /// Takes the release, which is a sample of its own only where the pointer has moved on.
    mutating func finish(at point: Point, on layer: inout Layer) -> PixelRect? {
        point == points.last ? nil : extend(to: point, on: &layer)
    }

    /// Begins the stroke again, apart from its copies: they share the samples that are covered.
    private mutating func part() {
        var scratch = ink.before
        ink = FreehandInk(
            at: points[0], width: style.width, paint: style.paint(for: tool), on: scratch)
        for point in points { _ = ink.extend(to: point, on: &scratch) }
    }

    var mark: Mark { Mark(tool: tool, points: points, style: style) }

    /// The touched tiles as they were before the stroke.
    var patch: TilePatch { ink.patch }
}
