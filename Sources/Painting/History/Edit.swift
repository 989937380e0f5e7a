import Raster

/// A change to a drawing that can be undone.
package enum Edit: Equatable, Sendable {
    case add(Drawing.Item)
    /// `index` is where the item lies among the drawing's items.
    case remove(Drawing.Item, index: Int)
    case setBackground(from: Background, to: Background)
    /// Moves, reshapes, restyles, renames or reorders items.
    case change([Drawing.Alteration])
    /// Takes all marks away.
    case clear([Drawing.Item])
    /// Puts another drawing in this one's place.
    case replace(from: Drawing, to: Drawing)

    /// - Precondition: `drawing` is as it was when the edit was made.
    package func apply(to drawing: inout Drawing) {
        switch self {
        case .add(let item): drawing.items.append(item)
        case .remove(_, let index): drawing.items.remove(at: index)
        case .setBackground(_, let new): drawing.background = new
        case .change(let all): drawing.items.alter(all.map { ($0.from, $0.to, $0.after) })
        case .clear: drawing.items = []
        case .replace(_, let new): drawing = new
        }
    }

    /// - Precondition: `drawing` is as ``apply(to:)`` left it.
    func revert(_ drawing: inout Drawing) {
        switch self {
        case .add: drawing.items.removeLast()
        case .remove(let item, let index): drawing.items.insert(item, at: index)
        case .setBackground(let old, _): drawing.background = old
        case .change(let all): drawing.items.alter(all.map { ($0.to, $0.from, $0.before) })
        case .clear(let items): drawing.items = items
        case .replace(let old, _): drawing = old
        }
    }

    /// The same edit, with the later of its drawings as large as `drawing`, which that one is now: a
    /// window may have made room since.
    func ending(as drawing: Drawing) -> Edit {
        guard case .replace(let old, var new) = self else { return self }
        (new.width, new.height) = (drawing.width, drawing.height)
        return .replace(from: old, to: new)
    }

    /// The same edit, with the earlier of its drawings as large as `drawing`, which that one is now.
    func beginning(as drawing: Drawing) -> Edit {
        guard case .replace(var old, let new) = self else { return self }
        (old.width, old.height) = (drawing.width, drawing.height)
        return .replace(from: old, to: new)
    }

    /// The highest number of the items that it names; 0 for none.
    var highestNumber: Int {
        switch self {
        case .add(let item), .remove(let item, _): item.number
        case .setBackground: 0
        case .change(let all): all.lazy.map(\.after.number).max() ?? 0
        case .clear(let items): items.lazy.map(\.number).max() ?? 0
        case .replace(let old, let new): max(old.highestNumber, new.highestNumber)
        }
    }

    /// The pixels whose ink the edit may change, on the board or off it; `nil` for none.
    var reach: PixelRect? {
        switch self {
        case .add(let item), .remove(let item, _): return item.bounds
        case .setBackground: return nil
        case .change(let all): return bounds(of: all.flatMap { [$0.before, $0.after] })
        case .clear(let items): return bounds(of: items)
        case .replace(let old, let new):
            var all: PixelRect? = old.bounds.union(new.bounds)
            all.formUnion(bounds(of: old.items))
            all.formUnion(bounds(of: new.items))
            return all
        }
    }

    private func bounds(of items: [Drawing.Item]) -> PixelRect? {
        var all: PixelRect?
        for item in items { all.formUnion(item.bounds) }
        return all
    }
}
