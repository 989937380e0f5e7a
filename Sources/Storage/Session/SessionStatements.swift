/// What a session file is written with, compiled once.
struct SessionStatements {
    let dropAbove: Statement
    let insertEdit: Statement
    let moveIndex: Statement
    let putNote: Statement
    let findNote: Statement
    let putPatch: Statement
    let getPatch: Statement
    let deletePatch: Statement

    init(_ database: Database) throws(StorageError) {
        dropAbove = try database.prepare("DELETE FROM edit WHERE seq > ?")
        insertEdit = try database.prepare("INSERT INTO edit (seq, body, digest) VALUES (?, ?, ?)")
        moveIndex = try database.prepare(
            "REPLACE INTO position (id, value, digest) VALUES (0, ?, ?)")
        putNote = try database.prepare("REPLACE INTO meta (key, value, digest) VALUES (?, ?, ?)")
        findNote = try database.prepare("SELECT 1 FROM meta WHERE key = ?")
        putPatch = try database.prepare("REPLACE INTO patch (id, body, digest) VALUES (?, ?, ?)")
        getPatch = try database.prepare("SELECT body, digest FROM patch WHERE id = ?")
        deletePatch = try database.prepare("DELETE FROM patch WHERE id = ?")
    }
}
