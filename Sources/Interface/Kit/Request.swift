import Painting

/// What a part asks of the program; carried out in one place, by ``Studio``.
enum Request {
    /// Puts a mark on the board.
    case add(Mark)
    case clear
    case setBackground(Background)
    /// The board looks different, though no edit was made.
    case showBoard
    /// Types in this field.
    case edit(FieldName)
    /// Types in the path field, of which some characters are selected.
    case editPath(String, selecting: Range<Int>)
    /// Writes what there is to a file, in the form of its name.
    case write([UInt8], isExport: Bool)
    /// Gives an order to save.
    case save(SaveOrder)
    /// Saves, and closes the window after it.
    case saveAndQuit
    /// The window stays open after all.
    case stay
    /// The file chooser is gone.
    case chooserClosed
    /// The folder in which the next choice of a file begins.
    case remember(folder: [UInt8])
    /// A list is shown from its first row on.
    case scrollBack(ScrollTarget)
    case effect(Effect)
}
