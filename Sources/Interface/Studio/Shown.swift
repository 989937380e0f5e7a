import Raster

/// What the outside was shown and told last, and what waits to be handed out.
struct Shown: Sendable {
    /// All that can be seen, what lies on top last.
    var controls: [Control] = []
    /// Goes up whenever the description of the controls may have changed.
    var version = 0
    var damage = Damage()
    var effects: [Effect] = []
    var reported = Reported()

    /// What the outside was last told.
    struct Reported: Sendable {
        var title = ""
        var cursor: Effect.Cursor?
        var preferences = Preferences()
    }

    /// Takes another list of controls, and notes what looks different.
    mutating func show(_ new: [Control], _ metrics: Metrics) {
        guard new != controls else { return }
        noteDifferences(from: controls, to: new, metrics)
        controls = new
        version += 1
    }

    /// Adds the frames of all controls that are only in one of the lists.
    private mutating func noteDifferences(
        from old: [Control], to new: [Control], _ metrics: Metrics
    ) {
        var (start, oldEnd, newEnd) = (0, old.count, new.count)
        while start < min(oldEnd, newEnd), old[start] == new[start] { start += 1 }
        while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        for control in old[start..<oldEnd] where !new[start..<newEnd].contains(control) {
            damage.add(control.extent(metrics))
        }
        for control in new[start..<newEnd] where !old[start..<oldEnd].contains(control) {
            damage.add(control.extent(metrics))
        }
    }
}

extension Control {
    /// All pixels that it may touch.
    func extent(_ metrics: Metrics) -> PixelRect {
        frame.grown(by: metrics.pixels(look.overhang))
    }
}
