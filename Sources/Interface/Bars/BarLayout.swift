import Raster

/// Puts the groups of a bar into rows, and rows that are too many onto pages.
struct BarLayout {
    let metrics: Metrics
    /// What the rows may take, in pixels.
    let width: Int
    let maximumRows: Int
    private let button: Int
    private let padding: Int

    init(metrics: Metrics, width: Int, maximumRows: Int) {
        self.metrics = metrics
        self.width = width
        self.maximumRows = maximumRows
        button = metrics.pixels(32)
        padding = metrics.pixels(8)
    }

    /// A bar that is laid out.
    struct Result {
        /// The pieces of one page and the line between groups, with the frame of each.
        var pieces: [(part: BarPart?, frame: PixelRect)] = []
        var height = 0
        var pageCount = 1
        /// Where the button lies that turns the page.
        var pageButton: PixelRect?
    }

    /// Lays out what `groups` makes for a spacing, from `top` down.
    func result(top: Int, page: Int, _ groups: (BarSpacing) -> [BarGroup]) -> Result {
        for spacing in BarSpacing.all {
            let made = groups(spacing)
            guard width >= length(made[...], spacing) else { continue }
            return place([made], spacing, top: top)
        }
        let spacing = BarSpacing.wrapped
        let rows = wrapped(groups(spacing), spacing, in: width)
        if rows.count <= maximumRows { return place(rows, spacing, top: top) }
        return paged(groups(spacing), spacing, top: top, page: page)
    }

    private func paged(
        _ groups: [BarGroup], _ spacing: BarSpacing, top: Int, page: Int
    ) -> Result {
        let turning = button + metrics.pixels(4)
        let rows = filled(groups, spacing, in: width - turning)
        let count = (rows.count + maximumRows - 1) / maximumRows
        // Rows as full as can be may be few enough: then there is no page to turn.
        guard count > 1 else { return place(rows, spacing, top: top) }
        let first = page % count * maximumRows
        var shown = Array(rows[first..<min(first + maximumRows, rows.count)])
        while shown.count < maximumRows { shown.append([]) }
        var result = place(shown, spacing, top: top)
        result.pageCount = count
        result.pageButton = PixelRect(
            left: width - padding - button, top: top + padding, width: button, height: button)
        return result
    }

    /// What groups take in one row, with the padding at both ends.
    private func length(_ groups: ArraySlice<BarGroup>, _ spacing: BarSpacing) -> Int {
        let parts = groups.map { length($0.parts, spacing) }.reduce(0, +)
        return parts + max(groups.count - 1, 0) * separation(spacing) + 2 * padding
    }

    private func length(_ parts: [BarPart], _ spacing: BarSpacing) -> Int {
        parts.map(\.width).reduce(0, +) + max(parts.count - 1, 0) * gap(spacing)
    }

    private func gap(_ spacing: BarSpacing) -> Int {
        spacing.gap == 0 ? 0 : metrics.pixels(spacing.gap)
    }

    private func separation(_ spacing: BarSpacing) -> Int {
        2 * metrics.pixels(spacing.margin) + metrics.hairline
    }

    /// The groups in rows; only what is wider than a row is broken.
    private func wrapped(
        _ groups: [BarGroup], _ spacing: BarSpacing, in width: Int
    ) -> [[BarGroup]] {
        var rows: [[BarGroup]] = [[]]
        for group in groups {
            for piece in broken(group, spacing, in: width) {
                let row = rows[rows.count - 1] + [piece]
                if length(row[...], spacing) <= width || rows[rows.count - 1].isEmpty {
                    rows[rows.count - 1] = row
                } else {
                    rows.append([piece])
                }
            }
        }
        return rows
    }

    /// The groups in rows as full as can be: pages must not be many.
    private func filled(
        _ groups: [BarGroup], _ spacing: BarSpacing, in width: Int
    ) -> [[BarGroup]] {
        var rows: [[BarGroup]] = [[]]
        for group in groups {
            var isFirst = true
            for part in group.parts {
                var row = rows[rows.count - 1]
                if isFirst || row.isEmpty {
                    row.append(BarGroup(parts: [part], isTrailing: false))
                } else {
                    row[row.count - 1].parts.append(part)
                }
                isFirst = false
                if length(row[...], spacing) <= width || rows[rows.count - 1].isEmpty {
                    rows[rows.count - 1] = row
                } else {
                    rows.append([BarGroup(parts: [part])])
                }
            }
        }
        return rows
    }

    private func broken(
        _ group: BarGroup, _ spacing: BarSpacing, in width: Int
    ) -> [BarGroup] {
        var pieces = [BarGroup(parts: [], isTrailing: group.isTrailing)]
        for part in group.parts {
            let longer = pieces[pieces.count - 1].parts + [part]
            let fits = length(longer, spacing) + 2 * padding <= width
            if fits || pieces[pieces.count - 1].parts.isEmpty {
                pieces[pieces.count - 1].parts = longer
            } else {
                pieces.append(BarGroup(parts: [part], isTrailing: group.isTrailing))
            }
        }
        return pieces
    }

    private func place(_ rows: [[BarGroup]], _ spacing: BarSpacing, top: Int) -> Result {
        var result = Result()
        let step = button + metrics.pixels(4)
        for (index, row) in rows.enumerated() {
            place(row, spacing, top: top + padding + index * step, into: &result)
        }
        result.height = 2 * padding + step * rows.count - metrics.pixels(4)
        return result
    }

    private func place(
        _ row: [BarGroup], _ spacing: BarSpacing, top: Int, into result: inout Result
    ) {
        var x = padding
        for (index, group) in row.enumerated() {
            let isFirstTrailing =
                group.isTrailing && (index == 0 || !row[index - 1].isTrailing)
            if isFirstTrailing, index > 0 {
                x = max(x, width - length(row[index...], spacing) + padding)
            } else if index > 0 {
                let margin = metrics.pixels(spacing.margin)
                result.pieces.append((nil, separator(x: x + margin, top: top)))
                x += separation(spacing)
            }
            for part in group.parts {
                let frame = PixelRect(left: x, top: top, width: part.width, height: button)
                result.pieces.append((part, frame))
                x += part.width + gap(spacing)
            }
            x -= gap(spacing)
        }
    }

    private func separator(x: Int, top: Int) -> PixelRect {
        PixelRect(
            left: x, top: top + metrics.pixels(4), width: metrics.hairline,
            height: button - 2 * metrics.pixels(4))
    }
}
