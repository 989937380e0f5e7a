/// One line of the settings file.
enum SettingsLine: Equatable, Sendable {
    /// A key and its value, unescaped.
    case entry(String, [UInt8])
    /// A comment or a blank line.
    case other(String)

    private static let backslash = UInt8(ascii: "\\")

    /// `nil` if the line is no comment, no entry, or not text.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard !bytes.contains(where: { $0 < 0x20 && $0 != 9 || $0 == 0x7F }),
            let text = String(validating: bytes, as: UTF8.self)
        else { return nil }
        guard let first = bytes.first(where: { !Self.isBlank($0) }), first != UInt8(ascii: "#")
        else {
            self = .other(text)
            return
        }
        guard let cut = bytes.firstIndex(of: UInt8(ascii: "=")) else { return nil }
        let key = String(decoding: Self.trimmed(bytes[..<cut]), as: UTF8.self)
        guard Self.isKey(key), let value = Self.unescaped(Self.trimmed(bytes[(cut + 1)...])) else {
            return nil
        }
        self = .entry(key, value)
    }

    static func isKey(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"),
                    UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    var encoded: [UInt8] {
        switch self {
        case .entry(let key, let value): Array("\(key) = ".utf8) + Self.escaped(value)
        case .other(let text): Array(text.utf8)
        }
    }

    /// The value with everything that is not plain text written as `\xHH`.
    private static func escaped(_ value: [UInt8]) -> [UInt8] {
        let isText = String(validating: value, as: UTF8.self) != nil
        return value.indices.flatMap { index -> [UInt8] in
            let byte = value[index]
            let isEdge = index == value.startIndex || index == value.endIndex - 1
            let isPlain =
                byte > 0x20 && byte < 0x7F && byte != backslash
                || byte == 0x20 && !isEdge || byte >= 0x80 && isText
            return isPlain ? [byte] : [backslash, UInt8(ascii: "x")] + hex(byte)
        }
    }

    private static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
        var value: [UInt8] = []
        var rest = bytes
        while let byte = rest.popFirst() {
            guard byte == backslash else {
                value.append(byte)
                continue
            }
            let digits = String(decoding: rest.dropFirst().prefix(2), as: UTF8.self)
            guard rest.first == UInt8(ascii: "x"), digits.utf8.count == 2,
                digits.allSatisfy(\.isHexDigit), let code = UInt8(digits, radix: 16)
            else { return nil }
            value.append(code)
            rest = rest.dropFirst(3)
        }
        return value
    }

    private static func hex(_ byte: UInt8) -> [UInt8] {
        let digits = Array("0123456789abcdef".utf8)
        return [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 9 }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var rest = bytes.drop(while: isBlank)
        while let last = rest.last, isBlank(last) { rest.removeLast() }
        return rest
    }
}
