import Glibc
import Storage
import Testing

/// A folder of a test's own, removed with everything in it when the test is done.
final class Scratch {
    let folder: FilePath

    /// In memory where thousands of forced writes would take minutes.
    init(inMemory: Bool = false) {
        let place = inMemory && access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
        var template = Array("\(place)/easel-test-XXXXXX".utf8CString)
        guard let made = mkdtemp(&template), let folder = FilePath(cString: made) else {
            preconditionFailure("no temporary folder")
        }
        self.folder = folder
    }

    deinit {
        _ = Child.run(["chmod", "-R", "u+rwX", folder.display])
        _ = Child.run(["rm", "-rf", folder.display])
    }

    func path(_ name: String) -> FilePath {
        guard let name = FilePath(name) else { return folder }
        return folder.appending(name)
    }

    func path(bytes: [UInt8]) -> FilePath {
        guard let name = FilePath(bytes: bytes) else { return folder }
        return folder.appending(name)
    }

    @discardableResult
    func write(_ bytes: [UInt8], to path: FilePath) -> FilePath {
        Disk.write(bytes, to: path)
        return path
    }
}

extension Scratch {
    /// Mounts something on a folder for as long as `body` runs; skips where that is not allowed.
    func withMount(_ words: [String], _ body: (FilePath) throws -> Void) throws {
        let mounted = path("mounted")
        _ = mounted.withCharacters { mkdir($0, 0o755) }
        guard Child.run(["mount"] + words + [mounted.display])?.exitCode == 0 else {
            try Test.cancel("mounting needs root")
        }
        defer { _ = Child.run(["umount", mounted.display]) }
        try body(mounted)
    }
}
