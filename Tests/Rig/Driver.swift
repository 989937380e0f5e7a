import CXTest

/// A person in front of the program: finds controls, moves the pointer, types, looks at the screen.
///
/// All places are window pixels. Input goes through XTEST, so the server treats it as real.
package struct Driver {
    package let connection: Connection
    package let window: UInt
    let isManaged: Bool
    private let process: ChildProcess

    /// Waits until the program shows its window, and gives it the keyboard where nobody else does.
    package init(_ program: Program, on server: XServer) throws(RigError) {
        let connection = server.connection
        let process = program.process
        var found: UInt?
        try wait(for: "a window with _EASEL_CONTROLS") { () throws(RigError) in
            guard process.isRunning else {
                throw .ended(program: process.name, errors: process.errors)
            }
            found = connection.window(
                withProperty: "_EASEL_CONTROLS", ofProcess: program.windowOwner)
            return found.flatMap(connection.geometry)?.isViewable ?? false
        }
        guard let window = found else { throw .timedOut(waitingFor: "a window") }
        self.connection = connection
        self.window = window
        self.process = process
        isManaged = connection.hasWindowManager
        if !isManaged { rig_focus(connection.handle, window) }
    }

    /// Every control the window has now.
    package var controls: [Control] {
        connection.property("_EASEL_CONTROLS", of: window).flatMap(Control.list) ?? []
    }

    package func control(_ id: String) throws(RigError) -> Control {
        guard let control = controls.first(where: { $0.id == id }) else { throw .noControl(id: id) }
        return control
    }

    /// Waits until there is such a control and it is as wanted.
    ///
    /// `what` says in words what is waited for, for the message when it does not happen.
    @discardableResult
    package func waitFor(
        _ id: String, _ what: String = "to be there", where holds: (Control) -> Bool = { _ in true }
    ) throws(RigError) -> Control {
        var found: Control?
        try wait(for: "\(id) \(what)") { () throws(RigError) in
            found = try controlsWhileRunning().first { $0.id == id && holds($0) }
            return found != nil
        }
        guard let control = found else { throw .noControl(id: id) }
        return control
    }

    private func controlsWhileRunning() throws(RigError) -> [Control] {
        guard process.isRunning else {
            throw .ended(program: process.name, errors: process.errors)
        }
        return controls
    }

    /// The canvas: what of the board is visible.
    package func board() throws(RigError) -> Control { try control("board") }
}
