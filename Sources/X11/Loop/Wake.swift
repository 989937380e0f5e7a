/// What ended a wait; several may have come together.
package struct Wake: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The server said something, or is gone.
    package static let display = Wake(rawValue: 1)
    /// The deadline has come.
    package static let deadline = Wake(rawValue: 2)
    /// Somebody wants the program to end.
    package static let signal = Wake(rawValue: 4)
    /// A worker has an answer.
    package static let worker = Wake(rawValue: 8)
}
