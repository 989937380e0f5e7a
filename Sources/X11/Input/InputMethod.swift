import CX11
import Glibc

/// Text from keys: dead keys, compose and the desktop's input method.
struct InputMethod: ~Copyable {
    private let connection: Connection
    private let window: Window
    private var method: XIM?
    private var context: XIC?
    private let lost: UnsafeMutablePointer<Int32>

    init(_ connection: Connection, window: Window) {
        self.connection = connection
        self.window = window
        lost = .allocate(capacity: 1)
        lost.initialize(to: 0)
        open(modifiers: "")
        // Without the desktop's method there is still Xlib's own.
        if context == nil { open(modifiers: "@im=none") }
    }

    deinit {
        if !connection.isDead, lost.pointee == 0 {
            if let context { XDestroyIC(context) }
            if let method { XCloseIM(method) }
        }
        lost.deallocate()
    }

    /// The events that the method wants to see besides ours.
    var events: Int { context.map { cx11_input_context_events($0) } ?? 0 }

    mutating func focus(_ isFocused: Bool) {
        replaceIfLost()
        guard let context else { return }
        if isFocused { XSetICFocus(context) } else { XUnsetICFocus(context) }
    }

    /// The text and the symbol of a key that goes down.
    mutating func look(up event: XKeyEvent) -> (text: String, keysym: KeySym) {
        replaceIfLost()
        var event = event
        var keysym: KeySym = 0
        var buffer = [CChar](repeating: 0, count: 64)
        guard let context else {
            let count = XLookupString(&event, &buffer, Int32(buffer.count), &keysym, nil)
            let latin = buffer.prefix(max(0, Int(count))).map { UInt8(bitPattern: $0) }
            return (String(String.UnicodeScalarView(latin.map { Unicode.Scalar($0) })), keysym)
        }
        var status: Int32 = 0
        var count = Xutf8LookupString(
            context, &event, &buffer, Int32(buffer.count), &keysym, &status
        )
        if status == XBufferOverflow {
            buffer = Array(repeating: 0, count: Int(count) + 1)
            count = Xutf8LookupString(
                context, &event, &buffer, Int32(buffer.count), &keysym, &status
            )
        }
        let hasText = status == XLookupChars || status == XLookupBoth
        if status != XLookupKeySym, status != XLookupBoth { keysym = 0 }
        let bytes = buffer.prefix(hasText ? max(0, Int(count)) : 0).map { UInt8(bitPattern: $0) }
        return (String(decoding: bytes, as: UTF8.self), keysym)
    }

    /// The method's server ended and took the context along; Xlib's own goes on.
    private mutating func replaceIfLost() {
        guard lost.pointee != 0 else { return }
        lost.pointee = 0
        method = nil
        context = nil
        open(modifiers: "@im=none")
    }

    private mutating func open(modifiers: String) {
        guard !connection.isDead,
            let method = cx11_open_input_method(connection.display, modifiers, lost)
        else { return }
        guard let context = cx11_create_input_context(method, window) else {
            XCloseIM(method)
            return
        }
        self.method = method
        self.context = context
    }
}
