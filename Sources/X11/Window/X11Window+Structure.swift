import CX11
import Raster

extension X11Window {
    /// Takes an event about the window as a whole.
    mutating func takeStructure(_ event: XEvent) -> [WindowEvent] {
        switch event.type {
        case Expose:
            let area = event.xexpose
            let rect = PixelRect(
                x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height)
            )
            return rect.map { [.exposed($0)] } ?? []
        case ConfigureNotify:
            return resize(width: Int(event.xconfigure.width), height: Int(event.xconfigure.height))
        case MapNotify:
            startup?.finish(connection, window: window)
            startup = nil
        case UnmapNotify:
            // The release of a button held now goes elsewhere.
            watchdog.rest(isDragging: false)
            return tracker.interrupt()
        case DestroyNotify:
            // Somebody destroyed the window under us; there is nothing left to talk to.
            connection.abandon()
        default:
            break
        }
        return []
    }

    /// Takes a message from the window manager, or one of our own fences.
    mutating func takeMessage(_ message: XClientMessageEvent) -> [WindowEvent] {
        let words = message.data.l
        if message.message_type == connection[.fence] {
            if words.0 == Self.dragFence { return checkDrag() }
            presenter.lowerFence()
            return []
        }
        guard message.message_type == connection[.protocols], message.format == 32 else {
            return []
        }
        switch Atom(bitPattern: words.0) {
        case connection[.deleteWindow]:
            return [.closeRequested]
        case connection[.ping]:
            pings.append([words.0, words.1, words.2, words.3, words.4])
        case connection[.syncRequest]:
            sync?.request(low: words.2, high: words.3)
        default:
            break
        }
        return []
    }

    /// Answers the manager's questions whether the program still lives.
    ///
    /// Done when the next wait begins, so that an answer says more than that events are read: what
    /// came before the question has been handled.
    mutating func answerPings() {
        // Keys that wait for the input method came before the question.
        guard !isDead, !keyboard.method.holdsKeys else { return }
        for words in pings {
            connection.sendMessage(
                connection[.protocols], about: connection.root, to: connection.root,
                mask: SubstructureNotifyMask | SubstructureRedirectMask, words
            )
        }
        pings = []
    }

    private mutating func resize(width: Int, height: Int) -> [WindowEvent] {
        guard width != self.width || height != self.height, width > 0, height > 0 else {
            sync?.kept()
            return []
        }
        sync?.sized()
        self.width = width
        self.height = height
        return [.resized(width: width, height: height)]
    }
}
