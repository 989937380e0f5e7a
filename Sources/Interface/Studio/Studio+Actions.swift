import Painting
import Raster

// What presses and keys do.
extension Studio {
    mutating func perform(_ action: Action, at point: Point? = nil) {
        switch action {
        case .tool(let tool): select(tool)
        case .undo: undo()
        case .redo: redo()
        case .clear: if !board.drawing.items.isEmpty { ask(.clear) }
        case .open: choose(.open)
        case .save: save()
        case .saveAs: choose(.save)
        case .export: choose(.export)
        case .close: close()
        case .panel(let panel):
            pointing.scrolling.reset(.panel(panel))
            panels.toggle(panel, setting)
        case .zoom(let change): zoom(change)
        case .turnPage(let bar): bars.turnPage(bar, by: 1)
        case .pencil(let pencil): setColor(of: .pen, pencil.color)
        case .favorite(let index): chooseFavorite(index)
        case .toggleFill: setFilling(!preferences.isFilling)
        case .presetWidth(let width): set(.width, to: Double(width))
        case .stepWidth(let step):
            set(.width, to: (preferences.toolWidth + Double(step)).rounded())
        case .slide, .scroll: break
        case .edit(let field): edit(field)
        case .paint:
            let panel = panels.brush
            panels.brush.choose(
                segment("brush.target", of: panel.ownerCount, at: point, after: panel.chosen))
        case .pick: panels.brush.isPicking.toggle()
        case .backgroundNone: carryOut(panels.background.toggleNone(board.drawing))
        case .backgroundImage: choose(.background)
        case .placement: setPlacement(at: point)
        case .selectObject(let number): panels.objects.toggle(number)
        case .deleteObject(let number): deleteObject(number)
        case .deleteChosen: if let number = panels.chosenObject { deleteObject(number) }
        case .coordinates:
            panels.coordinates.choose(
                segment("coordinates.tool", of: 2, at: point, after: panels.coordinates.chosen))
        case .drawCoordinates:
            leaveField()
            carryOut(panels.coordinates.draw(preferences.pen, on: board.drawing))
        case .toggle(let preference): toggle(preference)
        case .dismissMessage: notices.dismiss()
        case .answer(let answer): self.answer(answer)
        case .entry(let index):
            leaveField()
            dialogs.pick(index, kit)
        case .parentFolder:
            leaveField()
            carryOut(dialogs.openParentFolder(kit))
        case .recover(let number): shown.effects.append(.openRecovery(number))
        case .discard(let number):
            dialogs.forgetRecovery(number)
            shown.effects.append(.discardRecovery(number))
        case .closeRecoveries: dialogs.closeRecoveries()
        case .cancelSave(let number): carryOut(files.saves.callOff(number))
        }
    }

    /// The second press of a double click, where it means more than the first; `false` elsewhere.
    mutating func pressAgain(_ action: Action) -> Bool {
        switch action {
        case .pencil: panels.openBrush(for: .pen, setting)
        case .favorite(let index): panels.openBrush(for: .favorite(index), setting)
        case .toggleFill:
            setFilling(true)
            panels.openBrush(for: .fill, setting)
        case .panel(.zoom): zoom(.to(1))
        case .entry: answer(.ok)
        default: return false
        }
        return true
    }

    /// The second button: a color becomes that of insides, a save asks where to.
    mutating func pressSecondary(_ control: Control) {
        switch control.action {
        case .pencil(let pencil): setColor(of: .fill, pencil.color)
        case .favorite(let index): setColor(of: .fill, preferences.favorites[index])
        case .save: choose(.save)
        default: break
        }
    }

    private mutating func chooseFavorite(_ index: Int) {
        setPenColor(preferences.favorites[index])
        bars.chosenFavorite = index
    }

    private mutating func toggle(_ preference: Switch) {
        switch preference {
        case .hidesBars: toggleHidingBars()
        case .embedsObjects: preferences.embedsObjects.toggle()
        case .showsHiddenFiles:
            preferences.showsHiddenFiles.toggle()
            pointing.scrolling.reset(.files)
        case .fullScreen:
            setting.isFullScreen.toggle()
            shown.effects.append(.setFullScreen(setting.isFullScreen))
        case .sharpCorners:
            preferences.hasSharpCorners.toggle()
            holdPen()
        }
    }

    private mutating func setPlacement(at point: Point?) {
        guard let old = board.drawing.background.placement else { return }
        let all = Background.Placement.allCases
        let index = segment(
            "background.mode", of: all.count, at: point, after: all.firstIndex(of: old))
        preferences.placement = all[index]
        carryOut(panels.background.place(index, board.drawing))
    }

    /// The segment of a choice that lies at `point`; without one, the next after the chosen.
    private func segment(_ id: String, of count: Int, at point: Point?, after chosen: Int?) -> Int {
        let next = ((chosen ?? -1) + 1) % count
        guard let point, let control = controls.last(where: { $0.id == id }) else { return next }
        let hit = (0..<count).last {
            Double(control.segment($0, of: count, setting.metrics).left) <= point.x
        }
        return hit ?? 0
    }

    private mutating func deleteObject(_ number: Int) {
        guard let item = board.drawing.items.last(where: { $0.number == number }) else { return }
        apply(board.remove(number: number))
        panels.objects.follow(board.drawing)
        say(setting.words.deleted(item))
    }
}
