/// The results as Markdown.
struct Table {
    let results: [Outcome]

    var markdown: String {
        let rows = results.map { result in
            let unit = result.unit
            let cells = [
                result.work,
                "\(rounded(result.easel / unit.divisor)) \(unit.name)",
                "\(result.rival) \(rounded(result.other / unit.divisor)) \(unit.name)",
                "\(fixed(result.ratio)) ×",
                result.limit.map {
                    "≤ \(fixed($0)) ×" + (result.isWithinLimit ? "" : " **missed**")
                }
                    ?? "–",
            ]
            return "| " + cells.joined(separator: " | ") + " |"
        }
        let head = ["| Work | Easel | Rival | Ratio | Limit |", "| --- | --- | --- | --- | --- |"]
        return (head + rows).joined(separator: "\n") + "\n"
    }

    /// Three digits that count.
    private func rounded(_ value: Double) -> String {
        value >= 99.95 ? "\(Int(value.rounded()))" : value >= 9.995 ? fixed(value, 1) : fixed(value)
    }

    private func fixed(_ value: Double, _ places: Int = 2) -> String {
        let scale = places == 1 ? 10 : 100
        let whole = Int((value * Double(scale)).rounded())
        let rest = String(whole % scale)
        return "\(whole / scale)." + String(repeating: "0", count: places - rest.count) + rest
    }
}
