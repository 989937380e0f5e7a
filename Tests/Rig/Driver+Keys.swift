import CXTest

extension Driver {
    /// Types a chord, such as `z`, `ctrl+shift+z` or `Escape`; the last part is a keysym's name.
    package func press(_ chord: String) throws(RigError) {
        let names = chord.split(separator: "+").map { Self.modifiers[String($0)] ?? String($0) }
        var keys: [UInt32] = []
        for name in names { keys += try codes(of: name) }
        hold(keys)
    }

    /// Types a text, one character after the other.
    package func type(_ text: String) throws(RigError) {
        for character in text {
            let name = Self.keysyms[character] ?? String(character)
            hold(try codes(of: name))
        }
    }

    /// Presses all in order and releases them in the opposite one.
    private func hold(_ keys: [UInt32]) {
        for key in keys { rig_key(connection.handle, key, true) }
        for key in keys.reversed() { rig_key(connection.handle, key, false) }
        _ = rig_sync(connection.handle)
    }

    /// The key for a name, behind Shift where the keyboard has it there.
    private func codes(of name: String) throws(RigError) -> [UInt32] {
        var needsShift = false
        let code = rig_key_code(connection.handle, name, &needsShift)
        guard code != 0 else { throw .noKey(name: name) }
        return needsShift
            ? [rig_key_code(connection.handle, "Shift_L", &needsShift), code] : [code]
    }

    /// Holds or lets go of one key, by its keysym's name: for modifiers during a drag.
    package func key(_ name: String, down: Bool) throws(RigError) {
        for code in try codes(of: Self.modifiers[name] ?? name) {
            rig_key(connection.handle, code, down)
        }
        _ = rig_sync(connection.handle)
    }

    private static let modifiers = ["ctrl": "Control_L", "shift": "Shift_L", "alt": "Alt_L"]

    /// The keysyms' names of characters that are not their own.
    private static let keysyms: [Character: String] = [
        " ": "space", "\n": "Return", "\t": "Tab", "!": "exclam", "\"": "quotedbl",
        "#": "numbersign", "$": "dollar", "%": "percent", "&": "ampersand", "'": "apostrophe",
        "(": "parenleft", ")": "parenright", "*": "asterisk", "+": "plus", ",": "comma",
        "-": "minus", ".": "period", "/": "slash", ":": "colon", ";": "semicolon", "<": "less",
        "=": "equal", ">": "greater", "?": "question", "@": "at", "[": "bracketleft",
        "\\": "backslash", "]": "bracketright", "^": "asciicircum", "_": "underscore",
        "`": "grave", "{": "braceleft", "|": "bar", "}": "braceright", "~": "asciitilde",
    ]
}
