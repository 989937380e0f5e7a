import CX11Probe
import Testing

/// A second program on the server, to look at the window from outside and to be its user.
final class Probe {
    let raw: OpaquePointer
    let window: UInt

    init(_ display: String, window: UInt) throws {
        raw = try #require(probe_open(display))
        self.window = window
    }

    deinit { probe_close(raw) }

    func color(x: Int, y: Int) -> Int {
        probe_color(raw, window, Int32(x), Int32(y))
    }

    func move(x: Int, y: Int) { probe_move(raw, window, Int32(x), Int32(y)) }

    func resize(width: Int, height: Int) {
        probe_resize(raw, window, Int32(width), Int32(height))
    }

    func button(_ number: Int, down: Bool) { probe_button(raw, Int32(number), down) }

    func click(_ number: Int) {
        button(number, down: true)
        button(number, down: false)
    }

    func key(_ code: UInt8) {
        probe_key(raw, code, true)
        probe_key(raw, code, false)
    }

    func property(_ name: String, of other: UInt? = nil) -> String? {
        var text = [CChar](repeating: 0, count: 1 << 16)
        guard probe_property(raw, other ?? window, name, &text, text.count) else { return nil }
        return String(
            decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    func setProperty(_ name: String, of other: UInt, type: String, to bytes: [UInt8]) {
        let signed = bytes.map { CChar(bitPattern: $0) }
        probe_set_property(raw, other, name, type, signed, signed.count)
    }
}
