/// How hard a pen or finger presses.
package struct PressureAxis: Hashable, Sendable {
    let minimum: Double
    let maximum: Double
    /// 0…1, unchanged by reports that leave it out.
    package private(set) var last: Double

    /// Returns `nil` for a range that holds nothing.
    package init?(minimum: Double, maximum: Double, value: Double) {
        guard minimum.isFinite, maximum.isFinite, minimum < maximum else { return nil }
        self.minimum = minimum
        self.maximum = maximum
        last = 0
        advance(to: value)
    }

    package mutating func advance(to value: Double) {
        // Drivers report nonsense now and then; the last good value stands.
        guard value.isFinite, value >= minimum else { return }
        last = min((value - minimum) / (maximum - minimum), 1)
    }
}
