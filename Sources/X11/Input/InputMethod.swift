import CX11
import Glibc

/// Text from keys: dead keys and compose by Xlib's own method, and the desktop's method while a text
/// field is edited.
///
/// The desktop's method gets one key at a time, since what a key does may end the editing of the field
/// that those behind it were meant for. A method that is silent for too long is left behind, with
/// its keys going to the field as they are; the next field that is edited tries it again.
struct InputMethod: ~Copyable {
    /// How long a key waits for the desktop's method.
    private static let patience = Duration.seconds(1)

    private let connection: Connection
    private let window: Window
    private var method: XIM?
    private var context: XIC?
    private var isTyping = false
    private var desktop: MethodThread?
    /// Readable when the desktop's method has answered.
    private(set) var descriptor: Int32?
    private var isReady = false
    /// Keys that came and are not reported, in order; the desktop's method has the first of them if
    /// `isAsked`.
    private var waiting: [XKeyEvent] = []
    private var isAsked = false
    /// Whether it is known what the last key did, and so whether a field is edited.
    private var isSettled = true
    /// When the wait for the desktop's method ends.
    private(set) var deadline: SuspendingClock.Instant?

    init(_ connection: Connection, window: Window) {
        self.connection = connection
        self.window = window
        guard !connection.isDead,
            let method = cx11_open_own_input_method(connection.display)
        else { return }
        self.method = method
        context = cx11_create_input_context(method, window)
    }

    deinit {
        guard !connection.isDead else { return }
        if let context { XDestroyIC(context) }
        if let method { XCloseIM(method) }
    }

    /// Whether keys came that are not reported yet.
    var holdsKeys: Bool { !waiting.isEmpty }

    /// Whether ``next()`` has something to do without an answer.
    var isDue: Bool {
        holdsKeys && !isAsked && (desktop == nil || !isTyping || (isReady && isSettled))
    }

    /// Says whether a text field is edited, now that all is done that came out of ``next()``.
    mutating func setTyping(_ isTyping: Bool) {
        isSettled = true
        guard isTyping != self.isTyping, !connection.isDead else { return }
        self.isTyping = isTyping
        focus(isTyping)
        guard isTyping, desktop == nil, hasServers else { return }
        isReady = false
        desktop = MethodThread(
            display: String(cString: XDisplayString(connection.display)), window: window)
        descriptor = desktop?.descriptor
    }

    /// The window has the keyboard, or no longer.
    mutating func focus(_ isFocused: Bool) {
        let isFocused = isFocused && isTyping
        if let context, isFocused { XSetICFocus(context) }
        if let context, !isFocused { XUnsetICFocus(context) }
        if isReady { desktop?.focus(isFocused) }
    }

    /// Takes a key from the server.
    mutating func take(_ event: XKeyEvent) {
        waiting.append(event)
        if deadline == nil, desktop != nil, isTyping { deadline = .now + Self.patience }
    }

    /// The next key that is to be reported now, or a text that was made of keys.
    mutating func next() -> TypedKey? {
        if let deadline, SuspendingClock.now >= deadline { giveUp() }
        while let answer = desktop?.answer() {
            switch answer {
            case .ready: isReady = true
            case .key(var key):
                key.event.display = connection.display
                isSettled = false
                return key
            case .done: answered()
            case .ended: giveUp()
            }
        }
        guard isDue, let first = waiting.first else { return nil }
        if isTyping, desktop?.offer(first) == true {
            isAsked = true
            return nil
        }
        waiting.removeFirst()
        return lookUp(first)
    }

    /// The desktop's method is through with the first of the keys.
    private mutating func answered() {
        isAsked = false
        if holdsKeys { waiting.removeFirst() }
        deadline = holdsKeys ? .now + Self.patience : nil
    }

    /// Goes on without the desktop's method.
    private mutating func giveUp() {
        desktop = nil
        descriptor = nil
        isReady = false
        isAsked = false
        deadline = nil
    }

    /// Whether some desktop's method has made itself known.
    private var hasServers: Bool {
        connection.property(connection[.methods], of: connection.root)?.words.isEmpty == false
    }

    /// What a key types by itself; `nil` where it is a part of what a later one types.
    private func lookUp(_ event: XKeyEvent) -> TypedKey? {
        var event = XEvent(xkey: event)
        guard !isTyping || XFilterEvent(&event, 0) == 0 else { return nil }
        var key = TypedKey(event: event.xkey, keysym: 0, text: "")
        guard event.type == CX11.KeyPress else { return key }
        var buffer = [CChar](repeating: 0, count: 64)
        guard let context else {
            let count = XLookupString(
                &event.xkey, &buffer, Int32(buffer.count), &key.keysym, nil)
            let latin = buffer.prefix(max(0, Int(count))).map { UInt8(bitPattern: $0) }
            key.text = String(String.UnicodeScalarView(latin.map { Unicode.Scalar($0) }))
            return key
        }
        var status: Int32 = 0
        var count = Xutf8LookupString(
            context, &event.xkey, &buffer, Int32(buffer.count), &key.keysym, &status)
        if status == XBufferOverflow {
            buffer = Array(repeating: 0, count: Int(count) + 1)
            count = Xutf8LookupString(
                context, &event.xkey, &buffer, Int32(buffer.count), &key.keysym, &status)
        }
        let hasText = status == XLookupChars || status == XLookupBoth
        if status != XLookupKeySym, status != XLookupBoth { key.keysym = 0 }
        let bytes = buffer.prefix(hasText ? max(0, Int(count)) : 0).map { UInt8(bitPattern: $0) }
        key.text = String(decoding: bytes, as: UTF8.self)
        return key
    }
}
