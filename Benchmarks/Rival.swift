/// Someone who does the work of a race besides Easel.
struct Rival {
    let name: String
    /// The most that Easel's time may be of this one's; `nil` where the row only informs.
    let limit: Double?
    /// Does the work once and returns the nanoseconds of processor time, or `nil` having failed.
    let time: () -> Double?

    init(_ name: String, limit: Double?, time: @escaping () -> Double?) {
        self.name = name
        self.limit = limit
        self.time = time
    }

    /// One that works in this process.
    init(_ name: String, limit: Double, work: @escaping () -> Void) {
        self.init(name, limit: limit) { ProcessorTime.nanoseconds(of: work) }
    }
}
