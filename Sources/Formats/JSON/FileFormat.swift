/// The form of a file that Easel writes.
package enum FileFormat: String, CaseIterable, Hashable, Sendable {
    case png, json

    /// The format that a path's ending stands for, in small or capital letters; `nil` for any other.
    ///
    /// A name that is nothing but an ending, as in `.png`, is a hidden file without one.
    package init?(path: [UInt8]) {
        let name = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).last
        let format = Self.allCases.first { format in
            guard let name, name.count > format.ending.count else { return false }
            return zip(name.suffix(format.ending.count), format.ending).allSatisfy { byte, letter in
                byte == letter || (letter >= 0x61 && byte == letter - 0x20)
            }
        }
        guard let format else { return nil }
        self = format
    }

    /// The ending of its files, with the dot.
    package var ending: [UInt8] { Array(".\(rawValue)".utf8) }

    /// The path and format to save under: where the ending is not known, `.png` is added.
    package static func completing(_ path: [UInt8]) -> (path: [UInt8], format: FileFormat) {
        FileFormat(path: path).map { (path, $0) } ?? (path + FileFormat.png.ending, .png)
    }
}
