/// What is asked before something is done that cannot be taken back.
enum Question: Equatable, Sendable {
    /// The window is to close, and there is work that no file holds.
    case unsaved
    case clear
    case replace(SaveOrder, SaveOrder.Question)
}

/// The words of a question.
struct QuestionText {
    var title: String
    var text: String
    /// The best one first.
    var answers: [(answer: Answer, label: String, tone: Look.Tone)]
}

/// What a file is chosen for.
enum FilePurpose: Hashable, Sendable {
    case open, save, export, background
}
