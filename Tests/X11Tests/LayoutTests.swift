import CX11Probe
import Foundation
import Testing

import X11

extension ServerTests {
    /// Keys in keyboard layouts that type something else there.
    @Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/setxkbmap")))
    struct LayoutTests {
        @Test(arguments: ["us", "ru", "am", "bg", "de(neo)", "fr", "us,ru", "ru,us"])
        func `brackets are found by their place where the layout has none`(layout: String) throws {
            #expect(try keys([34, 35], in: layout) == [.character("["), .character("]")])
        }

        @Test func `a layout that types something else there keeps it`() throws {
            #expect(try keys([34, 35], in: "de") == [.character("ü"), .character("+")])
            #expect(try keys([34, 20], in: "us(dvorak)") == [.character("/"), .character("[")])
        }

        /// What the keys mean that are pressed in a layout.
        ///
        /// A dead key types nothing but is one.
        private func keys(_ codes: [UInt8], in layout: String) throws -> [Key] {
            let desk = try Desk()
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/setxkbmap")
            process.arguments = ["-display", desk.server.display] + Self.options(layout)
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
            probe_focus(desk.user.raw, desk.user.window)
            _ = desk.events { $0 == .focused(true) }
            var keys: [Key] = []
            for code in codes + [9] { desk.user.key(code) }
            let isEscape = { (event: WindowEvent) in
                if case .keyReleased(let press) = event { press.key == .escape } else { false }
            }
            for case .keyReleased(let press) in desk.events(until: isEscape) {
                keys.append(press.key)
            }
            return keys.dropLast()
        }

        /// `de(neo)` as the tool's arguments.
        private static func options(_ layout: String) -> [String] {
            let parts = layout.split { "()".contains($0) }.map(String.init)
            return ["-layout", parts[0], "-variant", parts.count > 1 ? parts[1] : ""]
        }
    }
}
