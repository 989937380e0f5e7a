import Raster

// What the transitions of `Board.handle` do.
extension Board {
    mutating func begin(at sample: PointerSample) -> Change {
        gesture = Gesture(tool, style, at: sample.point, on: layer)
        guard var stroke = takeStroke() else { return Change() }
        let damage = stroke.begin(on: &layer)
        gesture = .stroking(stroke)
        return Change(damage: damage)
    }

    mutating func extendStroke(to sample: PointerSample) -> Change {
        guard var stroke = takeStroke() else { return Change() }
        let damage = stroke.extend(to: sample.point, on: &layer)
        gesture = .stroking(stroke)
        return Change(damage: damage)
    }

    mutating func finishStroke(at sample: PointerSample) -> Change {
        guard var stroke = takeStroke() else { return Change() }
        let damage = stroke.finish(at: sample.point, on: &layer)
        return commit(stroke.mark, stroke.patch, damage: damage)
    }

    mutating func moveShape(to sample: PointerSample) -> Change {
        switch gesture {
        case .dragging(var drag):
            let damage = drag.draw(to: sample, on: &layer)
            gesture = .dragging(drag)
            return Change(damage: damage)
        case .closing(var drag):
            let damage = drag.draw(to: sample, on: &layer)
            gesture = .closing(drag)
            return Change(damage: damage)
        case .idle, .stroking, .awaitingCorner:
            return Change()
        }
    }

    /// Begins the second drag of a triangle.
    mutating func beginClosing(at sample: PointerSample) -> Change {
        guard case .awaitingCorner(let edge) = gesture else { return Change() }
        gesture = .closing(edge.closing)
        return moveShape(to: sample)
    }

    mutating func finishShape(at sample: PointerSample) -> Change {
        var change = moveShape(to: sample)
        switch gesture {
        case .dragging(let edge) where edge.isEdge && edge.hasExtent:
            gesture = .awaitingCorner(edge)
        case .dragging(let drag), .closing(let drag):
            gesture = .idle
            if let mark = drag.mark { return commit(mark, drag.patch, damage: change.damage) }
            change.damage.formUnion(drag.erase(from: &layer))
            fitRoom()
        case .idle, .stroking, .awaitingCorner:
            break
        }
        return change
    }

    /// Ends the gesture under way where it is: what it shows becomes a mark, but for an edge that
    /// is no triangle yet, which is dropped.
    package mutating func finish() -> Change {
        switch gesture {
        case .stroking(let stroke):
            gesture = .idle
            return commit(stroke.mark, stroke.patch, damage: nil)
        case .dragging(let drag) where !drag.isEdge, .closing(let drag):
            guard let mark = drag.mark else { return Change(damage: abandon()) }
            gesture = .idle
            return commit(mark, drag.patch, damage: nil)
        case .idle, .dragging, .awaitingCorner:
            return Change(damage: abandon())
        }
    }

    /// Takes the stroke out of the gesture, so that it has one owner and grows in place.
    private mutating func takeStroke() -> FreehandStroke? {
        guard case .stroking(let stroke) = gesture else { return nil }
        gesture = .idle
        return stroke
    }

    /// Drops the gesture under way; nothing of it stays.
    mutating func abandon() -> PixelRect? {
        defer {
            gesture = .idle
            fitRoom()
        }
        switch gesture {
        case .idle:
            return nil
        case .stroking(let stroke):
            stroke.patch.restore(&layer)
            return stroke.patch.frame
        case .dragging(let drag), .awaitingCorner(let drag), .closing(let drag):
            return drag.erase(from: &layer)
        }
    }

    /// Makes a drawn mark part of the drawing.
    private mutating func commit(_ mark: Mark, _ patch: TilePatch, damage: PixelRect?) -> Change {
        let edit = Edit.add(Drawing.Item(number: drawing.nextNumber, mark: mark))
        edit.apply(to: &drawing)
        history.append(edit, patch)
        fitRoom()
        return Change(damage: damage, edit: edit)
    }
}
