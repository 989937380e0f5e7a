/// The keys held while something else happened.
package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let shift = Modifiers(rawValue: 1)
    package static let control = Modifiers(rawValue: 2)
    package static let alt = Modifiers(rawValue: 4)
    package static let `super` = Modifiers(rawValue: 8)

    /// Reads the server's state bits; locks, groups and buttons are left out.
    init(state: UInt32) {
        var modifiers: Modifiers = []
        if state & 0x01 != 0 { modifiers.insert(.shift) }
        if state & 0x04 != 0 { modifiers.insert(.control) }
        if state & 0x08 != 0 { modifiers.insert(.alt) }
        if state & 0x40 != 0 { modifiers.insert(.super) }
        self = modifiers
    }
}
