import Raster

/// A pencil or eraser mark in the making: it grows with every sample.
struct FreehandStroke: Sendable {
    private let style: Style
    private var curve: Freehand
    private var ink: FreehandInk

    init(_ style: Style, at point: Point, on layer: Layer) {
        self.style = style
        curve = Freehand(at: point)
        ink = FreehandInk(
            at: point, width: style.width, paint: style.paint, on: layer)
    }

    /// Draws the dot that the press alone makes.
    mutating func begin(on layer: inout Layer) -> PixelRect? {
        ink.extend(to: curve.points[0], on: &layer)
    }

    /// Takes one more sample and returns the pixels that may have changed.
    mutating func extend(to point: Point, on layer: inout Layer) -> PixelRect? {
        if !ink.isUnshared { part() }
        curve.append(point)
        return ink.extend(to: point, on: &layer)
    }

    /// Takes the release, which is a sample of its own only where the pointer has moved on.
    mutating func finish(at point: Point, on layer: inout Layer) -> PixelRect? {
        point == curve.points.last ? nil : extend(to: point, on: &layer)
    }

    /// Begins the stroke again, apart from its copies: they share the samples that are covered.
    private mutating func part() {
        var scratch = ink.before
        ink = FreehandInk(
            at: curve.points[0], width: style.width, paint: style.paint, on: scratch)
        for point in curve.points { _ = ink.extend(to: point, on: &scratch) }
    }

    var mark: Mark { Mark(.freehand(curve), style) }

    /// The touched tiles as they were before the stroke.
    var patch: TilePatch { ink.patch }
}
