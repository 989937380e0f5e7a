import CX11

/// The cursors of the user's theme, each loaded when first shown.
struct Cursors {
    private let connection: Connection
    private let window: Window
    private var loaded: [CursorShape: Cursor] = [:]
    private var shown: CursorShape?

    init(_ connection: Connection, window: Window) {
        self.connection = connection
        self.window = window
    }

    mutating func show(_ shape: CursorShape) {
        guard shape != shown, !connection.isDead else { return }
        let cursor = loaded[shape] ?? load(shape)
        loaded[shape] = cursor
        shown = shape
        XDefineCursor(connection.display, window, cursor)
    }

    private func load(_ shape: CursorShape) -> Cursor {
        guard let theme = Self.theme(shape) else { return empty() }
        let cursor = XcursorLibraryLoadCursor(connection.display, theme.name)
        return cursor != 0 ? cursor : XCreateFontCursor(connection.display, theme.glyph)
    }

    /// The name in themes, and the glyph of the cursor font that every server has.
    private static func theme(_ shape: CursorShape) -> (name: String, glyph: UInt32)? {
        switch shape {
        case .arrow: ("left_ptr", UInt32(XC_left_ptr))
        case .crosshair: ("crosshair", UInt32(XC_crosshair))
        case .hand: ("hand2", UInt32(XC_hand2))
        case .text: ("xterm", UInt32(XC_xterm))
        case .move: ("fleur", UInt32(XC_fleur))
        case .busy: ("watch", UInt32(XC_watch))
        case .hidden: nil
        }
    }

    private func empty() -> Cursor {
        let display = connection.display
        var bits: [CChar] = [0]
        let pixmap = XCreateBitmapFromData(display, window, &bits, 1, 1)
        var color = XColor()
        defer { XFreePixmap(display, pixmap) }
        return withUnsafeMutablePointer(to: &color) { color in
            XCreatePixmapCursor(display, pixmap, pixmap, color, color, 0, 0)
        }
    }
}
