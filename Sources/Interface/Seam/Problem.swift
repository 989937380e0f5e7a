/// Why something with a file did not work, as data; ``Words`` makes the sentence.
package enum Problem: Hashable, Sendable {
    /// The system refused; `text` is its own words for `code`, an `errno`.
    case system(code: Int32, text: String)
    case isFolder
    /// A device, a socket, a pipe.
    case notAFile
    case empty
    /// Neither a drawing nor a picture in a form that is known.
    case unknownForm
    case damaged
    case truncated
    case unsupported
    case tooManyPixels(width: Int, height: Int)
    case tooManyPoints
    case tooManyBytes(limit: Int)
    case notEnoughMemory
    /// Not JSON: where it breaks, and what the reader expected or found there.
    case notJSON(line: Int, column: Int, detail: String)
    /// JSON, but no drawing.
    case notADrawing(line: Int, column: Int, detail: String)
    /// A drawing that a newer program wrote.
    case newer
    /// The disk gave back other bytes than were written.
    case differs
    case cancelled
}

/// Trouble with what lasts across runs.
package enum StorageWarning: Hashable, Sendable {
    /// The session file cannot be written: a crash would lose the work.
    case noJournal(Problem)
    case journalWorksAgain
    /// The disk does not take old steps of the history; they are drawn again when they are needed.
    case noSpill(Problem)
    /// An earlier run's work is in a form of a newer program, and was left alone.
    case newerSession(path: [UInt8])
    /// An earlier run's work cannot be read; its file was set aside under `path`.
    case sessionDamaged(path: [UInt8])
    /// The settings file was damaged and set aside under `path`.
    case settingsDamaged(path: [UInt8])
    case settingsNotSaved(Problem)
    /// A file was saved, but not with all of the extended attributes and access rights that it had.
    case attributesLost(path: [UInt8])
}
