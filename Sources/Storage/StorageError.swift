/// What went wrong with a file, as data: the words are made where they are shown.
package enum StorageError: Error, Hashable, Sendable {
    /// The system refused one step of the work.
    case failed(FilePath, SaveStep, SystemError)
    /// The name belongs to something a picture cannot be saved to or read from.
    case refused(FilePath, FileKind)
    /// Nothing was touched: the user has to say whether to go on.
    case asks(FilePath, SaveQuestion)
    /// What the disk gave back is not what was written; the old file is untouched.
    case differs(FilePath)
    /// The file holds more bytes than the caller's limit.
    case tooLarge(FilePath, limit: Int)
    /// The contents could not be made.
    case contents
    /// The user called it off.
    case cancelled

    /// The session file could not be used; SQLite's own extended code and the `errno` under it, if any.
    case database(FilePath, code: Int32, SystemError)
    /// The file is no session file, or too damaged to be read as one.
    case damaged(FilePath)
    /// A newer program wrote the file; it is left as it was.
    case newer(FilePath, version: Int)
    /// A running program holds the session.
    case live(FilePath)
    /// This user has no home folder and no variable names another place.
    case homeless
    /// There is no thread to keep the session on.
    case thread(SystemError)
}

/// The steps of reading and saving a file, in the order a save makes them.
package enum SaveStep: Hashable, Sendable {
    case resolve
    case inspect
    case create
    case write
    case keepOwner
    case keepMode
    case synchronize
    case readBack
    case close
    case rename
    case makeFolder
    case read
    case lock
}

/// What has to be asked before a save may replace a file.
package enum SaveQuestion: Hashable, Sendable {
    /// A file the user did not open has the name.
    case exists
    /// Another program wrote the file since it was loaded or saved.
    case changed
    /// The file is marked read-only, though its folder lets it be replaced.
    case readOnly
}
