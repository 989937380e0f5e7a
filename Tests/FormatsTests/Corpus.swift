import Glibc

/// The shared pictures that nobody on this project made; absent on most machines.
enum Corpus {
    static let root: String = {
        if let folder = getenv("EASEL_CORPUS") { return String(cString: folder) }
        let package = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        return "/" + package + "/../shared/corpus"
    }()

    static let isPresent = access(root, R_OK) == 0

    static let absence = "the corpus is not at ../shared/corpus nor at EASEL_CORPUS"

    /// The paths below `folder` with this ending, sorted, subfolders included.
    static func files(in folder: String, ending: String = ".png") -> [String] {
        guard let directory = opendir(root + "/" + folder) else { return [] }
        defer { closedir(directory) }
        var found: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.hasPrefix(".") { continue }
            if entry.pointee.d_type == UInt8(DT_DIR) {
                found += files(in: folder + "/" + name, ending: ending)
            } else if name.hasSuffix(ending) {
                found.append(folder + "/" + name)
            }
        }
        return found.sorted()
    }

    /// The content of a file below the root; empty if it cannot be read.
    static func bytes(_ path: String) -> [UInt8] { contents(of: root + "/" + path) }

    /// The content of any file; empty if it cannot be read.
    static func contents(of path: String) -> [UInt8] {
        guard let file = fopen(path, "re") else { return [] }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&chunk, 1, chunk.count, file)
            if count == 0 { return bytes }
            bytes += chunk[..<count]
        }
    }
}
