extension Board {
    /// Puts other marks in place of those with these numbers, as one edit; numbers that no item has,
    /// and marks that are as they were, are left out.
    package mutating func change(_ marks: [Int: Mark]) -> Change {
        let all = drawing.items.enumerated().compactMap { index, item -> Drawing.Alteration? in
            guard let mark = marks[item.number], mark != item.mark else { return nil }
            return Drawing.Alteration(item, at: index, to: mark, at: index)
        }
        return all.isEmpty ? Change() : perform(.change(all))
    }

    /// Puts the item with this number at another place among the items, 0 for the lowest; those
    /// between make room.
    package mutating func reorder(number: Int, to index: Int) -> Change {
        let items = drawing.items
        guard let from = items.firstIndex(where: { $0.number == number }),
            items.indices.contains(index), index != from
        else { return Change() }
        let item = items[from]
        return perform(.change([Drawing.Alteration(item, at: from, to: item.mark, at: index)]))
    }
}
