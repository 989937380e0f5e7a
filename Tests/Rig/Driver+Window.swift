import CXTest

extension Driver {
    /// Waits until the program has handled everything that was sent to it.
    ///
    /// It answers a window manager's ping from its event loop, so the answer comes behind all that.
    package func settle(within seconds: Double = 30) throws(RigError) {
        _ = rig_sync(connection.handle)
        guard rig_ping(connection.handle, window, Int32(seconds * 1000)) else {
            throw .timedOut(waitingFor: "an answer to _NET_WM_PING")
        }
    }

    /// Whether the program answers a ping in time; false while it is busy or stopped.
    package func answersPing(within seconds: Double) -> Bool {
        rig_ping(connection.handle, window, Int32(seconds * 1000))
    }

    package func resize(width: Int, height: Int) {
        rig_resize(connection.handle, window, Int32(clamping: width), Int32(clamping: height))
    }

    package func setMapped(_ mapped: Bool) { rig_map(connection.handle, window, mapped) }

    /// Clicks the close button of the window's frame, as it were.
    package func close() { rig_delete_window(connection.handle, window) }

    /// Gives the window the keyboard, where there is no window manager.
    package func focus() { rig_focus(connection.handle, window) }

    package var geometry: Connection.Geometry? { connection.geometry(of: window) }
}
