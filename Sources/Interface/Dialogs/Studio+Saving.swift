import Painting

// Saves under way: ordered, shown when they take long, called off.
extension Studio {
    /// Writes the open file, in the form of its name; without one, a PNG with a name of its own.
    mutating func save(afterwards: Afterwards = .nothing) {
        self.afterwards = afterwards
        if let file = document.file { return startInForm(order(for: file.path)) }
        var nameless = SaveOrder(path: nil, form: .png, embedsObjects: preferences.embedsObjects)
        nameless.follows = saves.last { $0.order.path == nil && $0.isOfThisDrawing }?.order.number
        start(nameless)
    }

    /// Starts a save that leaves the open file in its form, or asks where that cannot hold the drawing.
    mutating func startInForm(_ order: SaveOrder) {
        guard let file = document.file, file.isList, order.path == file.path, order.form == .json
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
        var order = order
        lastSave += 1
        order.number = lastSave
        saves.append(
            SaveUnderWay(
                order: order, index: board.history.index, isInChooser: isChoosingName,
                shownFrom: now + SaveUnderWay.patience))
        effects.append(.save(order))
    }

    /// A worker has begun to write, or has written more.
    mutating func saveGoesOn(_ number: Int, done: Double) {
        guard let place = saves.firstIndex(where: { $0.order.number == number }) else { return }
        saves[place].percent = done.isNaN ? 0 : Int(min(max(done, 0), 1) * 100)
        // There is nothing left to ask.
        if saves[place].isInChooser { closeChooser() }
    }

    mutating func callOff(_ number: Int) {
        guard let place = saves.firstIndex(where: { $0.order.number == number }) else { return }
        saves[place].isCalledOff = true
        effects.append(.cancelSave(number))
    }

    /// A save has ended; `nil` if nothing is known of it.
    mutating func endSave(_ order: SaveOrder) -> SaveUnderWay? {
        guard let place = saves.firstIndex(where: { $0.order.number == order.number }) else {
            return nil
        }
        return saves.remove(at: place)
    }

    /// An edit led to `index`: what was there before is out of reach.
    mutating func forgetSaves(from index: Int) {
        for place in saves.indices where saves[place].index.map({ $0 >= index }) ?? false {
            saves[place].index = nil
        }
    }

    /// Another drawing takes the place of this one; what is still being saved is not its file.
    mutating func detachSaves() {
        for place in saves.indices { saves[place].isOfThisDrawing = false }
    }

    /// The save that is shown: the oldest of those that take long.
    var shownSave: SaveUnderWay? { saves.first { $0.shownFrom <= now } }

    /// When the next save is to be shown.
    var saveWake: Int? { saves.lazy.map(\.shownFrom).filter { $0 > now }.min() }

    /// The window is to close.
    mutating func close() {
        guard !dialogs.contains(.unsaved) else { return }
        let index = board.history.index
        let isKept = !isUnsaved || saves.contains { $0.keeps(index) }
        if isKept, !saves.isEmpty, afterwards == .nothing {
            closeWhenSaved()
        } else if isUnsaved || !saves.isEmpty {
            ask(.unsaved)
        } else {
            effects.append(.quit)
        }
    }

    /// Waits for the saves, and shows what it waits for; whoever closes once more is asked.
    private mutating func closeWhenSaved() {
        afterwards = .quit
        for place in saves.indices { saves[place].shownFrom = min(saves[place].shownFrom, now) }
    }
}

extension SaveOrder {
    /// Whether the file will hold all that there is to the drawing.
    var holdsAll: Bool { form != .png || embedsObjects }
}
