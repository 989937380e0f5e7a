/// A sentence shown over the board's foot.
struct Message: Hashable, Sendable {
    var text: String
    /// When it goes by itself; `nil` if it stays until it is dismissed.
    var end: Int?

    /// Long enough to be read by someone who was looking elsewhere.
    static func duration(_ text: String) -> Int {
        min(3_000 + 40 * text.count, 12_000)
    }
}
