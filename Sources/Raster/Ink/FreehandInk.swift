/// A freehand stroke that is being laid on a layer, one pointer sample at a time.
///
/// Each sample costs what it adds: its new piece of curve is OR-ed into the mask, the provisional
/// tip is replaced, and only the pixels that changed are composited again.
package struct FreehandInk: Sendable {
    /// What the stroke began on.
    package let before: Layer
    private let paint: Paint
    private let radius: Double
    private var curve: FreehandCurve
    private var mask: Mask
    private var tip = Tip()

    /// Begins a stroke of `width` pixels at `point`; nothing is drawn before ``extend(to:on:)``.
    package init(at point: Point, width: Double, paint: Paint, on layer: Layer) {
        before = layer
        self.paint = paint
        radius = strokeRadius(width: width)
        curve = FreehandCurve(at: point.clamped)
        mask = Mask(width: layer.width, height: layer.height, clip: layer.bounds)
        mask.add(Disc(center: point.clamped, radius: radius))
    }

    /// Whether this is the only copy: the samples of all copies are the same, and written in place.
    package var isUnshared: Bool {
        mutating get { isKnownUniquelyReferenced(&tip) }
    }

    /// Draws on to `point` and returns the pixels that may have changed.
    ///
    /// `layer` is the one that the stroke began on, with this stroke and nothing else drawn since.
    ///
    /// - Precondition: ``isUnshared``.
    package mutating func extend(to point: Point, on layer: inout Layer) -> PixelRect? {
        precondition(isUnshared, "a copied stroke has to be begun again")
        if let step = curve.extend(to: point.clamped) {
            if step.settlesAsShown {
                tip.settle()
            } else {
                mask.takeBack(tip)
                step.settled?.flatten { mask.add(sweep($0, $1)) }
            }
            step.provisional.flatten { mask.add(sweep($0, $1), as: tip) }
        }
        return composite(into: &layer)
    }

    /// The tiles that the stroke has touched, as they were before it.
    package var patch: TilePatch { TilePatch(of: before, at: mask.touched) }

    @inline(__always)
    private func sweep(_ start: Point, _ end: Point) -> Sweep {
        Sweep(from: start, to: end, radius: radius)
    }

    private mutating func composite(into layer: inout Layer) -> PixelRect? {
        var damage: PixelRect?
        mask.takeChanged { tile in
            let changed = unsafe compositeTile(
                tile, word: paint.word, opacity: paint.opacity, before: before[tile.place],
                into: layer.writablePixels(tile.place))
            damage.formUnion(changed?.moved(to: tile.place))
        }
        return damage
    }
}

/// The radius of a stroke of `width` pixels, within what the rasterizer takes.
func strokeRadius(width: Double) -> Double {
    width.isNaN ? 0.5 : min(max(width / 2, 0.05), Disc.largestRadius)
}
