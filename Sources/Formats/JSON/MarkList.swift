import Painting

/// The marks of a file and what was the matter with the others.
struct MarkList {
    var items: [Drawing.Item] = []
    var total = 0
    var adjusted = 0
    var skipped: DrawingContents.Skipped?

    /// Counts an element that is kept.
    mutating func add(_ mark: Mark, number: Int?, isAdjusted: Bool) {
        total += 1
        skipped?.total = total
        if isAdjusted { adjusted += 1 }
        items.append(Drawing.Item(number: number ?? items.count + 1, mark: mark))
    }

    /// Counts an element that is not kept.
    mutating func skip(_ reason: MarkFault, at location: JSONLocation) {
        total += 1
        var all =
            skipped
            ?? DrawingContents.Skipped(
                count: 0, total: 0, first: total, reason: reason, location: location)
        all.count += 1
        all.total = total
        skipped = all
    }
}
