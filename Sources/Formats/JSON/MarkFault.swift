/// Why an element of a drawing file is not a mark.
package enum MarkFault: Hashable, Sendable {
    case notAnObject
    case missingKey(MarkKey)
    case duplicateKey(MarkKey)
    case wrongType(MarkKey)
    /// The number is beyond what a computer calls finite.
    case notFinite(MarkKey)
    /// The number is below or above what the key allows.
    case outOfRange(MarkKey, Double)
    /// Not three whole numbers 0…255 with commas between them.
    case badColor(MarkKey)
    case unknownTool
    /// Not two numbers with a comma between them; points count from 1.
    case badPoint(Int)
    /// A coordinate that is not finite; points count from 1.
    case infinitePoint(Int)
    /// Not as many points as the tool takes.
    case wrongPointCount(Int)
}

/// The names that mean something in the object of a mark; others are passed over.
package enum MarkKey: String, CaseIterable, Hashable, Sendable {
    case tool, lineWidth, strokeColor, fillColor, opacity, join, points, name, hidden, locked
    /// The item's number, which only the session file has.
    case number
}
