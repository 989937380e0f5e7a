import Glibc
import Raster
import Testing

import X11

/// A server, the window on it, and a user.
final class Desk {
    // In the order in which they go.
    let user: Probe
    var window: X11Window
    let server: XServer

    /// Opens a window of 320 × 200 and waits until it is on the screen.
    init(screen: String = "800x600x24", options: [String] = []) throws {
        server = try XServer(screen: screen, options: options)
        let icon = Bitmap(width: 2, height: 1, filledWith: Pixel(Color(hex: 0xFF8000), alpha: 128))
        let window = try X11Window(
            WindowIdentity(title: "Café – 画", minimumWidth: 100, minimumHeight: 80, icons: [icon]),
            width: 320, height: 200, display: server.display
        )
        user = try Probe(server.display, window: window.identifier)
        self.window = window
        _ = events { if case .exposed = $0 { true } else { false } }
    }

    // The window can't be copied, so the test macros can't look at its properties themselves.
    var isDead: Bool { window.isDead }
    func readyToPresent() -> Bool { window.readyToPresent() }
    var hasReports: Bool { window.hasReports }
    var isFullScreen: Bool { window.isFullScreen }

    /// Takes events up to the first that `isLast`, for at most five seconds.
    func events(until isLast: (WindowEvent) -> Bool) -> [WindowEvent] {
        var all: [WindowEvent] = []
        while !all.contains(where: isLast), !window.isDead {
            let batch = window.drain()
            all += batch
            if batch.isEmpty, !hasNews(within: 5000) {
                Issue.record("the event never came; there were \(all)")
                break
            }
        }
        return all
    }

    /// Takes events until `condition` holds, for at most five seconds of silence.
    ///
    /// It may come to hold without an event for the window: what the user waits for comes to the user.
    func wait(until condition: () -> Bool) {
        var silence = 0
        while !condition() {
            let isSilent = window.drain().isEmpty && !hasNews(within: 20)
            silence = isSilent ? silence + 20 : 0
            guard silence < 5000 else {
                Issue.record("what the test waits for never came")
                return
            }
        }
    }

    /// Fills the window with `pixel` and waits until the server has read it.
    func paint(_ bitmap: Bitmap, _ rects: [PixelRect]? = nil) {
        wait { window.readyToPresent() }
        window.present(bitmap, rects ?? [bitmap.bounds])
        wait { window.readyToPresent() }
    }

    private func hasNews(within milliseconds: Int32) -> Bool {
        var request = pollfd(fd: window.descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, milliseconds) > 0
    }
}
