/// The journal of one running program: its edits, its place in the history, its spilled patches.
///
/// A SQLite database in WAL mode that only this program opens; file and lock are let go of with this
/// value. It belongs to one thread at a time.
/// Every row carries a checksum, because SQLite notices a damaged page only where its own
/// structure is hurt.
package struct SessionFile: ~Copyable {
    package let path: FilePath
    let database: Database
    private let statements: SessionStatements

    /// Creates an empty session under a name of its own.
    package static func create(in folder: FilePath) throws(StorageError) -> SessionFile {
        try Folders.make(folder)
        let random = String(UInt64.random(in: .min ... .max), radix: 16)
        guard let name = FilePath(random + SessionFormat.suffix) else { throw .contents }
        let path = folder.appending(name)
        let lock = try SessionLock(session: path)
        do {
            try SessionFormat.makeEmptyFile(path)
            let database = try Database(path, lock: lock)
            try SessionFormat.lay(in: database)
            return try SessionFile(database, SessionStatements(database))
        } catch {
            SessionFormat.remove(path)
            try? PosixFileSystem().remove(SessionLock.path(of: path))
            throw error
        }
    }

    /// Opens a session whose lock is held.
    ///
    /// Throws ``StorageError/newer(_:version:)`` before SQLite sees the file and could change it.
    static func open(_ path: FilePath, lock: consuming SessionLock) throws(StorageError)
        -> SessionFile
    {
        try SessionFormat.checkHeader(of: path)
        let database = try Database(path, lock: lock)
        try database.execute(SessionFormat.manners)
        return try SessionFile(database, SessionStatements(database))
    }

    private init(_ database: Database, _ statements: SessionStatements) {
        self.database = database
        self.statements = statements
        path = database.path
    }

    /// Puts an edit above `index` edits, drops those it replaces, and moves the index onto it.
    package func append(_ body: [UInt8], above index: Int) throws(StorageError) {
        let number = Int64(index) + 1
        try database.transaction { () throws(StorageError) in
            try statements.dropAbove.run(.integer(Int64(index)))
            let digest = SessionFormat.digest(of: body, number: number)
            try statements.insertEdit.run(.integer(number), .blob(body), .integer(digest))
            try move(to: index + 1)
        }
    }

    /// Says how many edits are done and not undone.
    package func move(to index: Int) throws(StorageError) {
        let number = Int64(index)
        try statements.moveIndex.run(
            .integer(number), .integer(SessionFormat.digest(of: [], number: number)))
    }

    /// Keeps a value under a name, such as the path of the open file.
    package func note(_ value: [UInt8], for key: String) throws(StorageError) {
        let digest = SessionFormat.digest(of: Array(key.utf8) + value, number: 0)
        try statements.putNote.run(.text(key), .blob(value), .integer(digest))
    }

    /// Keeps a picture's file, unless it is there already, and returns its number.
    package func keep(picture file: [UInt8]) throws(StorageError) -> Int {
        let number = SessionFormat.number(ofPicture: file)
        let key = SessionFormat.key(ofPicture: number)
        var isThere = false
        try statements.findNote.each(.text(key)) { _ in
            isThere = true
            return false
        }
        if !isThere { try note(file, for: key) }
        return number
    }

    /// Keeps a packed patch under `id`, in the place of the one that had it.
    package func store(_ patch: [UInt8], id: Int) throws(StorageError) {
        let digest = SessionFormat.digest(of: patch, number: Int64(id))
        try statements.putPatch.run(.integer(Int64(id)), .blob(patch), .integer(digest))
    }

    /// The patch as it was stored; `nil` if there is none or it was damaged since.
    package func patch(id: Int) throws(StorageError) -> [UInt8]? {
        var found: [UInt8]?
        try statements.getPatch.each(.integer(Int64(id))) { row in
            let body = row.blob(0)
            if row.integer(1) == SessionFormat.digest(of: body, number: Int64(id)) { found = body }
            return false
        }
        return found
    }

    /// Forgets a patch; there need not be one.
    package func drop(patch id: Int) throws(StorageError) {
        try statements.deletePatch.run(.integer(Int64(id)))
    }

    /// Forgets every patch: a history made again from the edits makes its own.
    package func dropPatches() throws(StorageError) {
        try database.execute("DELETE FROM patch")
    }

    /// Forces what was written to the disk, so that a power cut can't take it.
    package func synchronize() throws(StorageError) {
        try SessionFormat.synchronize(path, withName: true)
    }

    /// Forgets the tries to recover this session: it was, and works.
    package func confirm() { database.lock.clearAttempts() }

    /// Deletes the session; only ever on the user's word.
    package consuming func discard() {
        SessionFormat.remove(path)
        database.lock.remove()
    }

    /// Renames the file and its log so that it is kept but never offered again.
    @discardableResult
    package consuming func setAside() -> FilePath {
        let kept = SessionFormat.setAside(path)
        database.lock.remove()
        return kept
    }
}
