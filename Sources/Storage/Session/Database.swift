import CSQLite

/// A connection to one SQLite file and the lock that makes it the only one.
///
/// Used by one thread at a time.
///
/// A class because statements share it and the connection must close after the last of them.
final class Database {
    let path: FilePath
    let handle: OpaquePointer
    /// Held until the connection is closed, which may still write.
    let lock: SessionLock

    /// Opens an existing file; an empty one becomes a database with the first write.
    init(_ path: FilePath, lock: consuming SessionLock) throws(StorageError) {
        var opened: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
        let code = path.withCString { sqlite3_open_v2($0, &opened, flags, nil) }
        guard let opened else {
            throw .database(path, code: code, SystemError(code: 0))
        }
        handle = opened
        self.path = path
        self.lock = lock
        // The reason alone, without the detail, can't tell a full disk from a broken one.
        sqlite3_extended_result_codes(handle, 1)
        guard code == SQLITE_OK else { throw failure(code) }
    }

    deinit { sqlite3_close_v2(handle) }

    /// Runs statements that return nothing of interest.
    func execute(_ statements: StaticString) throws(StorageError) {
        let code = sqlite3_exec(handle, String(describing: statements), nil, nil, nil)
        guard code == SQLITE_OK else { throw failure(code) }
    }

    func prepare(_ statement: StaticString) throws(StorageError) -> Statement {
        var prepared: OpaquePointer?
        let code = sqlite3_prepare_v3(
            handle, String(describing: statement), -1, UInt32(SQLITE_PREPARE_PERSISTENT),
            &prepared, nil)
        guard code == SQLITE_OK, let prepared else { throw failure(code) }
        return Statement(prepared, of: self)
    }

    /// Whether the file's header or its mode forbids writing.
    var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") != 0 }

    /// Runs `body` so that all it writes is there afterwards, or, if it throws, nothing.
    func transaction(_ body: () throws(StorageError) -> Void) throws(StorageError) {
        try execute("BEGIN IMMEDIATE")
        do {
            try body()
            try execute("COMMIT")
        } catch {
            // Fails where SQLite has rolled back by itself, as it does on a full disk.
            try? execute("ROLLBACK")
            throw error
        }
    }

    func failure(_ code: CInt) -> StorageError {
        switch code & 0xFF {
        case SQLITE_NOTADB, SQLITE_CORRUPT: .damaged(path)
        default: .database(path, code: code, SystemError(code: sqlite3_system_errno(handle)))
        }
    }
}
