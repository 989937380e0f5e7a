/// Lets through what is told now and then only: the window need not wake for every row.
struct Throttle {
    private var next: SuspendingClock.Instant?

    /// Whether enough time has gone by since the last `true`; the first one is at once.
    mutating func isDue() -> Bool {
        let now = SuspendingClock.now
        if let next, now < next { return false }
        next = now + .milliseconds(40)
        return true
    }
}
