import CX11
import Glibc

/// The launcher's note that the program is starting, which ends its busy cursor.
struct StartupNotice: Sendable {
    let identifier: String

    /// Takes the note from the environment, where children would take it for theirs.
    init?() {
        guard let value = getenv("DESKTOP_STARTUP_ID") else { return nil }
        identifier = String(cString: value)
        unsetenv("DESKTOP_STARTUP_ID")
        guard !identifier.isEmpty else { return nil }
    }

    /// When the user asked for the program, from the note's `_TIME` ending.
    var userTime: UInt? {
        let bytes = Array(identifier.utf8)
        let mark = Array("_TIME".utf8)
        let starts = bytes.indices.reversed().first { bytes[$0...].starts(with: mark) }
        guard let starts else { return nil }
        return UInt(String(decoding: bytes[(starts + mark.count)...], as: UTF8.self))
    }

    /// Tells everyone that the window is there: the message goes out in pieces of 20 bytes.
    func finish(_ connection: Connection, window: Window) {
        let quoted = identifier.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
        let bytes = Array("remove: ID=\"\(quoted)\"".utf8) + [0]
        for start in stride(from: 0, to: bytes.count, by: 20) {
            let name: AtomName = start == 0 ? .startupInfoBegin : .startupInfo
            var event = XEvent()
            event.xclient.type = ClientMessage
            event.xclient.window = window
            event.xclient.message_type = connection[name]
            event.xclient.format = 8
            let piece = bytes[start..<min(start + 20, bytes.count)]
            let data = cx11_data(&event)
            for (index, byte) in piece.enumerated() { data?[index] = CChar(bitPattern: byte) }
            XSendEvent(connection.display, connection.root, 0, PropertyChangeMask, &event)
        }
    }
}
