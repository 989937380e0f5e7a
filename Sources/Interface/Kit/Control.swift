package import Raster

/// One thing in the window: what it is, where it lies, and how it stands.
///
/// The list of them is all that drawing, hit-testing, keyboard focus, tooltips and the window's
/// description know of the layout.
package struct Control: Equatable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        case button, toggle, slider, field, swatch, list, message, dialog, canvas
        /// How far something has come; its value is in percent.
        case progress
        /// Takes presses away from what lies under it, as a panel's ground does, and does nothing.
        case surface
        /// Is looked at only: a label, a line between groups.
        case ornament
    }

    /// Stable across runs; empty for what nobody needs to find.
    package var id: String
    package var kind: Kind
    /// In window pixels.
    package var frame: PixelRect
    /// What it is called, in the reader's language.
    package var label: String
    /// The key that does the same, as it is shown.
    package var shortcut: String?
    package var isEnabled = true
    package var isSelected = false
    /// What it is set to, as text; `nil` for what has no value.
    package var value: String?

    /// How it is drawn.
    var look: Look
    /// What a press does.
    var action: Action?
    /// What the wheel moves over it.
    var scroll: ScrollTarget?
    /// Whether a press in its middle is its own: no panel or dialog lies over it.
    package internal(set) var isReachable = true
    package internal(set) var isHovered = false
    var isPressed = false
    /// Whether it has the focus, and the keyboard put it there.
    package internal(set) var isFocused = false

    init(
        _ kind: Kind, _ id: String, _ frame: PixelRect, _ look: Look, label: String = "",
        action: Action? = nil
    ) {
        self.kind = kind
        self.id = id
        self.frame = frame
        self.look = look
        self.label = label
        self.action = action
    }

    /// Something that nobody needs to find.
    init(_ kind: Kind, _ frame: PixelRect, _ look: Look, label: String = "") {
        self.init(kind, "", frame, look, label: label)
    }

    /// Whether it can be pressed and have the focus.
    var isActive: Bool {
        switch kind {
        case .button, .toggle, .slider, .field, .swatch, .list, .message: isEnabled && action != nil
        case .dialog, .canvas, .progress, .surface, .ornament: false
        }
    }
}
