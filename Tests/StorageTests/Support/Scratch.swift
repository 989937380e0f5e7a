import Glibc
import Storage

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
