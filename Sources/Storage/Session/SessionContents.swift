/// Everything a session file gives back.
package struct SessionContents: Sendable {
    /// One row of the journal.
    package struct Edit: Hashable, Sendable {
        /// The edit's place in the history, from 1.
        package let number: Int
        package let body: [UInt8]
    }

    /// The readable edits in order; with damage, numbers may be missing.
    package var edits: [Edit] = []
    /// How many of the edits are done and not undone, 0 for the empty board.
    package var index = 0
    /// Values under names.
    package var notes: [String: [UInt8]] = [:]
    /// Edits the file had and no longer gives.
    package var missing = 0
    /// The file of the picture with this number.
    package func picture(_ number: Int) -> [UInt8]? {
        notes[SessionFormat.key(ofPicture: number)]
    }

    /// Whether the file can be written to again as it is.
    package var isSound = true
}
