import Glibc

/// The bytes of a file and the state it was in when they were read.
package struct FileContents: Sendable {
    package let bytes: [UInt8]
    package let stamp: FileStamp

    /// Reads a regular file whole.
    ///
    /// A pipe or device is refused before it can block, a file of more than `limit` bytes before
    /// memory is taken; one that grows meanwhile is refused when it passes the limit.
    package static func read(_ path: FilePath, limit: Int) throws(StorageError) -> FileContents {
        let system = PosixFileSystem()
        let descriptor = try system.attempt(.read, at: path) { () throws(SystemError) in
            try path.call { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
        }
        defer { close(descriptor) }
        let before = try system.attempt(.inspect, at: path) { () throws(SystemError) in
            try system.status(of: descriptor)
        }
        guard before.kind == .file else { throw .refused(path, before.kind) }
        guard before.stamp.size <= limit else { throw .tooLarge(path, limit: limit) }

        var bytes: [UInt8] = []
        bytes.reserveCapacity(Int(before.stamp.size))
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count <= limit {
            let offset = bytes.count
            let count = try system.attempt(.read, at: path) { () throws(SystemError) in
                try system.read(into: &chunk, from: descriptor, at: offset)
            }
            guard count > 0 else {
                var stamp = before.stamp
                stamp.digest = Digest(of: bytes).value
                return FileContents(bytes: bytes, stamp: stamp)
            }
            bytes += chunk[..<count]
        }
        throw .tooLarge(path, limit: limit)
    }
}
