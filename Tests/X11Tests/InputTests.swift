import CX11Probe
import Raster
import Testing

import X11

extension ServerTests {
    @Suite struct InputTests {
        private func isRelease(_ event: WindowEvent) -> Bool {
            if case .released = event { true } else { false }
        }

        @Test func `a drag reports every place at pixel centers`() throws {
            let desk = try Desk()
            desk.user.move(x: 100, y: 100)
            desk.user.button(1, down: true)
            for x in 101...160 { desk.user.move(x: x, y: 120) }
            desk.user.button(1, down: false)
            let events = desk.events(until: isRelease)
            var xs: [Double] = []
            for case .moved(let sample) in events.drop(while: { !isPress($0) }) {
                xs.append(sample.x)
            }
            #expect(xs == (101...160).map { Double($0) + 0.5 })
            guard case .pressed(.primary, let first)? = events.first(where: isPress) else {
                Issue.record("no press")
                return
            }
            #expect(first.x == 100.5 && first.y == 100.5)
            #expect(first.modifiers == [])
        }

        private func isPress(_ event: WindowEvent) -> Bool {
            if case .pressed = event { true } else { false }
        }

        @Test func `a drag goes on outside the window`() throws {
            let desk = try Desk()
            desk.user.move(x: 10, y: 10)
            desk.user.button(1, down: true)
            desk.user.move(x: 500, y: 400)
            desk.user.button(1, down: false)
            guard
                case .released(.primary, let sample)? = desk.events(until: isRelease).last(
                    where: isRelease)
            else {
                Issue.record("no release")
                return
            }
            #expect(sample.x == 500.5 && sample.y == 400.5)
        }

        @Test func `20,000 motions are 20,000 events`() throws {
            let desk = try Desk()
            desk.user.move(x: 5, y: 5)
            desk.user.button(1, down: true)
            for step in 0..<20_000 {
                desk.user.move(x: 10 + step % 300, y: 10 + step % 150)
            }
            desk.user.button(1, down: false)
            let events = desk.events(until: isRelease).drop { !isPress($0) }
            let moves = events.count { if case .moved = $0 { true } else { false } }
            #expect(moves == 20_000)
        }

        @Test func `the buttons have their names`() throws {
            let desk = try Desk()
            desk.user.move(x: 20, y: 20)
            for button in [2, 3, 1] { desk.user.click(button) }
            let events = desk.events { if case .released(.primary, _) = $0 { true } else { false } }
            let buttons = events.compactMap { event -> PointerButton? in
                if case .pressed(let button, _) = event { button } else { nil }
            }
            #expect(buttons == [.middle, .secondary, .primary])
        }

        @Test func `the wheel's buttons are steps`() throws {
            let desk = try Desk()
            desk.user.move(x: 20, y: 20)
            for button in [4, 5, 5, 6, 7, 1] { desk.user.click(button) }
            var steps: [[Double]] = []
            for case .scrolled(let x, let y, _) in desk.events(until: isRelease) {
                steps.append([x, y])
            }
            #expect(steps == [[0, -1], [0, 1], [0, 1], [-1, 0], [1, 0]])
        }

        @Test func `an unmapped window interrupts the drag`() throws {
            let desk = try Desk()
            desk.user.move(x: 20, y: 20)
            desk.user.button(1, down: true)
            probe_unmap(desk.user.raw, desk.user.window)
            #expect(desk.events { $0 == .interrupted }.contains(.interrupted))
            #expect(desk.window.deadline == nil)
        }

        @Test func `the pointer comes and goes`() throws {
            let desk = try Desk()
            desk.user.move(x: 700, y: 500)
            desk.user.move(x: 20, y: 20)
            desk.user.move(x: 700, y: 500)
            let events = desk.events { $0 == .left }
            #expect(events.contains { if case .entered = $0 { true } else { false } })
        }

        @Test func `a watchdog runs only while a button is held`() throws {
            let desk = try Desk()
            desk.user.move(x: 20, y: 20)
            #expect(desk.window.deadline == nil)
            desk.user.button(1, down: true)
            _ = desk.events(until: isPress)
            #expect(desk.window.deadline != nil)
            desk.user.button(1, down: false)
            _ = desk.events(until: isRelease)
            #expect(desk.window.deadline == nil)
        }

        @Test func `a key has a meaning and a text`() throws {
            let desk = try Desk()
            probe_focus(desk.user.raw, desk.user.window)
            _ = desk.events { $0 == .focused(true) }
            // On the usual keyboard: Z, Escape, F11, Shift and Z, Control and Z.
            desk.user.key(52)
            desk.user.key(9)
            desk.user.key(95)
            for modifier in [50, 37] as [UInt8] {
                probe_key(desk.user.raw, modifier, true)
                desk.user.key(52)
                probe_key(desk.user.raw, modifier, false)
            }
            desk.user.key(36)
            var presses: [KeyPress] = []
            let isReturn = { (event: WindowEvent) in
                if case .key(let press) = event { press.key == .return } else { false }
            }
            for case .key(let press) in desk.events(until: isReturn) { presses.append(press) }
            #expect(
                presses == [
                    KeyPress(key: .character("z"), text: "z"), KeyPress(key: .escape),
                    KeyPress(key: .function(11)), KeyPress(key: .shift),
                    KeyPress(key: .character("z"), text: "Z", modifiers: .shift),
                    KeyPress(key: .control),
                    KeyPress(key: .character("z"), modifiers: .control), KeyPress(key: .return),
                ]
            )
        }
    }
}
