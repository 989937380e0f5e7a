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
        return try path.call { Glibc.open($0, flags, mode) }
    }

    package func createNameless(
        in folder: FilePath, mode: mode_t
    ) throws(SystemError) -> CInt {
        // O_TMPFILE, which glibc's headers show to GNU sources only.
        let nameless: CInt = 0o20_000_000 | O_DIRECTORY
        let descriptor = try folder.call { Glibc.open($0, nameless | O_RDWR | O_CLOEXEC, mode) }
        // Without /proc there is no way to give it a name later.
        guard access(Self.place(of: descriptor), F_OK) == 0 else {
            Glibc.close(descriptor)
            throw SystemError(code: EOPNOTSUPP)
        }
        return descriptor
    }

    package func name(_ descriptor: CInt, _ path: FilePath) throws(SystemError) {
        try path.call {
            linkat(AT_FDCWD, Self.place(of: descriptor), AT_FDCWD, $0, AT_SYMLINK_FOLLOW)
        }
    }

    private static func place(of descriptor: CInt) -> String { "/proc/self/fd/\(descriptor)" }

    package func lock(_ descriptor: CInt) throws(SystemError) {
        try check(SessionLock.lock(descriptor))
    }

    package func openToRead(_ path: FilePath) throws(SystemError) -> CInt {
        try path.call { Glibc.open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    }

    package func open(_ path: FilePath) throws(SystemError) -> CInt {
        let flags = O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        return try path.call { Glibc.open($0, flags) }
    }

    package func names(in folder: FilePath) throws(SystemError) -> [FilePath] {
        var stream: OpaquePointer?
        try folder.call { name in
            stream = opendir(name)
            return stream == nil ? -1 : 0
        }
        guard let stream else { return [] }
        defer { closedir(stream) }
        var names: [FilePath] = []
        while let entry = readdir(stream) {
            let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if let name = FilePath(bytes: bytes), !name.namesFolder { names.append(name) }
        }
        return names
    }

    package func openFolder(_ path: FilePath) throws(SystemError) -> CInt {
        try path.call { Glibc.open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
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
