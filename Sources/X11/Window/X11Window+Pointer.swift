import CX11

extension X11Window {
    /// Takes an event of XInput, whose content must be fetched and given back.
    mutating func takePointer(_ cookie: inout XGenericEventCookie) -> [WindowEvent] {
        guard XGetEventData(connection.display, &cookie) != 0 else { return [] }
        defer { XFreeEventData(connection.display, &cookie) }
        return track(devices?.report(of: cookie, on: window))
    }

    mutating func track(_ report: PointerReport?) -> [WindowEvent] {
        guard let report else { return [] }
        if case .press = report.kind { setUserTime(Time(report.sample.milliseconds)) }
        let events = tracker.take(report)
        watchdog.rest(isDragging: !tracker.held.isEmpty)
        return events
    }

    /// Asks for a sign of life before ``checkDrag()``.
    func raiseDragFence() {
        connection.sendMessage(
            connection[.fence], about: window, to: window, mask: 0, [Self.dragFence]
        )
    }

    static var dragFence: Int { -1 }

    /// Interrupts the drag if the server says that its button is up.
    mutating func checkDrag() -> [WindowEvent] {
        guard !tracker.held.isEmpty else { return [] }
        var (root, child): (Window, Window) = (0, 0)
        var (rootX, rootY, x, y): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        var state: UInt32 = 0
        XQueryPointer(
            connection.display, window, &root, &child, &rootX, &rootY, &x, &y, &state
        )
        guard !isDead else { return [] }
        // A release that is queued already ends the drag properly: it is not lost.
        let isQuiet = XEventsQueued(connection.display, Int32(QueuedAlready)) == 0
        let events = isQuiet ? tracker.check(PointerButton.held(in: state)) : []
        watchdog.rest(isDragging: !tracker.held.isEmpty)
        return events
    }
}
