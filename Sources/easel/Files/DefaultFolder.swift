import Glibc
import Storage

/// Where drawings without a name go, and where choosing begins.
enum DefaultFolder {
    /// The current folder for who works in a terminal; else, as that may be anything, the user's
    /// pictures.
    static func path(_ folders: Folders) -> FilePath {
        let isInTerminal = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].contains { isatty($0) == 1 }
        guard !isInTerminal, let chosen = pictures(folders) ?? folders.home else { return current }
        return chosen
    }

    private static var current: FilePath {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        guard getcwd(&buffer, buffer.count) != nil else { return .root }
        return FilePath(bytes: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }) ?? .root
    }

    /// The folder that `user-dirs.dirs` names; `nil` where there is none to write to.
    private static func pictures(_ folders: Folders) -> FilePath? {
        guard let file = folders.configuration?.parent.appending("user-dirs.dirs"),
            let bytes = try? FileContents.read(file, limit: 1 << 16).bytes,
            let path = picturesFolder(in: bytes, home: folders.home),
            (try? PosixFileSystem().status(of: path))?.kind == .folder,
            path.withCString({ access($0, W_OK) }) == 0
        else { return nil }
        return path
    }

    /// The value of `XDG_PICTURES_DIR="$HOME/…"` or `"/…"`, the last one that there is.
    private static func picturesFolder(in bytes: [UInt8], home: FilePath?) -> FilePath? {
        let name = Array("XDG_PICTURES_DIR=\"".utf8)
        let variable = Array("$HOME".utf8)
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        guard let line = lines.last(where: { $0.starts(with: name) }) else { return nil }
        let value = unquoted(line.dropFirst(name.count))
        guard value.starts(with: variable) else {
            return FilePath(bytes: value).flatMap { $0.isAbsolute ? $0 : nil }
        }
        return home.flatMap { FilePath(bytes: $0.bytes + value.dropFirst(variable.count)) }
    }

    /// What stands before the closing quote; a backslash takes the meaning from what follows it.
    private static func unquoted(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var value: [UInt8] = []
        var rest = text
        while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
            if byte == UInt8(ascii: "\\"), let next = rest.popFirst() {
                value.append(next)
            } else {
                value.append(byte)
            }
        }
        return value
    }
}
