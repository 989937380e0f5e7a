extension SessionFile {
    /// Reads everything that can be read.
    ///
    /// Damage shows as missing edits and ``SessionContents/isSound`` false, never as an error: an
    /// edit that can still be read comes back whatever happened to its neighbors.
    package func contents() -> SessionContents {
        var contents = SessionContents()
        readEdits(into: &contents)
        readNotes(into: &contents)
        let last = contents.edits.last?.number ?? 0
        // A file that was never written to has no index and stands at 0.
        let index = readIndex() ?? (contents.edits.isEmpty && contents.isSound ? 0 : nil)
        contents.isSound = contents.isSound && index.map { 0...last ~= $0 } ?? false
        contents.missing = max(last, index ?? 0) - contents.edits.count
        contents.index = min(max(index ?? last, 0), last)
        contents.isSound = contents.isSound && contents.missing == 0 && isWellFormed
        return contents
    }

    private func readEdits(into contents: inout SessionContents) {
        let front = readEdits("SELECT seq, body, digest FROM edit ORDER BY seq")
        contents.edits = front.edits
        contents.isSound = front.isWhole
        guard !front.isWhole else { return }
        // A broken page stops a walk from either end; what lies behind it is reached from the other.
        let back = readEdits("SELECT seq, body, digest FROM edit ORDER BY seq DESC")
        let reached = front.edits.last?.number ?? 0
        contents.edits += back.edits.filter { $0.number > reached }.reversed()
    }

    /// Edits in the order of the walk, those with a wrong checksum left out.
    private func readEdits(
        _ query: StaticString
    ) -> (edits: [SessionContents.Edit], isWhole: Bool) {
        var edits: [SessionContents.Edit] = []
        var numbers: Set<Int> = []
        var isWhole = true
        do {
            try database.prepare(query).each { row in
                let (number, body) = (row.integer(0), row.blob(1))
                let isGood = row.integer(2) == SessionFormat.digest(of: body, number: number)
                // A damaged tree can lead in a circle; a number seen twice ends the walk.
                guard number > 0, isGood, let number = Int(exactly: number) else {
                    isWhole = false
                    return true
                }
                guard numbers.insert(number).inserted else { return false }
                edits.append(SessionContents.Edit(number: number, body: body))
                return true
            }
        } catch {
            isWhole = false
        }
        return (edits, isWhole)
    }

    private func readIndex() -> Int? {
        var index: Int?
        try? database.prepare("SELECT value, digest FROM position WHERE id = 0").each { row in
            let number = row.integer(0)
            let isGood = row.integer(1) == SessionFormat.digest(of: [], number: number)
            index = isGood ? Int(exactly: number) : nil
            return false
        }
        return index
    }

    private func readNotes(into contents: inout SessionContents) {
        var notes: [String: [UInt8]] = [:]
        var isWhole = true
        do {
            let query: StaticString = "SELECT CAST(key AS BLOB), value, digest FROM meta"
            try database.prepare(query).each { row in
                let (key, value) = (row.blob(0), row.blob(1))
                if row.integer(2) == SessionFormat.digest(of: key + value, number: 0) {
                    notes[String(decoding: key, as: UTF8.self)] = value
                } else {
                    isWhole = false
                }
                return true
            }
        } catch {
            isWhole = false
        }
        contents.notes = notes
        contents.isSound = contents.isSound && isWhole
    }

    /// Whether SQLite finds every page in order and would write to the file.
    private var isWellFormed: Bool {
        guard !database.isReadOnly else { return false }
        var answer: [UInt8] = []
        try? database.prepare("PRAGMA quick_check(1)").each { row in
            answer = row.blob(0)
            return false
        }
        return answer == Array("ok".utf8)
    }
}
