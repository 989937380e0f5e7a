extension JSONReader {
    /// Reads past the string whose quotation mark is next.
    mutating func string() throws(JSONError) -> JSONString {
        position += 1
        let first = position
        var isPlain = true
        while true {
            switch text[position] {
            case .quotationMark:
                position += 1
                return JSONString(range: first..<position - 1, isPlain: isPlain)
            case .backslash:
                isPlain = false
                try escape()
            case 0x00...0x1F:
                throw failure(.controlCharacter)
            case 0x20...0x7F:
                position += 1
            default:
                guard let length = text.sequenceLength(at: position) else {
                    throw failure(.notUTF8)
                }
                position += length
            }
        }
    }

    /// The bytes that a string of the same text stands for, in UTF-8.
    package func bytes(_ string: JSONString) -> [UInt8] {
        guard !string.isPlain else { return Array(text[string.range]) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(string.range.count)
        var position = string.range.lowerBound
        while position < string.range.upperBound {
            if text[position] == .backslash {
                bytes.append(contentsOf: String(text.escaped(at: &position)).utf8)
            } else {
                bytes.append(text[position])
                position += 1
            }
        }
        return bytes
    }

    /// Whether a string of the same text says this.
    package func equals(_ string: JSONString, _ other: String) -> Bool {
        if string.isPlain { return text.equals(other, in: string.range) }
        // An escape takes at most six bytes for one.
        guard string.range.count <= 6 * other.utf8.count else { return false }
        return bytes(string).elementsEqual(other.utf8)
    }

    private mutating func escape() throws(JSONError) {
        switch text[position + 1] {
        case .quotationMark, .backslash, UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            position += 2
        case UInt8(ascii: "u"):
            try unicodeEscape()
        default:
            if position + 1 >= text.count { position += 1 }
            throw failure(.badEscape)
        }
    }

    private mutating func unicodeEscape() throws(JSONError) {
        guard let unit = text.codeUnit(at: position) else { throw brokenEscape() }
        if UTF16.isTrailSurrogate(unit) { throw failure(.loneSurrogate) }
        guard UTF16.isLeadSurrogate(unit) else {
            position += 6
            return
        }
        guard let second = text.codeUnit(at: position + 6), UTF16.isTrailSurrogate(second) else {
            throw failure(.loneSurrogate)
        }
        position += 12
    }

    private func brokenEscape() -> JSONError {
        failure(position + 6 > text.count ? .truncated : .badEscape)
    }
}

extension JSONText {
    /// The number in the four hexadecimal digits of the `\u` escape at `position`.
    func codeUnit(at position: Int) -> UInt16? {
        guard self[position] == .backslash, self[position + 1] == UInt8(ascii: "u") else {
            return nil
        }
        var unit: UInt16 = 0
        for offset in 2..<6 {
            let digit: UInt8
            switch self[position + offset] {
            case let byte where (.digit0 ... .digit9).contains(byte): digit = byte - .digit0
            case let byte where (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20):
                digit = (byte | 0x20) - UInt8(ascii: "a") + 10
            default: return nil
            }
            unit = unit << 4 | UInt16(digit)
        }
        return unit
    }

    /// The character that the escape at `position` stands for; steps past it.
    ///
    /// - Precondition: The escape is well formed.
    func escaped(at position: inout Int) -> Unicode.Scalar {
        let letter = self[position + 1]
        guard letter == UInt8(ascii: "u") else {
            position += 2
            switch letter {
            case UInt8(ascii: "b"): return "\u{8}"
            case UInt8(ascii: "f"): return "\u{C}"
            case UInt8(ascii: "n"): return "\n"
            case UInt8(ascii: "r"): return "\r"
            case UInt8(ascii: "t"): return "\t"
            default: return Unicode.Scalar(letter)
            }
        }
        let first = UInt32(codeUnit(at: position) ?? 0)
        position += 6
        if let scalar = Unicode.Scalar(first) { return scalar }
        let second = UInt32(codeUnit(at: position) ?? 0)
        position += 6
        return Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + (second & 0x3FF)) ?? "\u{FFFD}"
    }
}
