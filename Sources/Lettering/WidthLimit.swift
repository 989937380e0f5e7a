/// Where a line loses text that does not fit.
package enum TextCut: Hashable, Sendable {
    /// For paths: both the first folder and the name stay.
    case middle
    case end
}

/// The most pixels a line may take, and what gives way.
struct WidthLimit: Hashable {
    let width: Int
    let cut: TextCut

    /// As much of `text` as `fits`, with an ellipsis for the rest; the ellipsis alone if nothing
    /// else does.
    func shortening(_ text: String, where fits: (String) -> Bool) -> String {
        let characters = Array(text.prefix(PlainLine.limit))
        // Text grows with its length but for kerning, so that halving finds the longest.
        var known = 0
        var tooMany = characters.count
        while known + 1 < tooMany {
            let middle = (known + tooMany) / 2
            if fits(kept(middle, of: characters)) { known = middle } else { tooMany = middle }
        }
        return kept(known, of: characters)
    }

    private func kept(_ count: Int, of characters: [Character]) -> String {
        let tail = cut == .middle ? (count + 1) / 2 : 0
        var head = characters.prefix(count - tail)
        while head.last?.isWhitespace == true { head.removeLast() }
        return String(head) + "…" + String(characters.suffix(tail))
    }
}
