import CX11

/// Tells the window manager when a new size has been painted, so that frame and content keep step.
struct ResizeSync {
    private let connection: Connection
    private let counter: XSyncCounter
    /// The number to show when the size that follows it is painted.
    private var requested: XSyncValue?
    private var isSized = false

    /// Returns `nil` where the server can't count.
    init?(_ connection: Connection, window: Window) {
        var (event, error): (Int32, Int32) = (0, 0)
        var (major, minor): (Int32, Int32) = (0, 0)
        guard XSyncQueryExtension(connection.display, &event, &error) != 0,
            XSyncInitialize(connection.display, &major, &minor) != 0
        else { return nil }
        counter = XSyncCreateCounter(connection.display, XSyncValue(hi: 0, lo: 0))
        self.connection = connection
        connection.setProperty(
            connection[.syncCounter], of: window, as: XA_CARDINAL, to: [counter]
        )
    }

    /// The manager asks for a sign after the size that it sends next.
    mutating func request(low: Int, high: Int) {
        requested = XSyncValue(
            hi: Int32(truncatingIfNeeded: high), lo: UInt32(truncatingIfNeeded: low)
        )
        isSized = false
    }

    /// That size has come.
    mutating func sized() { isSized = requested != nil }

    /// Gives the sign, if one is due.
    mutating func painted() {
        guard isSized, let value = requested, !connection.isDead else { return }
        XSyncSetCounter(connection.display, counter, value)
        requested = nil
        isSized = false
    }
}
