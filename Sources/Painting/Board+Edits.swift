import Raster

extension Board {
    /// Drops the gesture under way, or else steps back one edit.
    package mutating func undo() -> Change {
        if isDrawing { return Change(damage: abandon()) }
        guard let (edit, patch) = history.stepBack(from: drawing) else { return Change() }
        edit.revert(&drawing)
        return step(over: edit, patch, at: history.index)
    }

    /// Drops the gesture under way, and steps forward one edit.
    package mutating func redo() -> Change {
        guard history.canRedo else { return Change(damage: abandon()) }
        let damage = drop()
        guard let (edit, patch) = history.stepForward(from: drawing) else { return Change() }
        edit.apply(to: &drawing)
        var change = step(over: edit, patch, at: history.index - 1)
        change.damage.formUnion(damage)
        return change
    }

    /// Adds a mark that no pointer drew.
    package mutating func add(_ mark: Mark) -> Change {
        perform(.add(numbered(mark)))
    }

    /// Removes the item with this number, if there is one.
    package mutating func remove(number: Int) -> Change {
        guard let index = drawing.items.firstIndex(where: { $0.number == number }) else {
            return Change()
        }
        return perform(.remove(drawing.items[index], index: index))
    }

    /// Changes what lies under the ink.
    package mutating func setBackground(_ background: Background) -> Change {
        guard background != drawing.background else { return Change() }
        return perform(.setBackground(from: drawing.background, to: background))
    }

    /// Takes all marks away.
    package mutating func clear() -> Change {
        guard !drawing.items.isEmpty else { return Change(damage: abandon()) }
        return perform(.clear(drawing.items))
    }

    /// Puts another drawing in place of this one, at its own size.
    package mutating func replace(with other: Drawing) -> Change {
        takeNumbers(of: other)
        return perform(.replace(from: drawing, to: other))
    }

    /// Makes the board at least this large; it never shrinks, and a gesture under way ends first.
    ///
    /// Sizes beyond ``Drawing/sides`` and ``Drawing/largestArea`` are cut. Not an edit: the room
    /// that a window offers is nothing to undo.
    package mutating func grow(width: Int, height: Int) -> Change {
        room = (max(room.width, width), max(room.height, height))
        guard !isDrawing else { return Change() }
        return Change(damage: fitRoom() ? drawing.bounds : nil)
    }

    /// Makes a board that has grown this small again, unless some mark needs more of what it has.
    ///
    /// Not an edit, as growing is none. Nothing happens while a gesture is under way.
    package mutating func giveBack(toWidth width: Int, height: Int) -> Change {
        guard !isDrawing, width <= drawing.width, height <= drawing.height,
            Drawing.sides.contains(width), Drawing.sides.contains(height),
            let smaller = PixelRect(x: 0, y: 0, width: width, height: height)
        else { return Change() }
        let before = drawing.bounds
        let needed = drawing.items.compactMap { $0.bounds.intersection(before) }
        guard smaller != before, needed.allSatisfy(smaller.contains) else { return Change() }
        room = (width, height)
        (drawing.width, drawing.height) = (width, height)
        layer = Layer(of: drawing)
        history.forgetPatches(reachingOutside: smaller)
        return Change(damage: before)
    }

    /// Applies an edit, draws what it changes, and keeps it.
    mutating func perform(_ edit: Edit) -> Change {
        let damage = drop()
        edit.apply(to: &drawing)
        let patch = redraw(edit)
        history.append(edit, patch)
        var change = settle(edit)
        change.damage.formUnion(damage)
        change.edit = edit
        return change
    }

    /// Brings the ink in line with a drawing that has just stepped over `edit`, and keeps the patch
    /// that leads back.
    private mutating func step(over edit: Edit, _ patch: TilePatch?, at position: Int) -> Change {
        if var patch, layer.width == drawing.width, layer.height == drawing.height {
            patch.exchange(with: &layer)
            history.keep(patch, at: position)
        } else {
            history.keep(redraw(edit), at: position)
        }
        return settle(edit)
    }

    /// Gives the drawing the room there is once the ink is right; a drawing that has just come takes
    /// its own.
    private mutating func settle(_ edit: Edit) -> Change {
        var change = Change()
        if case .replace = edit {
            room = (drawing.width, drawing.height)
            change.swapsDrawing = true
        }
        change.damage = fitRoom() ? drawing.bounds : damage(of: edit)
        return change
    }

    /// Draws the tiles that `edit` reaches anew from the marks; returns what they were, or `nil`
    /// where the size changed and tiles would not fit.
    private mutating func redraw(_ edit: Edit) -> TilePatch? {
        if layer.width != drawing.width || layer.height != drawing.height {
            layer = Layer(of: drawing)
            return nil
        }
        // Tiles at the edges reach beyond the board, and what lies there shows when it grows.
        let tiles = drawing.bounds.roundedToTiles
        guard let reach = edit.reach?.intersection(tiles) else { return TilePatch([]) }
        if case .add(let item) = edit, drawing.items.last == item, !item.mark.isHidden {
            return layer.draw(item.mark.path, item.mark.paint)
        }
        let before = layer
        layer.clear(reach)
        layer.render(drawing.items, in: reach)
        return TilePatch(differing: layer, from: before, in: reach)
    }

    private func damage(of edit: Edit) -> PixelRect? {
        switch edit {
        case .setBackground, .replace: drawing.bounds
        case .add, .remove, .change, .clear: edit.reach?.intersection(drawing.bounds)
        }
    }

    /// Grows the drawing to the room there is; `false` when it is large enough.
    @discardableResult
    mutating func fitRoom() -> Bool {
        let side = Drawing.sides.upperBound
        let width = min(max(drawing.width, room.width), side)
        let height = min(max(drawing.height, room.height), side, Drawing.largestArea / width)
        guard width > drawing.width || height > drawing.height else { return false }
        let old = layer.bounds.roundedToTiles
        (drawing.width, drawing.height) = (width, max(height, drawing.height))
        layer.resize(width: drawing.width, height: drawing.height)
        history.forgetPatches(reachingOutside: old)
        for strip in drawing.bounds.outside(old) { layer.render(drawing.items, in: strip) }
        return true
    }
}

extension PixelRect {
    /// The parts to the right of and below `other`, which shares this block's top-left corner.
    fileprivate func outside(_ other: PixelRect) -> [PixelRect] {
        let right = PixelRect(
            x: other.x.upperBound, y: y.lowerBound,
            width: x.upperBound - other.x.upperBound, height: height)
        let below = PixelRect(
            x: x.lowerBound, y: other.y.upperBound,
            width: min(x.upperBound, other.x.upperBound) - x.lowerBound,
            height: y.upperBound - other.y.upperBound)
        return [right, below].compactMap(\.self)
    }
}
