/// Where a file is, as the bytes the kernel takes: never empty, never with a zero byte inside.
///
/// Linux names are bytes, not text: a file called `0xFF.png` has no spelling in UTF-8 and still has
/// to open and save under exactly that name.
package struct FilePath: Hashable, Sendable {
    package let bytes: [UInt8]

    /// `nil` for no bytes at all, and for a zero byte, which would silently name another file.
    package init?(bytes: [UInt8]) {
        guard !bytes.isEmpty, !bytes.contains(0) else { return nil }
        self.bytes = bytes
    }

    /// `nil` for empty text and for text with a NUL in it.
    package init?(_ text: String) {
        self.init(bytes: Array(text.utf8))
    }

    /// The path a C string holds, as in `argv`; `nil` for an empty one.
    package init?(cString: UnsafePointer<CChar>) {
        var bytes: [UInt8] = []
        var next = cString
        while next.pointee != 0 {
            bytes.append(UInt8(bitPattern: next.pointee))
            next += 1
        }
        self.init(bytes: bytes)
    }

    private init(trusted bytes: some Sequence<UInt8>) {
        self.bytes = Array(bytes)
    }

    package static let currentFolder = FilePath(trusted: [UInt8(ascii: ".")])
    package static let root = FilePath(trusted: [slash])

    private static let slash = UInt8(ascii: "/")
    private static let dot = UInt8(ascii: ".")

    package var isAbsolute: Bool { bytes[0] == Self.slash }

    /// Whether the spelling can only mean a folder: it ends in `/`, `.` or `..`.
    package var namesFolder: Bool {
        let last = bytes.split(separator: Self.slash, omittingEmptySubsequences: false).last ?? []
        return last.isEmpty || last == [Self.dot] || last == [Self.dot, Self.dot]
    }

    /// The folder this lies in: `.` for a bare name, `/` for the root itself.
    package var parent: FilePath {
        let trimmed = trimmed
        guard let cut = trimmed.lastIndex(of: Self.slash) else {
            return trimmed.isEmpty ? .root : .currentFolder
        }
        let folder = Self.withoutTrailingSlashes(trimmed[..<cut])
        return folder.isEmpty ? .root : FilePath(trusted: folder)
    }

    /// The bytes after the last slash; `/` for the root.
    package var lastComponent: [UInt8] {
        let trimmed = trimmed
        guard !trimmed.isEmpty else { return [Self.slash] }
        return Array(trimmed[(trimmed.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0)...])
    }

    /// The whole path for people: bytes that are not UTF-8 and control characters become U+FFFD.
    package var display: String { Self.readable(bytes) }

    /// This folder's entry `name`; an absolute `name` stands for itself.
    package func appending(_ name: FilePath) -> FilePath {
        if name.isAbsolute { return name }
        let separator = bytes.last == Self.slash ? [] : [Self.slash]
        return FilePath(trusted: bytes + separator + name.bytes)
    }

    /// The same path with ASCII `suffix` glued to its name.
    ///
    /// - Precondition: `suffix` has no zero byte.
    package func adding(suffix: StaticString) -> FilePath {
        FilePath(trusted: trimmed + Self.bytes(of: suffix))
    }

    /// This folder's entry with a name known at compile time.
    ///
    /// - Precondition: `name` is not empty and has no zero byte.
    package func appending(_ name: StaticString) -> FilePath {
        appending(FilePath(trusted: Self.bytes(of: name)))
    }

    /// Lends the path as a C string.
    package func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        let characters = bytes.map { CChar(bitPattern: $0) } + [0]
        return characters.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { preconditionFailure("a path has bytes") }
            return body(start)
        }
    }

    private var trimmed: ArraySlice<UInt8> { Self.withoutTrailingSlashes(bytes[...]) }

    private static func withoutTrailingSlashes(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var rest = bytes
        while rest.last == slash { rest.removeLast() }
        return rest
    }

    private static func bytes(of text: StaticString) -> [UInt8] {
        let bytes = text.withUTF8Buffer { Array($0) }
        precondition(
            !bytes.isEmpty && !bytes.contains(0), "a name has bytes and no zero among them")
        return bytes
    }

    private static func readable(_ bytes: [UInt8]) -> String {
        let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
            scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar
        }
        return String(String.UnicodeScalarView(scalars))
    }
}
