import Glibc
import Storage

/// Plain file operations for arranging and checking, independent of what is being tested.
enum Disk {
    static func write(_ bytes: [UInt8], to path: FilePath) {
        let file = path.withCharacters { fopen($0, "w") }
        guard let file else { preconditionFailure("cannot arrange \(path.display): \(errno)") }
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }

    static func read(_ path: FilePath) -> [UInt8]? {
        guard let file = path.withCharacters({ fopen($0, "r") }) else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&chunk, 1, chunk.count, file)
            guard count > 0 else { return bytes }
            bytes += chunk[..<count]
        }
    }

    static func status(_ path: FilePath) -> stat? {
        var raw = stat()
        return path.withCharacters { lstat($0, &raw) } == 0 ? raw : nil
    }

    static func mode(_ path: FilePath) -> mode_t? {
        status(path).map { $0.st_mode & 0o7777 }
    }

    static func names(in folder: FilePath) -> Set<[UInt8]> {
        guard let stream = folder.withCharacters({ opendir($0) }) else { return [] }
        defer { closedir(stream) }
        var names: Set<[UInt8]> = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if name != [46], name != [46, 46] { names.insert(name) }
        }
        return names
    }
}

extension FilePath {
    func withCharacters<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        (bytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { preconditionFailure("never empty") }
            return body(start)
        }
    }
}
