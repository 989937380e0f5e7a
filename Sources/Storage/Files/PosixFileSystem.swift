package import Glibc

/// The real thing.
package struct PosixFileSystem: FileSystem {
    package init() {}

    package func resolve(_ path: FilePath) throws(SystemError) -> FilePath {
        var characters: UnsafeMutablePointer<CChar>?
        try path.call { name in
            characters = realpath(name, nil)
            return characters == nil ? -1 : 0
        }
        defer { free(characters) }
        guard let characters, let found = FilePath(cString: characters) else {
            throw SystemError(code: ENOENT)
        }
        return found
    }

    package func linkTarget(of path: FilePath) throws(SystemError) -> FilePath {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = try path.call { readlink($0, &buffer, buffer.count) }
        let bytes = buffer.prefix(length).map { UInt8(bitPattern: $0) }
        guard length < buffer.count, let target = FilePath(bytes: bytes) else {
            throw SystemError(code: ENAMETOOLONG)
        }
        return target
    }

    package func status(of path: FilePath) throws(SystemError) -> FileStatus {
        var raw = stat()
        try path.call { stat($0, &raw) }
        return FileStatus(raw)
    }

    package func status(of descriptor: CInt) throws(SystemError) -> FileStatus {
        var raw = stat()
        try check(fstat(descriptor, &raw))
        return FileStatus(raw)
    }

    package func checkWritable(_ path: FilePath) throws(SystemError) {
        try path.call { faccessat(AT_FDCWD, $0, W_OK, AT_EACCESS) }
    }

    package func create(_ path: FilePath, mode: mode_t) throws(SystemError) -> CInt {
        let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        return try path.call { open($0, flags, mode) }
    }

    package func openFolder(_ path: FilePath) throws(SystemError) -> CInt {
        try path.call { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    }

    package func setOwner(_ owner: uid_t, group: gid_t, of descriptor: CInt) throws(SystemError) {
        try check(fchown(descriptor, owner, group))
    }

    package func setMode(_ mode: mode_t, of descriptor: CInt) throws(SystemError) {
        try check(fchmod(descriptor, mode))
    }

    package func write(
        _ bytes: UnsafeRawBufferPointer, to descriptor: CInt
    ) throws(SystemError) -> Int {
        try check(Glibc.write(descriptor, bytes.baseAddress, bytes.count))
    }

    package func synchronize(_ descriptor: CInt) throws(SystemError) {
        try check(fsync(descriptor))
    }

    package func forgetCache(of descriptor: CInt) throws(SystemError) {
        let code = posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED)
        guard code == 0 else { throw SystemError(code: code) }
    }

    package func read(
        into buffer: inout [UInt8], from descriptor: CInt, at offset: Int
    ) throws(SystemError) -> Int {
        try check(pread(descriptor, &buffer, buffer.count, offset))
    }

    package func close(_ descriptor: CInt) throws(SystemError) {
        try check(Glibc.close(descriptor))
    }

    package func rename(_ old: FilePath, to new: FilePath) throws(SystemError) {
        try old.call(with: new) { Glibc.rename($0, $1) }
    }

    package func link(_ old: FilePath, to new: FilePath) throws(SystemError) {
        try old.call(with: new) { Glibc.link($0, $1) }
    }

    package func remove(_ path: FilePath) throws(SystemError) {
        try path.call { unlink($0) }
    }

    @discardableResult
    private func check<Number: SignedInteger>(_ result: Number) throws(SystemError) -> Number {
        guard result >= 0 else { throw .last }
        return result
    }
}
