import CX11

/// A key together with what an input method made of it, or a text with no key (keycode 0).
struct TypedKey {
    var event: XKeyEvent
    /// 0 where the key is none that has a symbol.
    var keysym: KeySym
    var text: String
}
