import Painting
import Raster

// Saving and opening, and what is said about how it went.
extension Studio {
    /// The file that saving without a question goes to.
    package var file: OpenFile? { document.file }

    /// Whether there is work that no file holds.
    package var isUnsaved: Bool { document.isUnsaved(at: board.history.index) }

    /// Writes the open file, in the form of its name; without one, a PNG with a name of its own.
    mutating func save(afterwards: Afterwards = .nothing) {
        self.afterwards = afterwards
        let nameless = SaveOrder(
            path: nil, form: .png, embedsObjects: preferences.embedsObjects)
        effects.append(.save(document.file.map { order(for: $0.path) } ?? nameless))
    }

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
            closeChooser()
            take(order, savedTo: path, at: index)
        case .asks(let order, let question):
            ask(.replace(order, question))
        case .failed(let path, let problem):
            afterwards = .nothing
            say(words.cannotSave(path, problem))
        }
    }

    private mutating func take(_ order: SaveOrder, savedTo path: [UInt8], at index: Int) {
        let holdsAll = order.form == .json || order.embedsObjects
        // An export of everything under the first name it gets is as good as a save.
        if !order.isExport || (document.file == nil && holdsAll) {
            document.saved(
                OpenFile(path: path, holdsObjects: holdsAll), at: index, holdsAll: holdsAll)
        }
        say(words.saved(path, order))
        let next = afterwards
        afterwards = .nothing
        if next == .quit, !isUnsaved || !holdsAll { effects.append(.quit) }
    }

    mutating func take(_ report: OpenReport) {
        switch report {
        case .opened(let drawing, let file, let skipped):
            closeChooser()
            replace(with: drawing, from: file, isSaved: skipped == nil)
            say(words.opened(file, skipped), isLasting: skipped != nil)
        case .recovered(let recovered, let number, let missing):
            recoveries.removeAll { $0.number == number }
            goOn(with: recovered)
            say(words.recovered(missing: missing), isLasting: missing > 0)
        case .failed(let path, let problem):
            say(words.cannotOpen(path, problem))
        case .unrecovered(let number, let path, let problem):
            recoveries.removeAll { $0.number == number }
            say(words.cannotOpen(path, problem), isLasting: true)
        }
    }

    private mutating func replace(with drawing: Drawing, from file: OpenFile?, isSaved: Bool) {
        growsWithWindow = false
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
        case .noSpill, .newerSession, .sessionDamaged, .settingsDamaged, .settingsNotSaved:
            say(text, isLasting: true)
        }
    }
}
