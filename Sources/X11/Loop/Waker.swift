import CX11
import Glibc

/// Ends the loop's wait from any thread.
///
/// A class because workers share it, and may outlive the loop.
package final class Waker: Sendable {
    let descriptor: Int32

    init() throws(X11Error) {
        descriptor = eventfd(0, Int32(EFD_CLOEXEC) | Int32(EFD_NONBLOCK))
        guard descriptor >= 0 else { throw .cannotWait(code: errno) }
    }

    deinit { close(descriptor) }

    /// Has the current wait, or the next, end with ``Wake/worker``.
    package func wake() {
        var one: UInt64 = 1
        // Full means that the loop is to wake anyway.
        _ = write(descriptor, &one, MemoryLayout<UInt64>.size)
    }

    /// Forgets the calls so far.
    func rest() {
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
    }
}
