/// Why the bytes of an edit could not be read.
package enum EditError: Error, Hashable, Sendable {
    /// Not JSON, or limits passed.
    case unreadable(DrawingError)
    /// JSON, but no edit.
    case notAnEdit
    case badMark(MarkFault)
    case badBackground(BackgroundFault)
    /// The edit was made on another drawing.
    case doesNotFit
    /// The background's picture could not be loaded.
    case missingPicture(PictureReference)
}
