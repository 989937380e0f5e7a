extension Drawing {
    /// What becomes of one item: another mark, another place among the items, or both.
    package struct Alteration: Equatable, Sendable {
        package let before: Item
        /// Has the number of `before`.
        package let after: Item
        /// Where the item lies among the drawing's items, before and after.
        package let from: Int
        package let to: Int

        package init(_ before: Item, at from: Int, to mark: Mark, at to: Int) {
            self.before = before
            after = Item(number: before.number, mark: mark)
            self.from = from
            self.to = to
        }
    }
}

extension [Drawing.Item] {
    /// Puts items elsewhere, others in their place: no two from, and no two to the same place.
    mutating func alter(_ all: [(from: Int, to: Int, item: Drawing.Item)]) {
        guard all.contains(where: { $0.from != $0.to }) else {
            for one in all { self[one.to] = one.item }
            return
        }
        let gone = Set(all.map(\.from))
        var rest = indices.filter { !gone.contains($0) }.map { self[$0] }.makeIterator()
        var placed: [Int: Drawing.Item] = [:]
        for one in all { placed[one.to] = one.item }
        self = indices.compactMap { placed[$0] ?? rest.next() }
    }
}
