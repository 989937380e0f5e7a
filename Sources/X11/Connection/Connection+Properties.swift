import CX11

/// A property's content as the server keeps it.
struct PropertyValue {
    let type: Atom
    let format: Int32
    /// Items of 8 or 16 bits as bytes in the host's order; items of 32 bits are in ``words``.
    let bytes: [UInt8]
    let words: [UInt]
}

extension Connection {
    /// Replaces a property by items of 32 bits; Xlib wants each as a `long`.
    func setProperty(_ name: Atom, of window: Window, as type: Atom, to words: [UInt]) {
        words.withUnsafeBytes { raw in
            let data = raw.bindMemory(to: UInt8.self).baseAddress
            _ = XChangeProperty(
                display, window, name, type, 32, PropModeReplace, data, Int32(words.count)
            )
        }
    }

    /// Replaces a property by bytes; what exceeds the server's largest request is refused.
    @discardableResult
    func setProperty(_ name: Atom, of window: Window, as type: Atom, to bytes: [UInt8]) -> Bool {
        guard bytes.count <= largestRequest else { return false }
        XChangeProperty(
            display, window, name, type, 8, PropModeReplace, bytes, Int32(bytes.count)
        )
        return true
    }

    /// Reads a property up to `limit` bytes, or `nil` where there is none.
    ///
    /// The window may belong to another program and vanish meanwhile; that reads as `nil`.
    func property(
        _ name: Atom, of window: Window, limit: Int = 4 << 20, deleting: Bool = false
    ) -> PropertyValue? {
        guard !isDead else { return nil }
        var type: Atom = 0
        var format: Int32 = 0
        var count: UInt = 0
        var left: UInt = 0
        var data: UnsafeMutablePointer<UInt8>?
        let status = XGetWindowProperty(
            display, window, name, 0, limit / 4, deleting ? 1 : 0, Atom(AnyPropertyType),
            &type, &format, &count, &left, &data
        )
        defer { if let data { XFree(data) } }
        guard status == 0, type != 0, let data else { return nil }
        guard format == 32 else {
            let bytes = UnsafeBufferPointer(start: data, count: Int(count) * Int(format / 8))
            return PropertyValue(type: type, format: format, bytes: Array(bytes), words: [])
        }
        let words = UnsafeRawBufferPointer(start: data, count: Int(count) * 8)
        return PropertyValue(
            type: type, format: format, bytes: [], words: Array(words.bindMemory(to: UInt.self))
        )
    }

    /// Sends a message of five words to `window`, delivered to those who selected `mask` on
    /// `destination`; an empty mask means the program that made the window.
    func sendMessage(
        _ type: Atom, about window: Window, to destination: Window, mask: Int, _ words: [Int]
    ) {
        var event = XEvent()
        event.xclient.type = ClientMessage
        event.xclient.window = window
        event.xclient.message_type = type
        event.xclient.format = 32
        let padded = words + Array(repeating: 0, count: max(0, 5 - words.count))
        event.xclient.data.l = (padded[0], padded[1], padded[2], padded[3], padded[4])
        XSendEvent(display, destination, 0, mask, &event)
    }
}
