/// How far lists and panels are scrolled.
struct Scrolling: Hashable, Sendable {
    /// The first row seen of each list.
    private var firstRows: [ScrollTarget: Int] = [:]

    /// The first row that is seen of a list of which `visible` of `count` rows fit.
    func first(of target: ScrollTarget, visible: Int, count: Int) -> Int {
        min(max(self[target], 0), max(count - visible, 0))
    }

    /// The first row as it was set, which may be too far for what there is now.
    subscript(target: ScrollTarget) -> Int { firstRows[target] ?? 0 }

    mutating func reset(_ target: ScrollTarget) { firstRows[target] = nil }

    mutating func show(_ first: Int, of target: ScrollTarget) { firstRows[target] = first }

    /// Moves by rows, from where the list's scroll bar says that it is.
    mutating func turn(_ target: ScrollTarget, by rows: Int, _ look: Look) {
        guard case .scrollBar(let first, let visible, let count) = look else { return }
        firstRows[target] = min(max(first + rows, 0), max(count - visible, 0))
    }

    /// Scrolls as little as shows `row` among `visible` ones.
    mutating func reveal(_ row: Int, of target: ScrollTarget, visible: Int) {
        let first = self[target]
        if row < first { firstRows[target] = row }
        if row >= first + visible { firstRows[target] = row - visible + 1 }
    }
}
