/// A piece of a JSON text.
package enum JSONToken: Hashable, Sendable {
    case objectStart, objectEnd
    case arrayStart, arrayEnd
    /// A member's name; its value comes next.
    case name(JSONString)
    case string(JSONString)
    /// The nearest double; infinite where the number is beyond all of them.
    case number(Double)
    case bool(Bool)
    case null
    /// The text is complete; comes again and again.
    case end
}

/// Where a string stands in its text: what it says is only looked up where somebody wants to know.
package struct JSONString: Hashable, Sendable {
    /// The bytes between the quotation marks.
    let range: Range<Int>
    /// Whether the bytes are the string itself, with no escapes among them.
    let isPlain: Bool
}
