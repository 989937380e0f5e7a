import Foundation

/// A temporary folder.
///
/// A class because it removes itself, with all it holds, when nobody has it any more.
package final class Folder {
    package let path: String

    package init() throws(RigError) {
        let parent = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"
        var template = Array("\(parent)/easel-test-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw .cannotMakeFolder(code: errno) }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The path of an entry, whether it exists or not.
    package func path(_ name: String) -> String { "\(path)/\(name)" }

    package func makeFolder(_ name: String) throws(RigError) -> String {
        guard mkdir(path(name), 0o700) == 0 || errno == EEXIST else {
            throw .cannotMakeFolder(code: errno)
        }
        return path(name)
    }

    /// The bytes of an entry; `nil` where it cannot be read.
    package func contents(_ name: String) -> [UInt8]? {
        FileManager.default.contents(atPath: path(name)).map { Array($0) }
    }

    /// The names of all entries, sorted.
    package var names: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
    }

    /// The names of all entries of a folder in it, sorted.
    package func names(in folder: String) -> [String] { entries(of: path(folder)).sorted() }

    package func write(_ bytes: [UInt8], to name: String) throws(RigError) {
        guard FileManager.default.createFile(atPath: path(name), contents: Data(bytes)) else {
            throw .cannotWrite(path: path(name))
        }
    }

    package func text(_ name: String) -> String {
        String(decoding: contents(name) ?? [], as: UTF8.self)
    }
}
