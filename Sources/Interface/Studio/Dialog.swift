/// A question that waits for an answer, over everything else.
enum Dialog: Equatable, Sendable {
    /// The window is to close, and there is work that no file holds.
    case unsaved
    case clear
    case replace(SaveOrder, SaveOrder.Question)
    case chooser(Chooser)
}

/// What is done once a save has gone well.
enum Afterwards: Hashable, Sendable {
    case nothing
    case quit
}
