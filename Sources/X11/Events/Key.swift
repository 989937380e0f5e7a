/// What a key is for, whatever the keyboard's language.
package enum Key: Hashable, Sendable {
    case escape, `return`, tab, backspace, delete, insert
    case left, right, up, down, home, end, pageUp, pageDown
    /// F1 is 1.
    case function(Int)
    case shift, control, alt, `super`, menu
    /// The key that bears this character without Shift, in lower case: what a shortcut asks for.
    ///
    /// A shortcut that is a sign rather than a letter should also look at ``KeyPress/text``: many
    /// keyboards have brackets only with AltGr.
    case character(Character)
    /// Text without a key, from an input method, or a key with no meaning here.
    case other
}
