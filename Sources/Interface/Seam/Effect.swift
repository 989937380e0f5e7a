package import Painting

/// What the program wants done that is not its own to do.
package enum Effect: Equatable, Sendable {
    /// Writes the board as it is now. Answered by ``Input/saved(_:)``, and before that, now and then,
    /// by ``Input/saving(number:done:)``.
    case save(SaveOrder)
    /// Stops the save of this number, which leaves no trace; answered by ``Input/saved(_:)`` too.
    case cancelSave(Int)
    /// Reads a drawing or a picture. Answered by ``Input/opened(_:)``.
    case open(path: [UInt8])
    /// Reads the marks of a drawing, to add them to this one. Answered by ``Input/opened(_:)``.
    case insert(path: [UInt8])
    /// Answered by ``Input/folderListed(_:)``.
    case list(folder: [UInt8])
    /// Reads a picture for the background. Answered by ``Input/pictureLoaded(_:)``.
    case loadPicture(path: [UInt8])

    case setTitle(String)
    case setCursor(Cursor)
    case setFullScreen(Bool)
    /// Puts text on the clipboard.
    case copy(String)
    /// Asks for the clipboard's text. Answered by ``Input/clipboardText(_:)``.
    case paste
    case bell
    case quit

    /// An edit was made when this many were applied, and is the newest of the history: it goes to the
    /// session file.
    case record(Edit, above: Int)
    /// Undo or redo: that many edits are applied now.
    case moveHistory(to: Int)
    case preferencesChanged(Preferences)
    /// The drawing of a recovery is wanted. Answered by ``Input/opened(_:)``.
    case openRecovery(Int)
    /// The user gives a recovery up for good.
    case discardRecovery(Int)
}

extension Effect {
    /// The pointer's shape.
    package enum Cursor: Hashable, Sendable {
        case arrow
        case crosshair
        case text
        case hand
        case move
    }
}
