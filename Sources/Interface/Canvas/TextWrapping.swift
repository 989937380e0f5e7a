import Lettering

/// Breaks a sentence into lines.
struct TextWrapping {
    private let typesetter: Typesetter
    private let style: TextStyle

    init(_ typesetter: Typesetter, _ style: TextStyle) {
        self.typesetter = typesetter
        self.style = style
    }

    /// Lines of at most `width` pixels; what does not fit into `limit` of them is cut.
    func lines(_ text: String, width: Int, limit: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for piece in Self.pieces(text) {
            let longer = line + piece
            if line.isEmpty || measure(longer) <= width {
                line = longer
            } else {
                lines.append(line)
                line = piece.first == " " ? String(piece.dropFirst()) : piece
            }
        }
        lines.append(line)
        guard lines.count > limit else { return lines.map { fitted($0, width) } }
        let rest = lines[(limit - 1)...].joined(separator: " ")
        return lines[..<(limit - 1)].map { fitted($0, width) } + [fitted(rest, width)]
    }

    private func measure(_ text: String) -> Int { typesetter.line(text, style).width }

    /// A word alone can be too long: a path, most of all, whose middle is worth least.
    private func fitted(_ line: String, _ width: Int) -> String {
        guard measure(line) > width else { return line }
        let characters = Array(line)
        var kept = characters.count
        while kept > 2 {
            kept -= max(kept / 16, 1)
            let head = characters[..<(kept / 2)]
            let tail = characters[(characters.count - (kept + 1) / 2)...]
            let shorter = String(head) + "…" + String(tail)
            if measure(shorter) <= width { return shorter }
        }
        return "…"
    }

    /// Words with the space before them; Han characters, which break anywhere, one by one.
    private static func pieces(_ text: String) -> [String] {
        var pieces: [String] = []
        var wasHan = true
        for character in text {
            let isHan = Self.isHan(character)
            let isStop = "，。；：！？、”’）」".contains(character)
            if character == " " || (isHan && !isStop) || (wasHan && !isHan) || pieces.isEmpty {
                pieces.append(String(character))
            } else {
                pieces[pieces.count - 1].append(character)
            }
            wasHan = isHan
        }
        return pieces
    }

    private static func isHan(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        return scalar.value >= 0x2E80
    }
}
