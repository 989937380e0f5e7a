import CX11
import Glibc

extension Connection {
    /// Whether the server answers within `milliseconds`.
    ///
    /// A stopped server leaves every round trip hanging for good, closing the connection included.
    /// So the question goes out as a message to our own `window`, and only `poll` waits. Events that
    /// are queued meanwhile are lost: this is for the end of the program.
    func answers(from window: Window, within milliseconds: Int32) -> Bool {
        guard !isDead, isReady(POLLOUT, within: milliseconds) else { return false }
        let fence = self[.fence]
        sendMessage(fence, about: window, to: window, mask: 0, [Self.lastFence])
        XFlush(display)
        while !isDead {
            while !isDead, XEventsQueued(display, Int32(QueuedAfterReading)) > 0 {
                var event = XEvent()
                XNextEvent(display, &event)
                let message = event.xclient
                if event.type == ClientMessage, message.message_type == fence,
                    message.data.l.0 == Self.lastFence
                {
                    return true
                }
            }
            guard !isDead, isReady(POLLIN, within: milliseconds) else { return false }
        }
        return false
    }

    /// A number that no other fence has; the wire keeps 32 bits of it.
    private static var lastFence: Int { -2 }

    private func isReady(_ events: Int32, within milliseconds: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
        return poll(&request, 1, milliseconds) > 0
    }
}
