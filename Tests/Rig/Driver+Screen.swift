import CXTest

extension Driver {
    /// What the whole window shows at this moment.
    package func screen() throws(RigError) -> Screen {
        guard let geometry else { throw .cannotCapture }
        return try capture(Position(0, 0), geometry.width, geometry.height)
    }

    /// What a control shows at this moment.
    package func screen(of control: Control) throws(RigError) -> Screen {
        try capture(
            control.origin, control.x + control.width - control.origin.x,
            control.y + control.height - control.origin.y)
    }

    /// What the canvas shows once everything sent has been handled and nothing moves any more.
    ///
    /// A frame may be put off, and a busy machine may stop the program between handling an event and
    /// showing it. So several rounds of its loop have to pass, and then two looks must agree.
    package func stillBoard() throws(RigError) -> Screen {
        for _ in 0..<3 {
            try settle()
            pause(milliseconds: 20)
        }
        let board = try board()
        var last = try screen(of: board)
        try wait(for: "the board to stand still") { () throws(RigError) in
            pause(milliseconds: 40)
            try settle()
            let now = try screen(of: board)
            defer { last = now }
            return now == last
        }
        return last
    }

    /// Waits until the canvas shows what is wanted.
    package func waitForBoard(
        _ what: String, where holds: (Screen) -> Bool
    ) throws(RigError) {
        let board = try board()
        try wait(for: "the board \(what)") { () throws(RigError) in
            holds(try screen(of: board))
        }
    }

    private func capture(
        _ corner: Position, _ width: Int, _ height: Int
    ) throws(RigError) -> Screen {
        guard width > 0, height > 0 else { throw .cannotCapture }
        var captured = false
        let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            buffer.initialize(repeating: 0)
            captured = rig_capture(
                connection.handle, window, Int32(clamping: corner.x), Int32(clamping: corner.y),
                Int32(clamping: width), Int32(clamping: height), buffer.baseAddress)
            count = width * height
        }
        guard captured else { throw .cannotCapture }
        return Screen(width: width, height: height, pixels: pixels)
    }
}
