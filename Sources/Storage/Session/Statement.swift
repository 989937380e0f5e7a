import CSQLite

/// A value in a database cell.
enum DatabaseValue {
    case integer(Int64)
    case text(String)
    case blob([UInt8])
}

/// A compiled statement of one connection.
///
/// A class because the connection's owner keeps it for the connection's life and it must be
/// finalized once.
final class Statement {
    private let handle: OpaquePointer
    private let database: Database
    /// SQLite makes its own copy of what is bound.
    private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    init(_ handle: OpaquePointer, of database: Database) {
        self.handle = handle
        self.database = database
    }

    deinit { sqlite3_finalize(handle) }

    /// Runs the statement to its end.
    func run(_ values: DatabaseValue...) throws(StorageError) {
        try start(values)
        defer { sqlite3_reset(handle) }
        while try step() {}
    }

    /// Calls `row` for every row until it returns false.
    func each(
        _ values: DatabaseValue..., row: (Statement) -> Bool
    ) throws(StorageError) {
        try start(values)
        defer { sqlite3_reset(handle) }
        while try step() {
            guard row(self) else { return }
        }
    }

    /// The whole number in a column of the current row; 0 if it holds none.
    func integer(_ column: CInt) -> Int64 { sqlite3_column_int64(handle, column) }

    /// The bytes in a column of the current row; none for NULL.
    func blob(_ column: CInt) -> [UInt8] {
        guard let start = sqlite3_column_blob(handle, column) else { return [] }
        let count = Int(sqlite3_column_bytes(handle, column))
        return [UInt8](UnsafeRawBufferPointer(start: start, count: count))
    }

    private func start(_ values: [DatabaseValue]) throws(StorageError) {
        sqlite3_reset(handle)
        for (index, value) in zip(CInt(1)..., values) {
            let code = bind(value, at: index)
            guard code == SQLITE_OK else { throw database.failure(code) }
        }
    }

    private func bind(_ value: DatabaseValue, at index: CInt) -> CInt {
        switch value {
        case .integer(let number): sqlite3_bind_int64(handle, index, number)
        case .text(let text): sqlite3_bind_text(handle, index, text, -1, Self.transient)
        case .blob(let bytes) where bytes.isEmpty: sqlite3_bind_zeroblob(handle, index, 0)
        case .blob(let bytes):
            bytes.withUnsafeBytes { buffer in
                sqlite3_bind_blob64(
                    handle, index, buffer.baseAddress, UInt64(buffer.count), Self.transient)
            }
        }
    }

    /// Whether there is another row.
    private func step() throws(StorageError) -> Bool {
        let code = sqlite3_step(handle)
        switch code {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw database.failure(code)
        }
    }
}
