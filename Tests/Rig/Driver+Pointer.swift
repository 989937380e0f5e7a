import CXTest

extension Driver {
    package func move(to place: Position) throws(RigError) {
        let place = try origin() + place
        rig_move(connection.handle, place.x32, place.y32)
        _ = rig_sync(connection.handle)
    }

    /// Moves there first, as a hand would.
    package func press(at place: Position, button: UInt32 = 1) throws(RigError) {
        try move(to: place)
        rig_button(connection.handle, button, true)
        _ = rig_sync(connection.handle)
        // Until a click-to-focus manager has let go, the server rewrites the first motions.
        if isManaged { pause(milliseconds: 30) }
    }

    package func release(button: UInt32 = 1) {
        rig_button(connection.handle, button, false)
        _ = rig_sync(connection.handle)
    }

    /// Presses at the first place, moves through all others and releases at the last.
    ///
    /// One motion follows the other after `apart` milliseconds; 0: as fast as can be.
    package func drag(
        _ path: [Position], button: UInt32 = 1, millisecondsApart apart: Double = 0
    ) throws(RigError) {
        guard let first = path.first else { return }
        try press(at: first, button: button)
        try sweep(path.dropFirst(), millisecondsApart: apart)
        release(button: button)
    }

    /// Moves through the places without touching a button.
    package func sweep(
        _ path: some Sequence<Position>, millisecondsApart apart: Double = 0
    ) throws(RigError) {
        let origin = try origin()
        let start = monotonicSeconds()
        for (index, place) in path.enumerated() {
            if apart > 0 {
                let due = start + Double(index + 1) * apart / 1000
                pause(milliseconds: (due - monotonicSeconds()) * 1000)
            }
            let place = origin + place
            rig_move(connection.handle, place.x32, place.y32)
            if apart > 0 { rig_flush(connection.handle) }
        }
        _ = rig_sync(connection.handle)
    }

    package func click(at place: Position, button: UInt32 = 1) throws(RigError) {
        try press(at: place, button: button)
        release(button: button)
    }

    /// Clicks the middle of a control, once it is there and enabled.
    package func click(_ id: String) throws(RigError) {
        let control = try waitFor(id, "to be enabled") { $0.isEnabled }
        try click(at: control.center)
    }

    /// Clicks a control and waits until it says that it is selected, or no longer.
    package func select(_ id: String, isSelected: Bool = true) throws(RigError) {
        try click(id)
        try waitFor(id, isSelected ? "to be selected" : "to be left") {
            $0.isSelected == isSelected
        }
    }

    /// Turns the wheel over a place: down for positive steps, up for negative ones.
    package func scroll(_ steps: Int, at place: Position) throws(RigError) {
        try move(to: place)
        for _ in 0..<abs(steps) {
            rig_button(connection.handle, steps > 0 ? 5 : 4, true)
            rig_button(connection.handle, steps > 0 ? 5 : 4, false)
        }
        _ = rig_sync(connection.handle)
    }

    private func origin() throws(RigError) -> Position {
        guard let geometry = connection.geometry(of: window) else {
            throw .timedOut(waitingFor: "the window's place")
        }
        return Position(geometry.x, geometry.y)
    }
}

extension Position {
    fileprivate var x32: Int32 { Int32(clamping: x) }
    fileprivate var y32: Int32 { Int32(clamping: y) }
}
