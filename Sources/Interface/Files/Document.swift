import Painting

/// Which file the drawing belongs to, and whether all of it is in there.
struct Document: Sendable {
    private(set) var file: OpenFile?
    /// The place in the history of what the file holds; `nil` when no step leads back to it.
    private var savedIndex: Int?
    /// The file before each opening, by the place in the history that the opening led to.
    private var earlier: [(index: Int, file: OpenFile?)] = []
    private var later: [(index: Int, file: OpenFile?)] = []

    init(file: OpenFile?, isSaved: Bool) {
        self.file = file
        savedIndex = isSaved ? 0 : nil
    }

    func isUnsaved(at index: Int) -> Bool { index != savedIndex }

    /// An edit was made, which led to `index`.
    mutating func edited(to index: Int) {
        if let savedIndex, savedIndex >= index { self.savedIndex = nil }
        later = []
    }

    /// Another file's drawing came in as an edit that led to `index`.
    mutating func opened(_ other: OpenFile?, at index: Int, isSaved: Bool) {
        edited(to: index)
        earlier.append((index, file))
        file = other
        savedIndex = isSaved ? index : nil
    }

    /// What was at `index`, or is out of reach, is now in the file.
    mutating func saved(_ file: OpenFile, at index: Int?, holdsAll: Bool) {
        self.file = file
        if holdsAll { savedIndex = index }
    }

    /// Undo or redo led to `index`: the drawing before an opening belongs to the file before it.
    mutating func moved(to index: Int) {
        while let step = earlier.last, step.index > index {
            later.append((step.index, file))
            file = step.file
            earlier.removeLast()
        }
        while let step = later.last, step.index <= index {
            earlier.append((step.index, file))
            file = step.file
            later.removeLast()
        }
    }
}
