import Glibc

/// The layout of a session file on the disk.
enum SessionFormat {
    static let suffix = ".session"
    /// `PRAGMA user_version`.
    static let version = 2
    /// `PRAGMA application_id`, "easl".
    private static let application = 0x6561_736C

    /// SQLite holds its lock for as long as the file is open, and so needs no shared memory file;
    /// the log is forced to the disk at checkpoints and by ``synchronize(_:withName:)``.
    static let manners: StaticString = """
        PRAGMA trusted_schema = OFF;
        PRAGMA cell_size_check = ON;
        PRAGMA cache_size = -2048;
        PRAGMA locking_mode = EXCLUSIVE;
        PRAGMA journal_mode = WAL;
        PRAGMA synchronous = NORMAL;
        """

    private static let layout: StaticString = """
        BEGIN;
        PRAGMA application_id = 1700885356;
        PRAGMA user_version = 2;
        CREATE TABLE meta (key TEXT PRIMARY KEY, value BLOB, digest INTEGER) WITHOUT ROWID;
        CREATE TABLE edit (seq INTEGER PRIMARY KEY, body BLOB, digest INTEGER);
        CREATE TABLE position (id INTEGER PRIMARY KEY CHECK (id = 0), value INTEGER, digest INTEGER);
        CREATE TABLE patch (id INTEGER PRIMARY KEY, body BLOB, digest INTEGER);
        COMMIT;
        """

    /// Makes the tables before the log is switched on, so that the file alone tells what it is.
    static func lay(in database: Database) throws(StorageError) {
        try database.execute(layout)
        try database.execute(manners)
    }

    /// For this user only; SQLite gives its log the same mode.
    static func makeEmptyFile(_ path: FilePath) throws(StorageError) {
        let system = PosixFileSystem()
        try system.attempt(.create, at: path) { () throws(SystemError) in
            try system.close(system.create(path, mode: 0o600))
        }
    }

    /// Reads what the file says it is from its first bytes, without SQLite.
    static func checkHeader(of path: FilePath) throws(StorageError) {
        let (header, count) = try front(of: path)
        func number(at offset: Int) -> Int {
            header[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        guard count == header.count, header.starts(with: Array("SQLite format 3\0".utf8)),
            number(at: 68) == application
        else { throw .damaged(path) }
        let found = number(at: 60)
        guard found > 0 else { throw .damaged(path) }
        guard found <= version else { throw .newer(path, version: found) }
    }

    /// Forces a session's log to the disk, and the folder that has its name.
    ///
    /// A session without a log has nothing that is not on the disk.
    static func synchronize(_ session: FilePath, withName: Bool) throws(StorageError) {
        let log = session.adding(suffix: "-wal")
        let system = PosixFileSystem()
        do throws(SystemError) {
            // SQLite takes no locks on the log, so that closing a second descriptor harms none.
            let descriptor = try log.call { open($0, O_RDWR | O_CLOEXEC) }
            defer { close(descriptor) }
            guard fdatasync(descriptor) == 0 else { throw SystemError.last }
            guard withName else { return }
            let folder = try system.openFolder(session.parent)
            defer { close(folder) }
            try system.synchronize(folder)
        } catch  where error.meansMissing {
        } catch {
            throw .failed(log, .synchronize, error)
        }
    }

    /// The first 100 bytes of a file, and how many it had.
    private static func front(of path: FilePath) throws(StorageError) -> ([UInt8], count: Int) {
        var bytes = [UInt8](repeating: 0, count: 100)
        do throws(SystemError) {
            let descriptor = try path.call { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
            defer { close(descriptor) }
            let count = try PosixFileSystem().read(into: &bytes, from: descriptor, at: 0)
            return (bytes, count)
        } catch {
            throw .failed(path, .read, error)
        }
    }

    /// A row's checksum; the row's number is in it, so that a row can't turn up in another's place.
    static func digest(of body: [UInt8], number: Int64) -> Int64 {
        var digest = Digest(of: body)
        withUnsafeBytes(of: number.littleEndian) { digest.add($0) }
        return Int64(bitPattern: digest.value)
    }

    /// What a picture's file is known by: the same for the same bytes, and a whole number in JSON too.
    static func number(ofPicture file: [UInt8]) -> Int {
        Int(digest(of: file, number: 0) & 0x1F_FFFF_FFFF_FFFF)
    }

    /// The name under which a picture's file is noted.
    static func key(ofPicture number: Int) -> String { "picture.\(number)" }

    static func remove(_ path: FilePath) {
        let system = PosixFileSystem()
        try? system.remove(path)
        try? system.remove(path.adding(suffix: "-wal"))
        try? system.remove(path.adding(suffix: "-journal"))
    }

    /// Gives the file and its log names that are not looked for; SQLite's tools still open them.
    static func setAside(_ path: FilePath) -> FilePath {
        let system = PosixFileSystem()
        let kept = path.adding(suffix: ".damaged")
        try? system.rename(path, to: kept)
        let log = path.adding(suffix: "-wal")
        try? system.rename(log, to: kept.adding(suffix: "-wal"))
        return kept
    }
}
