/// The file chooser: a folder's list and a path that is typed or picked.
struct Chooser: Equatable, Sendable {
    enum Purpose: Hashable, Sendable {
        case open, save, export, background
    }

    let purpose: Purpose
    /// Ends without a slash, but for the root.
    var folder: [UInt8]
    /// What the path field says at rest.
    var path: String
    /// Folders first, by name; hidden ones among them.
    var entries: [FolderListing.Entry] = []
    var problem: Problem?
    /// The picked entry, by its name, which need not be text.
    var picked: [UInt8]?
    /// What is done once the file is saved.
    var afterwards = Afterwards.nothing
}
