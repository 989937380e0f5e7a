import Raster

/// Saves under way: ordered, shown when they take long, called off.
struct SaveQueue: Sendable {
    /// The oldest first.
    private var saves: [SaveUnderWay] = []
    /// The number of the last order to save.
    private var last = 0

    var isEmpty: Bool { saves.isEmpty }

    /// Gives an order, for a drawing that is at `index` of its history.
    mutating func start(
        _ order: SaveOrder, index: Int, isInChooser: Bool, now: Int
    ) -> Request {
        var order = order
        last += 1
        order.number = last
        saves.append(
            SaveUnderWay(
                order: order, index: index, isInChooser: isInChooser,
                shownFrom: now + SaveUnderWay.patience))
        return .effect(.save(order))
    }

    /// The save without a name whose name the next one without takes too.
    var namelessNumber: Int? {
        saves.last { $0.order.path == nil && $0.isOfThisDrawing }?.order.number
    }

    /// Notes how much is written; whether the chooser that it was ordered in has nothing left to ask.
    mutating func goOn(_ number: Int, done: Double) -> Bool {
        guard let place = place(of: number) else { return false }
        saves[place].percent = done.isNaN ? 0 : Int(min(max(done, 0), 1) * 100)
        return saves[place].isInChooser
    }

    mutating func callOff(_ number: Int) -> [Request] {
        guard let place = place(of: number) else { return [] }
        saves[place].isCalledOff = true
        return [.effect(.cancelSave(number))]
    }

    /// A save has ended; `nil` if nothing is known of it.
    mutating func end(_ order: SaveOrder) -> SaveUnderWay? {
        place(of: order.number).map { saves.remove(at: $0) }
    }

    /// An edit led to `index`: what was there before is out of reach.
    mutating func forget(from index: Int) {
        for place in saves.indices where saves[place].index.map({ $0 >= index }) ?? false {
            saves[place].index = nil
        }
    }

    /// Another drawing takes the place of this one; what is still being saved is not its file.
    mutating func detach() {
        for place in saves.indices { saves[place].isOfThisDrawing = false }
    }

    /// The chooser is closed, by whatever.
    mutating func leaveChooser() {
        for place in saves.indices { saves[place].isInChooser = false }
    }

    /// Whether one of them leaves all of the drawing at `index` in the open file.
    func keep(_ index: Int) -> Bool { saves.contains { $0.keeps(index) } }

    /// Shows all of them from now on.
    mutating func showAll(now: Int) {
        for place in saves.indices { saves[place].shownFrom = min(saves[place].shownFrom, now) }
    }

    /// When the next save is to be shown.
    func wake(after now: Int) -> Int? { saves.lazy.map(\.shownFrom).filter { $0 > now }.min() }

    /// The oldest of those that take long: its name, a bar, and a way to stop it.
    func controls(_ kit: Kit) -> [Control] {
        guard let save = saves.first(where: { $0.shownFrom <= kit.setting.now }) else { return [] }
        let label = kit.words.saving(save.order)
        let cancel = kit.words("Cancel")
        let (padding, gap) = (kit.pixels(14), kit.pixels(12))
        let buttonWidth = kit.textWidth(cancel) + kit.pixels(24)
        let wanted = 2 * padding + kit.textWidth(label) + gap + buttonWidth
        // Wide enough for most names, so that it seldom has another width than the last time.
        let widest = min(kit.pixels(480), kit.window.width - kit.pixels(16))
        let frame = kit.noteFrame(
            width: min(max(wanted, kit.pixels(340)), widest), height: kit.pixels(62), beside: nil)
        let button = PixelRect(
            left: frame.right - padding - buttonWidth, top: frame.top + kit.pixels(10),
            width: buttonWidth, height: kit.pixels(28))
        let name = PixelRect(
            left: frame.left + padding, top: button.top,
            width: button.left - gap - frame.left - padding, height: button.height)
        var box = Control(
            .progress, "saving", frame, .progress(percent: save.percent), label: label)
        box.value = "\(save.percent)"
        var stop = Control(
            .button, "saving.cancel", button, .toastButton, label: cancel,
            action: .cancelSave(save.order.number))
        stop.isEnabled = !save.isCalledOff
        return [box, Control(.ornament, name, .text(.onDark, .leading), label: label), stop]
    }

    private func place(of number: Int) -> Int? {
        saves.firstIndex { $0.order.number == number }
    }
}
