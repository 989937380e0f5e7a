import Painting

/// A key with the modifiers held, as a person presses it.
struct KeyChord: Hashable, Sendable {
    var key: Input.Key
    /// Of Control, Shift and Alt; Shift counts only beside Control.
    var modifiers: Input.Modifiers = []
}

/// The one table of keys: what handles them, what tooltips say, and what a sheet of keys lists.
enum Keymap {
    /// A key and what it does.
    struct Binding: Sendable {
        let chord: KeyChord
        let action: Action
        /// Whether it is for the next stroke too, so that it counts while one is drawn.
        var isForDrawing = false
    }

    /// In the order of a sheet; of two keys for one action the first is the one that is shown.
    static let bindings: [Binding] =
        Tool.allCases.map { tool in
            Binding(
                chord: KeyChord(key: .character(tool.key)), action: .tool(tool),
                isForDrawing: true)
        } + [
            plain("[", .stepWidth(-1), isForDrawing: true),
            plain("]", .stepWidth(1), isForDrawing: true),
            plain("+", .zoom(.step(1))), plain("=", .zoom(.step(1))), plain("-", .zoom(.step(-1))),
            plain("0", .zoom(.to(1))), plain("9", .zoom(.fitBoard)),
            plain("8", .zoom(.fitDrawing)),
            control("z", .undo), control("z", .redo, shift: true), control("y", .redo),
            control("o", .open), control("s", .save), control("s", .saveAs, shift: true),
            control("e", .export), control("w", .close), control("q", .close),
            Binding(chord: KeyChord(key: .delete), action: .deleteChosen),
            Binding(chord: KeyChord(key: .function(11)), action: .toggle(.fullScreen)),
        ]

    /// What the key does; `nil` for one that is in no row.
    static func binding(for press: Input.KeyPress) -> Binding? {
        let chord = KeyChord(press)
        if let binding = bindings.first(where: { $0.chord == chord }) { return binding }
        // A sign that needs Shift, or another key, on this keyboard.
        guard press.modifiers.isDisjoint(with: [.control, .alt, .super]), press.text.count == 1,
            let sign = press.text.first
        else { return nil }
        return bindings.first { $0.chord == KeyChord(key: .character(sign)) }
    }

    /// The first key of the table that does this.
    static func chord(of action: Action) -> KeyChord? {
        bindings.first { $0.action == action }?.chord
    }

    private static func plain(
        _ sign: Character, _ action: Action, isForDrawing: Bool = false
    ) -> Binding {
        Binding(
            chord: KeyChord(key: .character(sign)), action: action, isForDrawing: isForDrawing)
    }

    private static func control(_ letter: Character, _ action: Action, shift: Bool = false)
        -> Binding
    {
        Binding(
            chord: KeyChord(
                key: .character(letter), modifiers: shift ? [.control, .shift] : .control),
            action: action)
    }
}

extension KeyChord {
    /// What is pressed; Shift alone says only which sign a key types.
    init(_ press: Input.KeyPress) {
        key = press.key
        modifiers = press.modifiers
        if !modifiers.contains(.control) { modifiers.remove(.shift) }
    }

    /// As it is shown: "Ctrl+Shift+Z".
    func name(_ words: Words) -> String {
        let held: [(Input.Modifiers, String)] = [
            (.control, "Ctrl"), (.alt, "Alt"), (.shift, "Shift"),
        ]
        return (held.filter { modifiers.contains($0.0) }.map(\.1) + [keyName(words)])
            .joined(separator: "+")
    }

    private func keyName(_ words: Words) -> String {
        switch key {
        case .character(let sign): sign.uppercased()
        case .function(let number): "F\(number)"
        case .delete: words.deleteKey
        case .escape: "Esc"
        case .enter: "Enter"
        case .tab: "Tab"
        case .backspace: "Backspace"
        case .insert: "Ins"
        case .left: "←"
        case .right: "→"
        case .up: "↑"
        case .down: "↓"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "PgUp"
        case .pageDown: "PgDn"
        case .other: ""
        }
    }
}
