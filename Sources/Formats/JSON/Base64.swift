/// Bytes as letters, digits, `+` and `/`, four for three: RFC 4648, section 4.
enum Base64 {
    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    private static let padding = UInt8(ascii: "=")

    /// For each byte the six bits it stands for; 0xFF for none.
    private static let values: [UInt8] = {
        var values = [UInt8](repeating: 0xFF, count: 256)
        for (value, letter) in alphabet.enumerated() { values[Int(letter)] = UInt8(value) }
        return values
    }()

    /// Appends the text for `bytes`; parts join up where each but the last is of 3n bytes.
    static func append(_ bytes: ArraySlice<UInt8>, to text: inout [UInt8]) {
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let count = min(bytes.endIndex - index, 3)
            var group = 0
            for offset in 0..<3 {
                group = group << 8 | (offset < count ? Int(bytes[index + offset]) : 0)
            }
            for place in 0..<4 {
                text.append(place > count ? padding : alphabet[group >> (18 - 6 * place) & 63])
            }
            index += count
        }
    }

    /// The bytes that `text` stands for; `nil` where it is not Base64.
    ///
    /// The padding may be missing.
    static func decode(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        let padded = text.count % 4 == 0 ? text.suffix(2).filter { $0 == padding }.count : 0
        let letters = text.dropLast(padded)
        guard letters.count % 4 != 1 else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(letters.count / 4 * 3 + 2)
        var group: UInt32 = 0
        var bits = 0
        for letter in letters {
            let value = values[Int(letter)]
            guard value != 0xFF else { return nil }
            group = group << 6 | UInt32(value)
            bits += 6
            if bits >= 8 {
                bits -= 8
                bytes.append(UInt8(truncatingIfNeeded: group >> UInt32(bits)))
            }
        }
        return bytes
    }
}
