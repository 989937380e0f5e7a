/// The contents of a `.mo` file.
struct CatalogFile {
    /// Translated forms by message: one, or as many as the language has plurals.
    let forms: [String: [String]]
    let plural: PluralRule

    static let empty = CatalogFile(forms: [:], plural: .germanic)

    /// More bytes than any catalog of this program will ever have.
    static let limit = 4 << 20

    private init(forms: [String: [String]], plural: PluralRule) {
        self.forms = forms
        self.plural = plural
    }

    /// Returns `nil` if `bytes` are not a whole catalog in UTF-8.
    init?(_ bytes: [UInt8]) {
        guard let tables = Tables(bytes) else { return nil }
        var forms: [String: [String]] = [:]
        for index in 0..<tables.count {
            guard let original = tables.original(index), let translation = tables.translation(index)
            else { return nil }
            // The plural of the source language follows the key behind a NUL.
            let key = original.prefix { $0 != 0 }
            forms[String(decoding: key, as: UTF8.self)] =
                translation
                .split(separator: 0, omittingEmptySubsequences: false)
                .map { String(decoding: $0, as: UTF8.self) }
        }
        // The translation of nothing is the header.
        let header = forms.removeValue(forKey: "")?.first ?? ""
        guard Self.isUTF8(header) else { return nil }
        self.init(forms: forms, plural: Self.pluralRule(header) ?? .germanic)
    }

    private static func isUTF8(_ header: String) -> Bool {
        let words = header.lowercased().split { " ;=\n".contains($0) }
        guard let index = words.firstIndex(of: "charset") else { return false }
        return words.dropFirst(index + 1).first == "utf-8"
    }

    private static func pluralRule(_ header: String) -> PluralRule? {
        let name = "Plural-Forms:"
        guard let line = header.split(separator: "\n").first(where: { $0.hasPrefix(name) }) else {
            return nil
        }
        let fields = line.dropFirst(name.count).split(separator: ";")
        for field in fields {
            let parts = field.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0].filter({ $0 != " " }) == "plural" else { continue }
            return PluralRule(String(parts[1]))
        }
        return nil
    }
}

/// The two tables of strings that a `.mo` file begins with.
private struct Tables {
    let count: Int
    private let bytes: [UInt8]
    private let isBigEndian: Bool
    private let originals: Int
    private let translations: Int

    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 28, bytes.count <= CatalogFile.limit else { return nil }
        switch bytes.prefix(4) {
        case [0xDE, 0x12, 0x04, 0x95]: isBigEndian = false
        case [0x95, 0x04, 0x12, 0xDE]: isBigEndian = true
        default: return nil
        }
        self.bytes = bytes
        count = Self.word(bytes, at: 8, isBigEndian) ?? 0
        originals = Self.word(bytes, at: 12, isBigEndian) ?? 0
        translations = Self.word(bytes, at: 16, isBigEndian) ?? 0
        // Each message has eight bytes in each table.
        guard count <= bytes.count / 16 else { return nil }
    }

    func original(_ index: Int) -> ArraySlice<UInt8>? { string(at: originals + 8 * index) }
    func translation(_ index: Int) -> ArraySlice<UInt8>? { string(at: translations + 8 * index) }

    private func string(at entry: Int) -> ArraySlice<UInt8>? {
        guard let length = Self.word(bytes, at: entry, isBigEndian),
            let start = Self.word(bytes, at: entry + 4, isBigEndian),
            start + length <= bytes.count
        else { return nil }
        return bytes[start..<start + length]
    }

    private static func word(_ bytes: [UInt8], at index: Int, _ isBigEndian: Bool) -> Int? {
        guard index + 4 <= bytes.count else { return nil }
        let word = bytes[index..<index + 4]
        return isBigEndian
            ? word.reduce(0) { $0 << 8 | Int($1) } : word.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
