import CX11

extension X11Window {
    /// Takes what the server has sent, up to `limit` reports so that a flood can't starve the screen.
    ///
    /// Some reports may be left after that: see ``hasReports``.
    ///
    /// Motions come one by one, sizes and exposures gathered. Empty once the server is gone.
    package mutating func drain(limit: Int = 128) -> [WindowEvent] {
        var batch = EventBatch()
        if let text = pasted {
            pasted = nil
            batch.append(.pasted(text))
        }
        if !isDead { batch.append(contentsOf: keyboard.reports()) }
        var count = 0
        // Reading without a pending event would wait, and on a dead connection crash.
        while count < limit, !isDead, XPending(connection.display) > 0, !isDead {
            var event = XEvent()
            XNextEvent(connection.display, &event)
            count += 1
            batch.append(contentsOf: take(&event))
        }
        if !isDead, watchdog.isDue() { raiseDragFence() }
        return batch.all
    }

    /// Whether reports are at hand that ``drain(limit:)`` left for the next time.
    package var hasReports: Bool {
        !isDead && XEventsQueued(connection.display, Int32(QueuedAlready)) > 0
    }

    /// When ``drain(limit:)`` should be called even if the server is silent.
    package var deadline: SuspendingClock.Instant? {
        [watchdog.deadline, keyboard.method.deadline].compactMap(\.self).min()
    }

    /// Readable, besides ``descriptor``, when ``drain(limit:)`` should be called.
    var methodDescriptor: Int32? { keyboard.method.descriptor }

    /// Says whether a text field is edited, once all that ``drain(limit:)`` gave is done: only then do
    /// keys go to the desktop's input method.
    package mutating func setTyping(_ isTyping: Bool) {
        keyboard.method.setTyping(isTyping)
    }

    /// Sends what is buffered; whether events wait to be drained.
    mutating func flushFindsEvents() -> Bool {
        answerPings()
        guard pasted == nil, !keyboard.method.isDue else { return true }
        XFlush(connection.display)
        return isDead || hasReports
    }

    /// Hands one event to the part of the window that it concerns.
    private mutating func take(_ event: inout XEvent) -> [WindowEvent] {
        switch event.type {
        case GenericEvent:
            return takePointer(&event.xcookie)
        case ButtonPress, ButtonRelease, MotionNotify, EnterNotify, LeaveNotify:
            return track(PointerReport(core: event, on: window))
        case CX11.KeyPress, KeyRelease:
            if event.type == CX11.KeyPress, event.xkey.time != 0 { setUserTime(event.xkey.time) }
            keyboard.method.take(event.xkey)
            return keyboard.reports()
        case FocusIn, FocusOut:
            return focus(event.xfocus)
        case SelectionNotify, SelectionRequest, SelectionClear:
            return [clipboard.take(event)].compactMap(\.self)
        case MappingNotify:
            XRefreshKeyboardMapping(&event.xmapping)
        case ClientMessage where event.xclient.window == window:
            return takeMessage(event.xclient)
        case Expose, ConfigureNotify, MapNotify, UnmapNotify, DestroyNotify:
            guard event.xany.window == window else { return takeScale(event) }
            return takeStructure(event)
        default:
            return takeScale(event)
        }
        return []
    }

    private mutating func takeScale(_ event: XEvent) -> [WindowEvent] {
        scales.take(event).map { [.scaleChanged($0)] } ?? []
    }

    private mutating func focus(_ event: XFocusChangeEvent) -> [WindowEvent] {
        // A window manager's own grab of the keyboard, as for Alt+Tab, takes no focus away.
        guard event.mode != NotifyGrab, event.mode != NotifyUngrab,
            event.detail != NotifyPointer, event.detail != NotifyInferior
        else { return [] }
        keyboard.focus(event.type == FocusIn)
        return [.focused(event.type == FocusIn)]
    }
}
