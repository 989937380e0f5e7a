import CX11

/// Tells the window manager when a new size has been painted, so that frame and content keep step.
struct ResizeSync {
    private let connection: Connection
    private let counter: XSyncCounter
    /// The number to show when the size that follows it is painted.
    private var requested: XSyncValue?
    /// The size that the manager announced has come.
    private var isAnswered = false
    /// The window has a size of which nothing has been painted yet.
    private var isFrameOwed = true

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
        isAnswered = false
    }

    /// A new size has come: a frame of it is owed.
    mutating func sized() {
        isFrameOwed = true
        isAnswered = true
    }

    /// The manager's answer left the size as it is.
    ///
    /// A manager tells a size twice, as the server and as itself, so the frame of the first telling
    /// may still be owed. Only where none is does the sign go out at once.
    mutating func kept() {
        isAnswered = true
        if !isFrameOwed { give() }
    }

    /// A frame of the present size is on its way to the server; the sign follows it there.
    mutating func painted() {
        isFrameOwed = false
        give()
    }

    private mutating func give() {
        guard isAnswered, let value = requested, !connection.isDead else { return }
        XSyncSetCounter(connection.display, counter, value)
        requested = nil
    }
}
