import CX11

/// Keys as meanings: shortcuts that work in every layout, text as the layout has it.
struct Keyboard: ~Copyable {
    private let connection: Connection
    var method: InputMethod
    private var down: Set<UInt32> = []

    init(_ connection: Connection, window: Window) {
        self.connection = connection
        method = InputMethod(connection, window: window)
        // Repetition is then presses only, without a release between them.
        XkbSetDetectableAutoRepeat(connection.display, 1, nil)
    }

    mutating func focus(_ isFocused: Bool) {
        // Keys released while typing went elsewhere are not reported.
        down = []
        method.focus(isFocused)
    }

    /// The keys that are to be reported now, in order.
    mutating func reports() -> [WindowEvent] {
        var reports: [WindowEvent] = []
        while let key = method.next() {
            reports.append(
                key.event.type == CX11.KeyPress
                    ? .key(press(key)) : .keyReleased(release(key.event)))
        }
        return reports
    }

    private mutating func press(_ typed: TypedKey) -> KeyPress {
        let (event, keysym, text) = (typed.event, typed.keysym, typed.text)
        let modifiers = Modifiers(state: event.state)
        // Text from a dead key or an input method comes with keycode 0: it is no key.
        guard event.keycode != 0 else { return KeyPress(key: .other, text: text.typed) }
        return KeyPress(
            key: key(event, keysym: keysym),
            text: modifiers.isDisjoint(with: [.control, .alt, .super]) ? text.typed : "",
            modifiers: modifiers,
            isRepeat: !down.insert(event.keycode).inserted
        )
    }

    private mutating func release(_ event: XKeyEvent) -> KeyPress {
        down.remove(event.keycode)
        var event = event
        var keysym: KeySym = 0
        XLookupString(&event, nil, 0, &keysym, nil)
        return KeyPress(
            key: key(event, keysym: keysym), modifiers: Modifiers(state: event.state)
        )
    }

    /// A key's own name, else the Latin character it types without Shift in the active layout, else
    /// in the first other layout that has one, else by its place on a US keyboard.
    private func key(_ event: XKeyEvent, keysym: KeySym) -> Key {
        if let named = Key(named: keysym) { return named }
        if let keypad = Key(latin: keysym), (0xFF80..<0xFFC0).contains(keysym) { return keypad }
        let active = Int32(event.state >> 13 & 3)
        if let bracket = bracket(at: event.keycode, group: active) { return bracket }
        for group in [active] + (0..<4).filter({ $0 != active }) {
            if let key = Key(latin: symbol(of: event.keycode, group)) { return key }
        }
        return Key(usPosition: event.keycode) ?? .other
    }

    /// A bracket by its key's place, in a layout that has it nowhere without a third level.
    ///
    /// Not where one of the two keys types a plus, which is a sign of its own.
    private func bracket(at keycode: UInt32, group: Int32) -> Key? {
        let places: [UInt32] = [34, 35]
        guard places.contains(keycode),
            !places.contains(where: { symbol(of: $0, group) == KeySym(XK_plus) })
        else { return nil }
        let hasBracket = (8...255 as ClosedRange<UInt32>).contains { code in
            (0...1).contains { symbol(of: code, group, level: $0) == KeySym(XK_bracketleft) }
        }
        return hasBracket ? nil : Key(usPosition: keycode)
    }

    private func symbol(of keycode: UInt32, _ group: Int32, level: Int32 = 0) -> KeySym {
        XkbKeycodeToKeysym(
            connection.display, KeyCode(truncatingIfNeeded: keycode), group, level)
    }
}

extension String {
    /// The text unless it is a control character, as Return and Escape type one.
    fileprivate var typed: String {
        unicodeScalars.contains { $0.properties.generalCategory == .control } ? "" : self
    }
}
