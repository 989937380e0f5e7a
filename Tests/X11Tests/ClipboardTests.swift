import CX11Probe
import Testing

import X11

extension ServerTests {
    @Suite struct ClipboardTests {
        /// What another program gets when it asks for `target`, or `nil` if it is refused.
        private func asked(_ desk: Desk, _ target: String) -> String? {
            probe_ask_selection(desk.user.raw, "CLIPBOARD", target)
            var text = [CChar](repeating: 0, count: 1 << 12)
            var result: Int32 = 0
            desk.wait {
                if result == 0 { result = probe_selection(desk.user.raw, &text, text.count) }
                return result != 0
            }
            guard result > 0 else { return nil }
            return String(
                decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }

        @Test func `copied text can be pasted elsewhere`() throws {
            let desk = try Desk()
            desk.window.copy("Größe 画")
            #expect(asked(desk, "UTF8_STRING") == "Größe 画")
            #expect(asked(desk, "text/plain;charset=utf-8") == "Größe 画")
            #expect(asked(desk, "TIMESTAMP") != nil)
            #expect(asked(desk, "TARGETS")?.split(separator: " ").count == 6)
            #expect(asked(desk, "image/png") == nil)
        }

        @Test func `our own text needs no detour`() throws {
            let desk = try Desk()
            desk.window.copy("mine")
            desk.window.requestClipboardText()
            #expect(desk.window.drain().contains(.pasted("mine")))
        }

        @Test func `another program's text arrives`() throws {
            let desk = try Desk()
            _ = probe_own_selection(desk.user.raw, "CLIPBOARD")
            desk.window.requestClipboardText()
            var events: [WindowEvent] = []
            while !events.contains(.pasted("théirs")) {
                events += desk.window.drain()
                _ = probe_serve_selection(desk.user.raw, "UTF8_STRING", "théirs")
            }
        }

        @Test func `an empty clipboard answers with nothing`() throws {
            let desk = try Desk()
            desk.window.requestClipboardText()
            #expect(desk.events { $0 == .pasted(nil) }.contains(.pasted(nil)))
        }

        @Test func `losing the clipboard forgets the text`() throws {
            let desk = try Desk()
            desk.window.copy("old")
            _ = probe_own_selection(desk.user.raw, "CLIPBOARD")
            desk.wait {
                desk.window.requestClipboardText()
                return !desk.window.drain().contains(.pasted("old"))
            }
        }
    }
}
