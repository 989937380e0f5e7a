import Interface
import X11

extension Input {
    /// What a window event means to the program; `nil` where it means nothing.
    init?(_ event: WindowEvent) {
        switch event {
        case .pressed(let button, let sample): self = .pressed(Pointer(sample, Button(button)))
        case .released(let button, let sample): self = .released(Pointer(sample, Button(button)))
        case .moved(let sample), .entered(let sample): self = .moved(Pointer(sample))
        case .scrolled(let x, let y, let sample): self = .scrolled(x: x, y: y, Pointer(sample))
        case .left: self = .left
        case .interrupted: self = .interrupted
        case .key(let press): self = .key(KeyPress(press))
        case .focused(let isFocused): self = .focusChanged(isFocused)
        case .pasted(let text): self = .clipboardText(text ?? "")
        case .closeRequested: self = .closeRequested
        case .scaleChanged(let scale): self = .scaleChanged(scale)
        case .resized(let width, let height): self = .resized(width: width, height: height)
        case .exposed, .keyReleased: return nil
        }
    }
}

extension Input.Pointer {
    fileprivate init(_ sample: PointerSample, _ button: Input.Button = .primary) {
        self.init(
            x: sample.x, y: sample.y, button: button,
            modifiers: Input.Modifiers(rawValue: sample.modifiers.rawValue),
            milliseconds: Int(sample.milliseconds)
        )
    }
}

extension Input.Button {
    fileprivate init(_ button: PointerButton) {
        switch button {
        case .primary: self = .primary
        case .middle: self = .middle
        case .secondary: self = .secondary
        }
    }
}

extension Input.KeyPress {
    fileprivate init(_ press: X11.KeyPress) {
        self.init(
            Input.Key(press.key), text: press.text,
            modifiers: Input.Modifiers(rawValue: press.modifiers.rawValue)
        )
    }
}

extension Input.Key {
    fileprivate init(_ key: X11.Key) {
        switch key {
        case .escape: self = .escape
        case .return: self = .enter
        case .tab: self = .tab
        case .backspace: self = .backspace
        case .delete: self = .delete
        case .insert: self = .insert
        case .left: self = .left
        case .right: self = .right
        case .up: self = .up
        case .down: self = .down
        case .home: self = .home
        case .end: self = .end
        case .pageUp: self = .pageUp
        case .pageDown: self = .pageDown
        case .function(let number): self = .function(number)
        case .character(let character): self = .character(character)
        case .shift, .control, .alt, .super, .menu, .other: self = .other
        }
    }
}

extension CursorShape {
    init(_ cursor: Effect.Cursor) {
        switch cursor {
        case .arrow: self = .arrow
        case .crosshair: self = .crosshair
        case .text: self = .text
        case .hand: self = .hand
        case .move: self = .move
        }
    }
}
