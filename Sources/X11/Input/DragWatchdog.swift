/// Asks, while a button is held and the pointer is silent, whether the button is still down.
///
/// Runs only during a drag, so that an idle program is never woken. The question goes out as a
/// fence first: only a server that just answered is asked in a way that waits.
struct DragWatchdog {
    static let patience = Duration.milliseconds(250)

    /// When to ask; `nil` while nothing is held or the question is on its way.
    private(set) var deadline: SuspendingClock.Instant?

    /// The pointer spoke, or the question was answered.
    mutating func rest(isDragging: Bool) {
        deadline = isDragging ? SuspendingClock.now + Self.patience : nil
    }

    /// Whether the question is due; it then counts as asked.
    mutating func isDue() -> Bool {
        guard let deadline, SuspendingClock.now >= deadline else { return false }
        self.deadline = nil
        return true
    }
}
