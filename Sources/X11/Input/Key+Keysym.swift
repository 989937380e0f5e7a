import CX11

extension Key {
    /// The key with a name of its own that `keysym` stands for, or `nil` for one that types.
    init?(named keysym: KeySym) {
        let code = Int32(truncatingIfNeeded: keysym)
        if (XK_F1...XK_F12).contains(code) {
            self = .function(Int(code - XK_F1) + 1)
            return
        }
        switch code {
        case XK_Escape: self = .escape
        case XK_Return, XK_KP_Enter, XK_ISO_Enter: self = .return
        case XK_Tab, XK_KP_Tab, XK_ISO_Left_Tab: self = .tab
        case XK_BackSpace: self = .backspace
        case XK_Delete, XK_KP_Delete: self = .delete
        case XK_Insert, XK_KP_Insert: self = .insert
        case XK_Left, XK_KP_Left: self = .left
        case XK_Right, XK_KP_Right: self = .right
        case XK_Up, XK_KP_Up: self = .up
        case XK_Down, XK_KP_Down: self = .down
        case XK_Home, XK_KP_Home: self = .home
        case XK_End, XK_KP_End: self = .end
        case XK_Page_Up, XK_KP_Page_Up: self = .pageUp
        case XK_Page_Down, XK_KP_Page_Down: self = .pageDown
        case XK_Shift_L, XK_Shift_R: self = .shift
        case XK_Control_L, XK_Control_R: self = .control
        case XK_Alt_L, XK_Alt_R, XK_Meta_L, XK_Meta_R: self = .alt
        case XK_Super_L, XK_Super_R: self = .super
        case XK_Menu: self = .menu
        default: return nil
        }
    }

    /// The key that types `keysym` without Shift, or `nil` unless that is Latin.
    init?(latin keysym: KeySym) {
        var keysym = keysym
        // The keypad's digits and signs lie at a fixed distance from the Latin ones.
        let keypad = KeySym(XK_KP_Multiply)...KeySym(XK_KP_9)
        if keypad.contains(keysym) { keysym -= KeySym(XK_KP_Multiply) - KeySym(XK_asterisk) }
        guard (0x20..<0x7F).contains(keysym) || (0xA0..<0x100).contains(keysym),
            let scalar = Unicode.Scalar(UInt32(keysym)),
            let lower = scalar.properties.lowercaseMapping.first
        else { return nil }
        self = .character(lower)
    }

    /// The key at the place of a keycode on a US keyboard, or `nil` off its four rows.
    init?(usPosition keycode: UInt32) {
        for (first, characters) in Self.usRows {
            guard keycode >= first, keycode < first + UInt32(characters.count) else { continue }
            self = .character(characters[Int(keycode - first)])
            return
        }
        return nil
    }

    private static let usRows: [(first: UInt32, characters: [Character])] = [
        (10, Array("1234567890-=")), (24, Array("qwertyuiop[]")), (38, Array("asdfghjkl;'`")),
        (51, Array("\\zxcvbnm,./")), (65, [" "]),
    ]
}
