import CX11
import Glibc
package import Raster

/// What a new window tells window managers and task bars about itself.
package struct WindowIdentity: Sendable {
    package var title: String
    package var minimumWidth: Int
    package var minimumHeight: Int
    /// The icon in several sizes, premultiplied as all bitmaps are.
    package var icons: [Bitmap]

    package init(title: String, minimumWidth: Int, minimumHeight: Int, icons: [Bitmap] = []) {
        self.title = title
        self.minimumWidth = minimumWidth
        self.minimumHeight = minimumHeight
        self.icons = icons
    }
}

extension WindowIdentity {
    /// Sets all properties that must stand before the window is mapped.
    func apply(to window: Window, on connection: Connection) {
        setHints(window, connection)
        setTitle(window, connection)
        let protocols: [AtomName] = [.deleteWindow, .ping, .syncRequest]
        connection.setProperty(
            connection[.protocols], of: window, as: XA_ATOM, to: protocols.map { connection[$0] }
        )
        connection.setProperty(
            connection[.processIdentifier], of: window, as: XA_CARDINAL, to: [UInt(getpid())]
        )
        connection.setProperty(
            connection[.windowType], of: window, as: XA_ATOM, to: [connection[.windowTypeNormal]]
        )
        let words = iconWords(limit: connection.largestRequest / 4)
        if !words.isEmpty {
            connection.setProperty(connection[.icon], of: window, as: XA_CARDINAL, to: words)
        }
    }

    /// The title in UTF-8 where that is understood, and for older managers too.
    func setTitle(_ window: Window, _ connection: Connection) {
        Xutf8SetWMProperties(
            connection.display, window, title, title, nil, 0, nil, nil, nil
        )
        for name in [AtomName.name, .iconName] {
            connection.setProperty(
                connection[name], of: window, as: connection[.utf8String], to: Array(title.utf8)
            )
        }
    }

    private func setHints(_ window: Window, _ connection: Connection) {
        var size = XSizeHints()
        size.flags = PMinSize
        size.min_width = Int32(min(max(minimumWidth, 1), 32767))
        size.min_height = Int32(min(max(minimumHeight, 1), 32767))
        XSetWMNormalHints(connection.display, window, &size)
        var hints = XWMHints()
        hints.flags = InputHint | StateHint | WindowGroupHint
        hints.input = 1
        hints.initial_state = NormalState
        hints.window_group = window
        XSetWMHints(connection.display, window, &hints)
        connection.setProperty(
            XA_WM_CLASS, of: window, as: XA_STRING, to: Array("easel\0Easel\0".utf8)
        )
        var host = [CChar](repeating: 0, count: 256)
        guard gethostname(&host, host.count - 1) == 0 else { return }
        let name = host.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        connection.setProperty(connection[.clientMachine], of: window, as: XA_STRING, to: name)
    }

    /// Width, height and the rows of each icon, until the request is full.
    private func iconWords(limit: Int) -> [UInt] {
        var words: [UInt] = []
        for icon in icons where words.count + 2 + icon.width * icon.height <= limit {
            words += [UInt(icon.width), UInt(icon.height)]
            icon.withPixels { pixels in
                for index in pixels.indices { words.append(pixels[index].straightWord) }
            }
        }
        return words
    }
}

extension Pixel {
    /// The color without its alpha multiplied in, as `0xAARRGGBB`.
    fileprivate var straightWord: UInt {
        guard alpha > 0 else { return 0 }
        let alpha = UInt(alpha)
        func part(_ channel: UInt8) -> UInt { min((UInt(channel) * 255 + alpha / 2) / alpha, 255) }
        return alpha << 24 | part(red) << 16 | part(green) << 8 | part(blue)
    }
}
