/// Why bytes could not be read as a drawing.
package enum DrawingError: Error, Hashable, Sendable {
    case notJSON(JSONError)
    /// The text is JSON, but something else than a drawing.
    case notADrawing(Reason, at: JSONLocation)
    /// A program that is newer than this one wrote it.
    case needsNewerProgram(version: Int)
    /// The board would have more pixels, or longer sides, than one may have.
    case tooLarge(width: Int, height: Int)
    case tooManyPoints(limit: Int)
    case tooManyBytes(limit: Int)
    /// The caller asked to stop.
    case cancelled

    package enum Reason: Hashable, Sendable {
        /// Neither an array nor an object.
        case wrongType
        case missingKey(DrawingKey)
        case duplicateKey(DrawingKey)
        case wrongValue(DrawingKey)
        /// An array in which nothing is a mark; why the first element is none.
        case noMarks(MarkFault)
    }
}

/// The names that mean something in the object of a drawing; others are passed over.
package enum DrawingKey: String, CaseIterable, Hashable, Sendable {
    case version = "easel"
    case width, height, background, marks
}
