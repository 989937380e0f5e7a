import Glibc

/// Asks again and again until the condition holds.
///
/// - Throws: `RigError.timedOut` with `what` after `seconds`, or what the condition throws.
package func wait(
    for what: String,
    within seconds: Double = 30,
    until condition: () throws(RigError) -> Bool
) throws(RigError) {
    let deadline = monotonicSeconds() + seconds
    while try !condition() {
        guard monotonicSeconds() < deadline else { throw .timedOut(waitingFor: what) }
        pause(milliseconds: 2)
    }
}

/// The clock that never jumps.
func monotonicSeconds() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
}

package func pause(milliseconds: Double) {
    let nanoseconds = Int(max(milliseconds, 0) * 1e6)
    var left = timespec(tv_sec: nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
    var request = left
    while nanosleep(&request, &left) == -1, errno == EINTR { request = left }
}
