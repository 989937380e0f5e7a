import Painting
import Raster

// Saving and opening, and what is said about how it went.
extension Studio {
    /// The file that saving without a question goes to.
    package var file: OpenFile? { document.file }

    /// Whether there is work that no file holds.
    package var isUnsaved: Bool { document.isUnsaved(at: board.history.index) }

    /// An order in the form that the name's ending stands for.
    func order(for path: [UInt8], isExport: Bool = false) -> SaveOrder {
        if let form = FileName.form(path) {
            return SaveOrder(
                path: path, form: form, embedsObjects: preferences.embedsObjects,
                isExport: isExport)
        }
        return SaveOrder(
            path: path + Array(".png".utf8), form: .png,
            embedsObjects: preferences.embedsObjects, isExport: isExport, hasAddedEnding: true)
    }

    mutating func take(_ report: SaveReport) {
        switch report {
        case .saved(let order, let path, let index):
            let save = endSave(order)
            if save?.isInChooser ?? true { closeChooser() }
            if save?.isOfThisDrawing ?? true {
                note(order, savedTo: path, at: save.map(\.index) ?? index)
            }
            say(words.saved(path, order))
            goOn(after: order)
        case .asks(let order, let question):
            let save = endSave(order)
            guard save?.isOfThisDrawing ?? true else {
                // An answer would put another drawing in the file.
                return fail(order.path ?? [], .cancelled)
            }
            // The question may come long after the order: what is being drawn is kept.
            finishGesture()
            ask(.replace(order, question))
        case .failed(let order, let path, let problem):
            _ = endSave(order)
            fail(path, problem)
        }
    }

    private mutating func fail(_ path: [UInt8], _ problem: Problem) {
        afterwards = .nothing
        say(words.cannotSave(path, problem))
        chooseAgain()
    }

    private mutating func note(_ order: SaveOrder, savedTo path: [UInt8], at index: Int?) {
        // An export of everything under the first name it gets is as good as a save.
        guard !order.isExport || (document.file == nil && order.holdsAll) else { return }
        document.saved(
            OpenFile(path: path, isList: order.form == .list), at: index, holdsAll: order.holdsAll)
    }

    /// Closes the window if it waited for the last of the saves; asks about what was drawn meanwhile.
    private mutating func goOn(after order: SaveOrder) {
        guard afterwards == .quit, saves.isEmpty else { return }
        afterwards = .nothing
        if isUnsaved, order.holdsAll { close() } else { effects.append(.quit) }
    }

    mutating func take(_ report: OpenReport) {
        switch report {
        case .opened(let drawing, let file, let skipped):
            closeChooser()
            replace(with: drawing, from: file, isSaved: skipped == nil)
            say(words.opened(file, skipped), isLasting: skipped != nil)
        case .inserted(let marks, let path, let skipped):
            closeChooser()
            if !marks.isEmpty { apply(board.insert(marks)) }
            dropGrip()
            say(words.inserted(marks.count, of: path, skipped), isLasting: skipped != nil)
        case .recovered(let recovered, let number, let missing):
            recoveries.removeAll { $0.number == number }
            goOn(with: recovered)
            say(words.recovered(missing: missing), isLasting: missing > 0)
        case .failed(let path, let problem):
            say(words.cannotOpen(path, problem))
            chooseAgain()
        case .unrecovered(let number, let path, let problem):
            recoveries.removeAll { $0.number == number }
            say(words.cannotOpen(path, problem), isLasting: true)
        }
    }

    private mutating func replace(with drawing: Drawing, from file: OpenFile?, isSaved: Bool) {
        growsWithWindow = file?.isList ?? false
        sizeBetweenBars = nil
        detachSaves()
        var change = board.replace(with: drawing)
        dropGrip()
        if change.edit == nil { change.damage = boardView }
        apply(change)
        document.opened(file, at: board.history.index, isSaved: isSaved)
        scroll = (0, 0)
        selectedObject = nil
        firstRows[.objects] = nil
        damage.add(boardView)
    }

    /// Puts a recovered board in place of this one, its history with it.
    private mutating func goOn(with recovered: Board) {
        var next = recovered
        _ = next.select(board.tool)
        (next.pen, next.eraserWidth) = (board.pen, board.eraserWidth)
        board = next
        sizeBetweenBars = nil
        detachSaves()
        dropGrip()
        document = Document(file: nil, isSaved: false)
        scroll = (0, 0)
        selectedObject = nil
        firstRows[.objects] = nil
        makeRoom()
        damage.add(boardView)
    }

    mutating func take(_ recoveries: [Recovery]) {
        self.recoveries += recoveries
    }

    mutating func recover(_ number: Int) {
        effects.append(.openRecovery(number))
    }

    mutating func discard(_ number: Int) {
        recoveries.removeAll { $0.number == number }
        effects.append(.discardRecovery(number))
    }

    mutating func take(_ warning: StorageWarning) {
        let text = words.warning(warning)
        switch warning {
        case .noJournal:
            standingWarning = text
            say(text, isLasting: true)
        case .journalWorksAgain:
            standingWarning = nil
            say(text)
        case .noSpill, .newerSession, .sessionDamaged, .settingsDamaged, .settingsNotSaved,
            .attributesLost:
            say(text, isLasting: true)
        }
    }
}
