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
        self.paint = paint.thinned(to: width)
        radius = strokeRadius(width: width)
        curve = FreehandCurve(at: point.clamped)
        mask = Mask(width: layer.width, height: layer.height, clip: layer.bounds)
        if point.clamped.isNear { mask.add(Disc(center: point.clamped, radius: radius)) }
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
                step.settled?.flatten { add($0, $1) }
            }
            step.provisional.flatten { add($0, $1, as: tip) }
        }
        return composite(into: &layer)
    }

    /// The tiles that the stroke has touched, as they were before it.
    package var patch: TilePatch { TilePatch(of: before, at: mask.touched) }

    @inline(__always)
    private mutating func add(_ start: Point, _ end: Point, as tip: Tip? = nil) {
        guard let way = Near(from: start, to: end) else { return }
        mask.add(Sweep(from: way.start, to: way.end, radius: radius), as: tip)
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
///
/// It is never narrower than one row of samples is high, between two of which a level line would
/// vanish: see ``Paint/thinned(to:)``.
func strokeRadius(width: Double) -> Double {
    width.isNaN ? 0.5 : min(max(width / 2, narrowestWidth / 2), Disc.largestRadius)
}

private let narrowestWidth = 0.125

extension Paint {
    /// The paint for a stroke of `width` pixels: one that is drawn wider than it is gets so much fainter.
    func thinned(to width: Double) -> Paint {
        guard width < narrowestWidth else { return self }
        var paint = self
        let part = max(width, 0) / narrowestWidth
        paint.opacity = UInt8((Double(opacity) * part).rounded())
        return paint
    }
}
