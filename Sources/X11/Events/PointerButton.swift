/// A button of the pointer; the wheel is none.
package enum PointerButton: Hashable, Sendable, CaseIterable {
    case primary
    case middle
    case secondary

    /// Returns `nil` for what is no button of these three.
    init?(number: Int) {
        switch number {
        case 1: self = .primary
        case 2: self = .middle
        case 3: self = .secondary
        default: return nil
        }
    }

    /// The server's number for the button.
    var number: Int {
        switch self {
        case .primary: 1
        case .middle: 2
        case .secondary: 3
        }
    }
}
