/// What the wheel has turned beyond whole steps.
///
/// A touchpad tells a step in many small parts.
struct WheelRest: Sendable {
    /// What is being turned; the rest of one thing is nothing to another.
    enum Subject: Hashable, Sendable {
        case quantity(Quantity)
        case scroll(ScrollTarget)
        case zoom
    }

    private var subject: Subject?
    private var x = 0.0
    private var y = 0.0

    /// Adds what was turned, and takes out the whole steps.
    mutating func take(x: Double, y: Double, over subject: Subject) -> (x: Int, y: Int) {
        if subject != self.subject {
            self = WheelRest()
            self.subject = subject
        }
        return (Self.take(x, &self.x), Self.take(y, &self.y))
    }

    private static func take(_ more: Double, _ rest: inout Double) -> Int {
        let sum = min(max(rest + more, -100_000), 100_000)
        // Ten times a tenth is a little less than one.
        let whole = (sum + (sum < 0 ? -1e-6 : 1e-6)).rounded(.towardZero)
        rest = sum - whole
        return Int(whole)
    }
}
