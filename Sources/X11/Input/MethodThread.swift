import CX11
import Glibc

/// The desktop's input method, on a thread and a connection of its own.
///
/// It is another program, and Xlib waits for its answers without end. Here only the thread does; it
/// is ended by shutting its connection down.
struct MethodThread: ~Copyable {
    enum Answer {
        /// It takes keys now.
        case ready
        /// A key that it left alone, or a text that it made.
        case key(TypedKey)
        /// It is through with the key that was given last.
        case done
        case ended
    }

    /// Readable when there is an answer.
    let descriptor: Int32
    /// The thread's connection to the server, as long as it may be in use.
    private var connection: Int32?

    /// Returns `nil` where no thread can be had.
    init?(display: String, window: Window) {
        descriptor = cx11_start_input_method(display, window)
        guard descriptor >= 0 else { return nil }
    }

    deinit {
        // Nothing is said after this; what was said before may tell of the connection.
        shutdown(descriptor, Int32(SHUT_RDWR))
        var connection = connection
        while let answer = Self.read(descriptor) { Self.note(answer, &connection) }
        if let connection { shutdown(connection, Int32(SHUT_RDWR)) }
        close(descriptor)
    }

    /// Gives it a key; false if it takes no more.
    func offer(_ event: XKeyEvent) -> Bool {
        send(
            cx11_method_key(
                type: event.type, keycode: event.keycode, state: event.state, time: event.time))
    }

    /// Says whether the keyboard is with the text field.
    func focus(_ isFocused: Bool) {
        _ = send(
            cx11_method_key(type: isFocused ? FocusIn : FocusOut, keycode: 0, state: 0, time: 0))
    }

    /// The next answer, if there is one.
    mutating func answer() -> Answer? {
        while let answer = Self.read(descriptor) {
            Self.note(answer, &connection)
            if let answer = Answer(answer) { return answer }
        }
        return nil
    }

    private func send(_ key: cx11_method_key) -> Bool {
        var key = key
        let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
        return Glibc.send(descriptor, &key, MemoryLayout<cx11_method_key>.size, flags) > 0
    }

    private static func read(_ descriptor: Int32) -> cx11_method_answer? {
        var answer = cx11_method_answer()
        let size = MemoryLayout<cx11_method_answer>.size
        let count = recv(descriptor, &answer, size, Int32(MSG_DONTWAIT))
        return count == size ? answer : nil
    }

    private static func note(_ answer: cx11_method_answer, _ connection: inout Int32?) {
        if answer.kind == CX11_METHOD_CONNECTED { connection = Int32(answer.number) }
        if answer.kind == CX11_METHOD_ENDED { connection = nil }
    }
}

extension MethodThread.Answer {
    fileprivate init?(_ answer: cx11_method_answer) {
        switch answer.kind {
        case CX11_METHOD_READY: self = .ready
        case CX11_METHOD_DONE: self = .done
        case CX11_METHOD_ENDED: self = .ended
        case CX11_METHOD_KEY:
            var event = XKeyEvent()
            event.type = answer.key.type
            event.keycode = answer.key.keycode
            event.state = answer.key.state
            event.time = answer.key.time
            let bytes = withUnsafeBytes(of: answer.text) { Array($0.prefix(Int(answer.length))) }
            let text = String(decoding: bytes, as: UTF8.self)
            self = .key(TypedKey(event: event, keysym: answer.number, text: text))
        default: return nil
        }
    }
}
