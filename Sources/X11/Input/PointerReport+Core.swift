import CX11

extension PointerReport {
    /// Reads an event of the core protocol, or returns `nil` for one that says nothing of `window`.
    init?(core event: XEvent, on window: Window) {
        guard event.xany.window == window else { return nil }
        switch event.type {
        case ButtonPress:
            self.init(.press(Int(event.xbutton.button)), event.xbutton)
        case ButtonRelease:
            self.init(.release(Int(event.xbutton.button)), event.xbutton)
        case MotionNotify:
            let motion = event.xmotion
            self.init(.motion, motion.x, motion.y, motion.state, motion.time)
        case EnterNotify, LeaveNotify:
            let crossing = event.xcrossing
            guard
                let kind = Kind(
                    crossingInto: event.type == EnterNotify, mode: crossing.mode,
                    detail: crossing.detail)
            else { return nil }
            self.init(kind, crossing.x, crossing.y, crossing.state, crossing.time)
        default:
            return nil
        }
    }

    private init(_ kind: Kind, _ event: XButtonEvent) {
        self.init(kind, event.x, event.y, event.state, event.time)
    }

    private init(_ kind: Kind, _ x: Int32, _ y: Int32, _ state: UInt32, _ time: Time) {
        let sample = PointerSample(
            x: Double(x) + 0.5, y: Double(y) + 0.5,
            milliseconds: UInt32(truncatingIfNeeded: time), modifiers: Modifiers(state: state)
        )
        self.init(kind, sample, held: PointerButton.held(in: state))
    }
}

extension PointerReport.Kind {
    /// What a crossing of the window's edge means.
    ///
    /// Crossings that a grab feigns, or that stay within the window, are none.
    init?(crossingInto isEntry: Bool, mode: Int32, detail: Int32) {
        guard mode != NotifyGrab, detail != NotifyInferior else { return nil }
        switch (isEntry, mode) {
        case (true, _): self = .enter
        case (false, NotifyUngrab): self = .ungrab
        case (false, _): self = .leave
        }
    }
}

extension PointerButton {
    /// The buttons down according to the server's state bits.
    static func held(in state: UInt32) -> Set<PointerButton> {
        Set(allCases.filter { state & UInt32(Button1Mask) << UInt32($0.number - 1) != 0 })
    }
}
