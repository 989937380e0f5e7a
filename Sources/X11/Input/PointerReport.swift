/// One report of the pointer as either protocol gives it, before anyone asks what it means.
package struct PointerReport: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case press(Int)
        case release(Int)
        case motion
        /// The wheel, in steps, without a button.
        case scroll(x: Double, y: Double)
        case enter
        case leave
    }

    package var kind: Kind
    package var sample: PointerSample
    /// The buttons that are down: before a press or release, during anything else.
    package var held: Set<PointerButton>

    package init(_ kind: Kind, _ sample: PointerSample, held: Set<PointerButton> = []) {
        self.kind = kind
        self.sample = sample
        self.held = held
    }
}
