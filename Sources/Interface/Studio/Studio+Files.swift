import Painting
import Raster

// Saving and opening, and what is said about how it went.
extension Studio {
    /// Writes the open file, in the form of its name; without one, a PNG with a name of its own.
    mutating func save(afterwards: FileState.Afterwards = .nothing) {
        files.afterwards = afterwards
        if let file { return startInForm(files.order(for: file.path, preferences)) }
        start(files.namelessOrder(preferences))
    }

    /// Starts a save that leaves the open file in its form, or asks where that cannot hold the drawing.
    mutating func startInForm(_ order: SaveOrder) {
        guard let file, file.isList, order.path == file.path, order.form == .json
        else { return start(order) }
        guard board.drawing.fitsList else {
            finishGesture()
            return ask(.replace(order, .outgrown))
        }
        var order = order
        order.form = .list
        start(order)
    }

    mutating func start(_ order: SaveOrder) {
        let request = files.saves.start(
            order, index: board.history.index, isInChooser: dialogs.isChoosingName,
            now: setting.now)
        carryOut([request])
    }

    /// The window is to close.
    mutating func close() {
        guard !dialogs.isAsking(.unsaved) else { return }
        interrupt()
        let isKept = !isUnsaved || files.saves.keep(board.history.index)
        if isKept, !files.saves.isEmpty, files.afterwards == .nothing {
            // Shows what it waits for; whoever closes once more is asked.
            files.afterwards = .quit
            files.saves.showAll(now: setting.now)
        } else if isUnsaved || !files.saves.isEmpty {
            ask(.unsaved)
        } else {
            shown.effects.append(.quit)
        }
    }

    mutating func take(_ report: SaveReport) {
        switch report {
        case .saved(let order, let path, let index):
            let save = files.saves.end(order)
            if save?.isInChooser ?? true { carryOut(dialogs.closeChooser()) }
            if save?.isOfThisDrawing ?? true {
                files.note(order, savedTo: path, at: save.map(\.index) ?? index)
            }
            say(setting.words.saved(path, order))
            goOn(after: order)
        case .asks(let order, let question):
            let save = files.saves.end(order)
            guard save?.isOfThisDrawing ?? true else {
                // An answer would put another drawing in the file.
                return fail(order.path ?? [], .cancelled)
            }
            ask(.replace(order, question))
        case .failed(let order, let path, let problem):
            _ = files.saves.end(order)
            fail(path, problem)
        }
    }

    private mutating func fail(_ path: [UInt8], _ problem: Problem) {
        files.afterwards = .nothing
        say(setting.words.cannotSave(path, problem))
        chooseAgain()
    }

    /// What was chosen did not work: another name can be typed.
    private mutating func chooseAgain() {
        if typing.editor == nil { carryOut(dialogs.chooseAgain()) }
    }

    /// Closes the window if it waited for the last of the saves; asks about what was drawn meanwhile.
    private mutating func goOn(after order: SaveOrder) {
        guard files.afterwards == .quit, files.saves.isEmpty else { return }
        files.afterwards = .nothing
        if isUnsaved, order.holdsAll { close() } else { shown.effects.append(.quit) }
    }

    mutating func take(_ report: OpenReport) {
        let words = setting.words
        switch report {
        case .opened(let drawing, let file, let skipped):
            carryOut(dialogs.closeChooser())
            replace(with: drawing, from: file, isSaved: skipped == nil)
            say(words.opened(file, skipped), isLasting: skipped != nil)
        case .inserted(let marks, let path, let skipped):
            carryOut(dialogs.closeChooser())
            interrupt()
            if !marks.isEmpty { apply(board.insert(marks)) }
            say(words.inserted(marks.count, of: path, skipped), isLasting: skipped != nil)
        case .recovered(let recovered, let number, let missing):
            dialogs.forgetRecovery(number)
            goOn(with: recovered)
            say(words.recovered(missing: missing), isLasting: missing > 0)
        case .failed(let path, let problem):
            say(words.cannotOpen(path, problem))
            chooseAgain()
        case .unrecovered(let number, let path, let problem):
            dialogs.forgetRecovery(number)
            say(words.cannotOpen(path, problem), isLasting: true)
        }
    }

    private mutating func replace(with drawing: Drawing, from file: OpenFile?, isSaved: Bool) {
        interrupt()
        files.saves.detach()
        apply(board.replace(with: drawing))
        files.document.opened(file, at: board.history.index, isSaved: isSaved)
        showFromStart(growsWithWindow: file?.isList ?? false)
    }

    /// Puts a recovered board in place of this one, its history with it.
    private mutating func goOn(with recovered: Board) {
        var next = recovered
        _ = next.select(board.tool)
        board = next
        holdPen()
        files.saves.detach()
        dropGrip()
        files.document = Document(file: nil, isSaved: false)
        showFromStart(growsWithWindow: view.growsWithWindow)
        makeRoom()
    }

    private mutating func showFromStart(growsWithWindow: Bool) {
        view.start(with: board.drawing, growsWithWindow: growsWithWindow)
        panels.objects.deselect()
        pointing.scrolling.reset(.objects)
        shown.damage.add(boardView)
    }

    mutating func take(_ report: PictureReport) {
        switch report {
        case .loaded(let picture):
            // It may have been long under way: what is being drawn meanwhile is kept.
            interrupt()
            panels.background.show(.picture(picture, preferences.placement))
            carryOut(panels.background.settle())
            notices.forgetRefusal()
        case .failed(let path, let problem):
            notices.refuse(setting.words.cannotOpen(path, problem), now: setting.now)
        }
    }

    mutating func take(_ warning: StorageWarning) {
        let text = setting.words.warning(warning)
        switch warning {
        case .noJournal: notices.warn(text)
        case .journalWorksAgain:
            notices.withdraw()
            say(text)
        case .noSpill, .newerSession, .sessionDamaged, .settingsDamaged, .settingsNotSaved,
            .attributesLost:
            say(text, isLasting: true)
        }
    }
}
