/// Names of files, which are bytes and need not be text.
enum FileName {
    /// The bytes as text that any settings file can hold: all but plain ASCII as `%XX`.
    static func escaped(_ bytes: [UInt8]) -> String {
        var text = ""
        for byte in bytes {
            if (0x21..<0x7F).contains(byte), byte != UInt8(ascii: "%") {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                text += "%" + (digits.count < 2 ? "0" : "") + digits
            }
        }
        return text
    }

    /// What ``escaped(_:)`` was made from; `nil` if nothing was.
    static func unescaped(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = String(decoding: rest.prefix(2), as: UTF8.self)
            guard digits.utf8.count == 2, let value = UInt8(digits, radix: 16) else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return bytes.isEmpty ? nil : bytes
    }

    /// The part behind the last slash.
    static func last(_ path: [UInt8]) -> [UInt8] {
        Array(path[(path.lastIndex(of: slash).map { $0 + 1 } ?? 0)...])
    }

    /// The part before the last slash, without it; `nil` where there is none.
    static func folder(_ path: [UInt8]) -> [UInt8]? {
        guard let index = path.lastIndex(of: slash) else { return nil }
        return index == 0 ? [slash] : Array(path[..<index])
    }

    /// A name without its ending.
    static func stem(_ name: [UInt8]) -> [UInt8] {
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return name }
        return Array(name[..<dot])
    }

    /// A name in a folder.
    static func joined(_ folder: [UInt8], _ name: [UInt8]) -> [UInt8] {
        guard let last = folder.last else { return name }
        return last == slash ? folder + name : folder + [slash] + name
    }

    /// What a person sees of a name.
    static func shown(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    /// The form that the ending of a name stands for; `nil` for any other.
    static func form(_ path: [UInt8]) -> FileForm? {
        let name = shown(last(path)).lowercased()
        if name.hasSuffix(".png") { return .png }
        return name.hasSuffix(".json") ? .json : nil
    }

    /// An absolute path without `.` and `..`, as a shell goes through folders: what ends in one of them,
    /// or in a slash, ends in a slash.
    static func withoutDots(_ path: [UInt8]) -> [UInt8] {
        let dot = UInt8(ascii: ".")
        var parts: [ArraySlice<UInt8>] = []
        var isFolder = false
        for part in path.split(separator: slash, omittingEmptySubsequences: false).dropFirst() {
            isFolder = part.isEmpty || part == [dot] || part == [dot, dot]
            if part == [dot, dot] { _ = parts.popLast() } else if !isFolder { parts.append(part) }
        }
        let joined = parts.flatMap { [slash] + $0 }
        return isFolder || joined.isEmpty ? joined + [slash] : joined
    }

    /// Whether the ending is one of those that pictures have.
    static func isPicture(_ name: [UInt8]) -> Bool {
        let name = shown(last(name)).lowercased()
        return [".png", ".jpg", ".jpeg", ".jpe", ".jfif"].contains { name.hasSuffix($0) }
    }

    static let slash = UInt8(ascii: "/")
}
