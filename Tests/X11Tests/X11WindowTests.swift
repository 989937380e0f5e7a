import CX11Probe
import Raster
import Testing

import X11

extension ServerTests {
    @Suite struct X11WindowTests {
        @Test func `a window opens and closes`() throws {
            let desk = try Desk()
            #expect(desk.window.width == 320)
            #expect(desk.window.height == 200)
            #expect(!desk.isDead)
        }

        @Test func `a display that nobody serves is refused by name`() {
            #expect(throws: X11Error.cannotConnect(display: ":9871")) {
                _ = try X11Window(
                    WindowIdentity(title: "", minimumWidth: 1, minimumHeight: 1), width: 1,
                    height: 1,
                    display: ":9871"
                )
            }
        }

        @Test func `the desktop learns all about the window`() throws {
            let desk = try Desk()
            desk.window.setControls("[{\"id\":\"tool.pencil\"}]")
            desk.window.bell()
            _ = desk.window.drain()
            // Requests of two clients have no order: ask until the last of the window's is in.
            let controls = (0..<1_000).lazy
                .compactMap { _ in desk.user.property("_EASEL_CONTROLS") }.first
            #expect(controls == "[{\"id\":\"tool.pencil\"}]")
            #expect(desk.user.property("_NET_WM_NAME") == "Café – 画")
            #expect(desk.user.property("_NET_WM_ICON_NAME") == "Café – 画")
            #expect(desk.user.property("WM_CLASS") == "easel|Easel|")
            #expect(desk.user.property("WM_PROTOCOLS")?.split(separator: " ").count == 3)
            #expect(desk.user.property("_NET_WM_PID") != nil)
            #expect(desk.user.property("WM_CLIENT_MACHINE") != nil)
            #expect(desk.user.property("_NET_WM_WINDOW_TYPE") != nil)
            #expect(desk.user.property("_NET_WM_SYNC_REQUEST_COUNTER") != nil)
            #expect(desk.user.property("WM_NORMAL_HINTS")?.hasPrefix("16 ") == true)
            let word = 0x80FF_8000
            #expect(desk.user.property("_NET_WM_ICON") == "2 1 \(word) \(word)")
        }

        @Test func `a new title replaces the old`() throws {
            let desk = try Desk()
            desk.window.setTitle("* ünsaved")
            _ = desk.window.drain()
            #expect(desk.user.property("_NET_WM_NAME") == "* ünsaved")
        }

        @Test func `every cursor can be shown`() throws {
            let desk = try Desk()
            for shape in CursorShape.allCases { desk.window.setCursor(shape) }
            _ = desk.window.drain()
            #expect(!desk.isDead)
        }

        @Test func `closing is a request`() throws {
            let desk = try Desk()
            probe_send_protocol(desk.user.raw, desk.user.window, "WM_DELETE_WINDOW", 0)
            #expect(desk.events { $0 == .closeRequested }.last == .closeRequested)
        }

        @Test func `the counter shows the frame painted after a resize`() throws {
            let desk = try Desk()
            let counter = try #require(
                desk.user.property("_NET_WM_SYNC_REQUEST_COUNTER").flatMap(UInt.init))
            probe_send_protocol(desk.user.raw, desk.user.window, "_NET_WM_SYNC_REQUEST", 7)
            desk.user.resize(width: 400, height: 300)
            _ = desk.events { $0 == .resized(width: 400, height: 300) }
            #expect(probe_counter(desk.user.raw, counter) == 0)
            desk.paint(Bitmap(width: 400, height: 300, filledWith: Pixel(.white)))
            #expect(probe_counter(desk.user.raw, counter) == 7)
        }

        @Test func `a size told twice does not show on the counter before its frame`() throws {
            let desk = try Desk()
            let counter = try #require(
                desk.user.property("_NET_WM_SYNC_REQUEST_COUNTER").flatMap(UInt.init))
            desk.paint(Bitmap(width: 320, height: 200, filledWith: Pixel(.white)))
            probe_send_protocol(desk.user.raw, desk.user.window, "_NET_WM_SYNC_REQUEST", 7)
            desk.user.resize(width: 400, height: 300)
            probe_send_size(desk.user.raw, desk.user.window, 400, 300)
            _ = desk.events { $0 == .resized(width: 400, height: 300) }
            for _ in 0..<3 { _ = desk.window.drain() }
            #expect(probe_counter(desk.user.raw, counter) == 0)
            desk.paint(Bitmap(width: 400, height: 300, filledWith: Pixel(.white)))
            #expect(probe_counter(desk.user.raw, counter) == 7)
        }

        @Test func `a size that stays is acknowledged without a frame`() throws {
            let desk = try Desk()
            let counter = try #require(
                desk.user.property("_NET_WM_SYNC_REQUEST_COUNTER").flatMap(UInt.init))
            desk.paint(Bitmap(width: 320, height: 200, filledWith: Pixel(.white)))
            probe_send_protocol(desk.user.raw, desk.user.window, "_NET_WM_SYNC_REQUEST", 9)
            probe_send_size(desk.user.raw, desk.user.window, 320, 200)
            desk.wait { probe_counter(desk.user.raw, counter) == 9 }
        }

        @Test func `500 resizes are one event for each drain`() throws {
            let desk = try Desk()
            for step in 1...500 as ClosedRange<Int> {
                desk.user.resize(width: 100 + step, height: 80 + step % 90)
            }
            let last = WindowEvent.resized(width: 600, height: 80 + 500 % 90)
            let events = desk.events { $0 == last }
            let sizes = events.filter { if case .resized = $0 { true } else { false } }
            #expect(sizes.count < 20)
            #expect(desk.window.width == 600)
            desk.paint(Bitmap(width: 600, height: 130, filledWith: Pixel(Color(hex: 0x123456))))
            #expect(desk.user.color(x: 599, y: 129) == 0x123456)
        }

        @Test func `without a window manager full screen is the screen's size, and back`() throws {
            let desk = try Desk()
            desk.window.setFullScreen(true)
            _ = desk.events { $0 == .resized(width: 800, height: 600) }
            desk.window.setFullScreen(false)
            _ = desk.events { $0 == .resized(width: 320, height: 200) }
            #expect(!desk.isFullScreen)
        }

        @Test func `a destroyed connection is noticed and survived`() throws {
            let desk = try Desk()
            desk.server.kill()
            let bitmap = Bitmap(width: 320, height: 200, filledWith: Pixel(.white))
            if desk.readyToPresent() { desk.window.present(bitmap, [bitmap.bounds]) }
            for _ in 0..<3 { _ = desk.window.drain() }
            #expect(desk.isDead)
            #expect(!desk.readyToPresent())
            desk.window.setTitle("gone")
            desk.window.setControls("[]")
            desk.window.copy("gone")
            desk.window.requestClipboardText()
            desk.window.setFullScreen(true)
            desk.window.setCursor(.hand)
            #expect(desk.window.drain().isEmpty)
        }

        @Test func `a stopped server does not keep the window from closing`() throws {
            let server = try XServer()
            let window = try X11Window(
                WindowIdentity(title: "", minimumWidth: 1, minimumHeight: 1), width: 50, height: 50,
                display: server.display
            )
            server.stop()
            _ = consume window
        }
    }
}
