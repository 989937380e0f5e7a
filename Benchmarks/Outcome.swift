/// A line of the table.
struct Outcome {
    let work: String
    let unit: Unit
    let rival: String
    /// The most that ``easel`` may be of ``other``; `nil` where the line only informs.
    let limit: Double?
    /// In nanoseconds for a whole run, or in bytes.
    let easel: Double
    let other: Double

    var ratio: Double { easel / other }
    var isWithinLimit: Bool { limit.map { ratio <= $0 } ?? true }

    /// What a number is given for.
    enum Unit {
        case whole
        /// One of so many steps.
        case step(of: Int)
        case bytes

        var divisor: Double {
            switch self {
            case .whole: 1e6
            case .step(let count): Double(count) * 1e3
            case .bytes: 1e3
            }
        }

        var name: String {
            switch self {
            case .whole: "ms"
            case .step: "µs"
            case .bytes: "kB"
            }
        }
    }
}
