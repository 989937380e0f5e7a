import Glibc

/// Tells a running program's session from a dead one's, and counts the tries to recover it.
///
/// The lock lies on a file beside the session, because closing any descriptor of the session itself
/// would drop SQLite's own locks. It belongs to the open file, not to the process: it ends with the
/// process however that ends, and two sessions of one process exclude each other. The file's size
/// is the number of tries, so that counting one is a single append that needs no database.
struct SessionLock: ~Copyable {
    private let path: FilePath
    private let descriptor: CInt

    /// `F_OFD_GETLK` and `F_OFD_SETLK`, which glibc's headers show to GNU sources only.
    private static var query: CInt { 36 }
    private static var set: CInt { 37 }

    /// Takes the lock of the session at `session`, or throws ``StorageError/live(_:)``.
    init(session: FilePath) throws(StorageError) {
        path = Self.path(of: session)
        descriptor = try Self.locked(path, session: session)
    }

    deinit {
        // Closing is not enough: a child forked by another thread may hold a copy until it execs.
        var nothing = Self.exclusive
        nothing.l_type = Int16(F_UNLCK)
        _ = fcntl(descriptor, Self.set, &nothing)
        close(descriptor)
    }

    static func path(of session: FilePath) -> FilePath { session.adding(suffix: ".lock") }

    /// Whether a running program has the session; in doubt, yes.
    static func isHeld(session: FilePath) -> Bool {
        do throws(SystemError) {
            let descriptor = try path(of: session).call { open($0, O_RDWR | O_CLOEXEC) }
            defer { close(descriptor) }
            var wanted = exclusive
            guard fcntl(descriptor, query, &wanted) == 0 else { return true }
            return wanted.l_type != Int16(F_UNLCK)
        } catch {
            return error.code != ENOENT
        }
    }

    /// How often recovering the session was begun and not finished.
    static func attempts(session: FilePath) -> Int {
        let status = try? PosixFileSystem().status(of: path(of: session))
        return status.map { Int($0.stamp.size) } ?? 0
    }

    /// Counts one try, on the disk before anything of the session is touched.
    func countAttempt() throws(StorageError) {
        var mark = UInt8(ascii: "x")
        guard lseek(descriptor, 0, SEEK_END) >= 0, write(descriptor, &mark, 1) == 1,
            fsync(descriptor) == 0
        else { throw .failed(path, .write, .last) }
    }

    /// Forgets the tries: the session proved to be good.
    func clearAttempts() {
        ftruncate(descriptor, 0)
    }

    /// Removes the lock file; the lock itself ends with this value.
    func remove() {
        try? PosixFileSystem().remove(path)
    }

    /// Takes the lock of an open file; negative where it fails.
    static func lock(_ descriptor: CInt) -> CInt {
        var wanted = exclusive
        return fcntl(descriptor, set, &wanted)
    }

    private static var exclusive: flock {
        var lock = flock()
        lock.l_type = Int16(F_WRLCK)
        lock.l_whence = Int16(SEEK_SET)
        return lock
    }

    private static func locked(
        _ path: FilePath, session: FilePath
    ) throws(StorageError) -> CInt {
        while true {
            let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW
            let descriptor = try PosixFileSystem().attempt(.lock, at: path) {
                () throws(SystemError) in
                try path.call { open($0, flags, 0o600) }
            }
            guard lock(descriptor) == 0 else {
                let error = SystemError.last
                close(descriptor)
                let isTaken = error.code == EAGAIN || error.code == EACCES
                throw isTaken ? .live(session) : .failed(path, .lock, error)
            }
            var raw = stat()
            if fstat(descriptor, &raw) == 0, raw.st_nlink > 0 { return descriptor }
            // The last holder removed the file between our open and our lock.
            close(descriptor)
        }
    }
}
