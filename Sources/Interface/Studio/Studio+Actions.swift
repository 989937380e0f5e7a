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
        case .panel(let panel): toggle(panel)
        case .turnPage(let bar): turnPage(bar, by: 1)
        case .pencil(let pencil): setColor(of: .pen, pencil.color)
        case .favorite(let index): chooseFavorite(index)
        case .toggleFill: setFilling(!preferences.isFilling)
        case .presetWidth(let width): set(.width, to: Double(width))
        case .slide, .scroll: break
        case .edit(let field): edit(field)
        case .paint: chooseBrushTarget(at: point)
        case .pick: isPicking.toggle()
        case .backgroundNone, .backgroundImage, .placement: changeBackground(action, at: point)
        case .selectObject(let number): selectObject(number)
        case .deleteObject(let number): deleteObject(number)
        case .coordinates: chooseCoordinates(at: point)
        case .drawCoordinates: drawCoordinates()
        case .toggle(let preference): toggle(preference)
        case .dismissMessage: dismissMessage()
        case .answer(let answer): self.answer(answer)
        case .entry(let index): pickEntry(index)
        case .parentFolder: openParentFolder()
        case .recover(let number): recover(number)
        case .discard(let number): discard(number)
        case .closeRecoveries: recoveries = []
        case .cancelSave(let number): callOff(number)
        }
    }

    /// The second press of a double click, where it means more than the first; `false` elsewhere.
    mutating func pressAgain(_ action: Action) -> Bool {
        switch action {
        case .pencil: openBrush(for: .pen)
        case .favorite(let index): openBrush(for: .favorite(index))
        case .toggleFill:
            setFilling(true)
            openBrush(for: .fill)
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
        chosenFavorite = index
    }

    private mutating func openBrush(for owner: ColorOwner) {
        brushTarget = owner
        isBrushOpen = true
        leaveOne(of: .brush)
    }

    private mutating func toggle(_ panel: Panel) {
        if panel == .brush {
            isBrushOpen.toggle()
            brushTarget = .pen
        } else {
            topPanel = topPanel == panel ? nil : panel
        }
        firstRows[.panel(panel)] = nil
        leaveOne(of: panel)
    }

    /// Two panels at once are for windows with room for both.
    private mutating func leaveOne(of panel: Panel) {
        guard isBrushOpen, topPanel != nil,
            Double(width) / scale < 720 || Double(height) / scale < 720
        else { return }
        if panel == .brush { topPanel = nil } else { isBrushOpen = false }
    }

    private mutating func toggle(_ preference: Switch) {
        switch preference {
        case .hidesBars:
            toggleHidingBars()
        case .embedsObjects:
            preferences.embedsObjects.toggle()
        case .showsHiddenFiles:
            preferences.showsHiddenFiles.toggle()
            firstRows[.files] = nil
        case .fullScreen:
            toggleFullScreen()
        case .sharpCorners:
            preferences.hasSharpCorners.toggle()
            board.pen.join = preferences.pen.join
        }
    }

    mutating func toggleFullScreen() {
        isFullScreen.toggle()
        effects.append(.setFullScreen(isFullScreen))
    }

    mutating func turnPage(_ bar: Bar, by step: Int) {
        // A bar lays the number out modulo its count of pages; this keeps it positive.
        pages[bar] = max((pages[bar] ?? 0) + step, 0)
    }
}
