/// Lines made lately, bounded by bytes.
///
/// Two generations stand in for an order of use: a line that is asked for moves to the young one,
/// and when that has filled half of the budget, what is still in the old one is let go.
struct LineCache {
    struct Key: Hashable {
        let text: String
        let style: TextStyle
        let limit: WidthLimit?
    }

    private var young: [Key: TextLine] = [:]
    private var old: [Key: TextLine] = [:]
    private var youngBytes = 0
    private let budget: Int

    init(budget: Int) {
        self.budget = budget
    }

    mutating func line(_ key: Key) -> TextLine? {
        if let line = young[key] { return line }
        guard let line = old[key] else { return nil }
        insert(line, for: key)
        return line
    }

    /// Keeps `line`, unless it alone would take half of the budget.
    mutating func insert(_ line: TextLine, for key: Key) {
        let cost = line.cost + key.text.utf8.count
        guard cost <= budget / 2 else { return }
        if youngBytes + cost > budget / 2 {
            old = young
            young = [:]
            youngBytes = 0
        }
        if young.updateValue(line, forKey: key) == nil { youngBytes += cost }
    }
}
