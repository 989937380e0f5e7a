import Painting

extension Studio {
    /// Whether there is work that no file holds.
    package var isUnsaved: Bool { document.isUnsaved(at: board.history.index) }
}
