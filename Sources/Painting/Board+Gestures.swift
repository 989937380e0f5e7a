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

    mutating func moveShape(to sample: PointerSample) {
        switch gesture {
        case .dragging(var drag):
            drag.move(to: sample)
            gesture = .dragging(drag)
        case .closing(var drag):
            drag.move(to: sample)
            gesture = .closing(drag)
        case .idle, .stroking, .awaitingCorner:
            break
        }
    }

    /// Whether ``showGesture()`` has something to draw.
    package var isGestureStale: Bool {
        switch gesture {
        case .dragging(let drag), .closing(let drag): drag.isStale
        case .idle, .stroking, .awaitingCorner: false
        }
    }

    /// Brings ``layer`` in line with a shape that has been moved; to be called before a frame.
    ///
    /// Moves alone draw no shape: between two frames only the last one can be seen. What ends a
    /// gesture calls this itself.
    package mutating func showGesture() -> Change {
        switch gesture {
        case .dragging(var drag):
            let damage = drag.draw(on: &layer)
            gesture = .dragging(drag)
            return Change(damage: damage)
        case .closing(var drag):
            let damage = drag.draw(on: &layer)
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
        moveShape(to: sample)
        return Change()
    }

    mutating func finishShape(at sample: PointerSample) -> Change {
        moveShape(to: sample)
        var change = showGesture()
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

    /// Ends the drag under way where it is, as a release there would.
    package mutating func letGo() -> Change {
        var change = showGesture()
        switch gesture {
        case .stroking(let stroke):
            gesture = .idle
            return commit(stroke.mark, stroke.patch, damage: change.damage)
        case .dragging(let edge) where edge.isEdge && edge.hasExtent:
            gesture = .awaitingCorner(edge)
        case .dragging(let drag), .closing(let drag):
            if let mark = drag.mark {
                gesture = .idle
                return commit(mark, drag.patch, damage: change.damage)
            }
            change.damage.formUnion(abandon())
        case .idle, .awaitingCorner:
            break
        }
        return change
    }

    /// Ends the gesture under way: what it shows becomes a mark, but for an edge that is no triangle
    /// yet, which is dropped.
    package mutating func finish() -> Change {
        var change = letGo()
        change.damage.formUnion(abandon())
        return change
    }

    /// Takes the stroke out of the gesture, so that it has one owner and grows in place.
    private mutating func takeStroke() -> FreehandStroke? {
        guard case .stroking(let stroke) = gesture else { return nil }
        gesture = .idle
        return stroke
    }

    /// Drops the gesture under way, and makes the room that waited for its end.
    mutating func abandon() -> PixelRect? {
        let damage = drop()
        fitRoom()
        return damage
    }

    /// Drops the gesture under way; nothing of it stays.
    mutating func drop() -> PixelRect? {
        defer { gesture = .idle }
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
        let edit = Edit.add(numbered(mark))
        edit.apply(to: &drawing)
        history.append(edit, patch)
        fitRoom()
        return Change(damage: damage, edit: edit)
    }
}
