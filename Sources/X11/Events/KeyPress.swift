/// A key going down, once or by repetition, or up.
package struct KeyPress: Hashable, Sendable {
    package var key: Key
    /// The text that it types, through dead keys and the input method; empty with Control, Alt or
    /// Super held and for keys that type nothing.
    package var text: String
    package var modifiers: Modifiers
    /// The key is held and its repetition reports it again.
    package var isRepeat: Bool

    package init(
        key: Key, text: String = "", modifiers: Modifiers = [], isRepeat: Bool = false
    ) {
        self.key = key
        self.text = text
        self.modifiers = modifiers
        self.isRepeat = isRepeat
    }
}
