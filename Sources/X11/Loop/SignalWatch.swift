import CX11
import Glibc

/// Sees from another thread that a signal has come which the loop is to take.
package struct SignalWatch: Sendable {
    let descriptor: Int32

    /// Waits until a signal has come; false if that can't be waited for.
    package func wait() -> Bool {
        var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        while cx11_poll(&source, 1, -1) < 0 { guard errno == EINTR else { return false } }
        return true
    }
}
