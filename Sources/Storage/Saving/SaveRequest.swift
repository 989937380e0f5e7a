/// Where to save, and what the user has already agreed to.
package struct SaveRequest: Hashable, Sendable {
    package var path: FilePath
    /// The state of the file when it was loaded or last saved; `nil` if it is not the open file.
    package var known: FileStamp?
    /// The questions the user has answered with yes.
    package var answered: Set<SaveQuestion>

    package init(
        _ path: FilePath, known: FileStamp? = nil, answered: Set<SaveQuestion> = []
    ) {
        self.path = path
        self.known = known
        self.answered = answered
    }
}

/// How a save ended that put the new file in place.
package enum SaveOutcome: Hashable, Sendable {
    /// The file and its name are on the disk.
    case saved(FileStamp)
    /// As ``saved(_:)``, but without some of the old file's extended attributes or access control list.
    case bare(FileStamp)
    /// The file is in place, but the disk reported an error while keeping its name.
    case doubtful(FileStamp, SystemError)

    /// What to know the file by from now on.
    package var stamp: FileStamp {
        switch self {
        case .saved(let stamp), .bare(let stamp), .doubtful(let stamp, _): stamp
        }
    }
}
