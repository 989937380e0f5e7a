import CX11

extension X11Window {
    /// Shows `title` in the frame; asks nothing of the server where it is there already.
    package mutating func setTitle(_ title: String) {
        guard !isDead, title != identity.title else { return }
        identity.title = title
        identity.setTitle(window, connection)
    }

    /// Shows the pointer so while it is over the window.
    package mutating func setCursor(_ shape: CursorShape) {
        cursors.show(shape)
    }

    /// Publishes the window's controls for scripts and assistive programs, as JSON.
    ///
    /// A list larger than the server's largest request is not published.
    package func setControls(_ json: String) {
        guard !isDead else { return }
        connection.setProperty(
            connection[.controls], of: window, as: connection[.utf8String], to: Array(json.utf8)
        )
    }

    /// Sounds the server's bell as loud as the user has set it.
    package func bell() {
        guard !isDead else { return }
        XBell(connection.display, 0)
    }

    /// Offers `text` to other programs, until one of them offers something else.
    package mutating func copy(_ text: String) {
        clipboard.offer(text, at: time)
    }

    /// Asks for the clipboard's text: the answer is a ``WindowEvent/pasted(_:)``.
    package mutating func requestClipboardText() {
        guard !isDead else { return }
        pasted = clipboard.ask(at: time)
    }

    /// Covers the whole screen, or returns from there.
    package mutating func setFullScreen(_ isOn: Bool) {
        guard !isDead, isOn != isFullScreen else { return }
        isFullScreen = isOn
        if restored == nil, managerCanFillScreen {
            connection.sendMessage(
                connection[.state], about: window, to: connection.root,
                mask: SubstructureNotifyMask | SubstructureRedirectMask,
                [isOn ? 1 : 0, Int(connection[.fullScreen]), 0, 1]
            )
        } else if isOn {
            fillScreen()
        } else if let old = restored {
            restored = nil
            XMoveResizeWindow(
                connection.display, window, old.x, old.y, UInt32(old.width), UInt32(old.height)
            )
        }
    }

    /// Notes the time of something the user did, by which managers judge who may take the focus.
    mutating func setUserTime(_ time: Time) {
        guard time != self.time else { return }
        self.time = time
        connection.setProperty(connection[.userTime], of: window, as: XA_CARDINAL, to: [time])
    }

    private var managerCanFillScreen: Bool {
        let supported = connection.property(connection[.supported], of: connection.root)
        return supported?.words.contains(connection[.fullScreen]) ?? false
    }

    /// Without a window manager that knows full screen, the size will have to do.
    private mutating func fillScreen() {
        let (display, screen) = (connection.display, connection.screen)
        var (x, y, child): (Int32, Int32, Window) = (0, 0, 0)
        XTranslateCoordinates(display, window, connection.root, 0, 0, &x, &y, &child)
        restored = (x, y, width, height)
        XMoveResizeWindow(
            display, window, 0, 0, UInt32(max(XDisplayWidth(display, screen), 1)),
            UInt32(max(XDisplayHeight(display, screen), 1))
        )
        XRaiseWindow(display, window)
    }
}
