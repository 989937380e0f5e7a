/// One wheel or touchpad direction: a counter of the device, told in steps.
package struct ScrollAxis: Hashable, Sendable {
    package let isHorizontal: Bool
    /// Counter units for one step; its sign is the direction.
    package let increment: Double
    /// The counter when last seen.
    package private(set) var last: Double

    /// Returns `nil` for an axis that could not be counted.
    package init?(isHorizontal: Bool, increment: Double, value: Double) {
        guard increment.isFinite, increment != 0, value.isFinite else { return nil }
        self.isHorizontal = isHorizontal
        self.increment = increment
        last = value
    }

    /// The steps since the counter was last seen.
    package mutating func advance(to value: Double) -> Double {
        guard value.isFinite else { return 0 }
        defer { last = value }
        return (value - last) / increment
    }
}
