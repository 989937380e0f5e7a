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
        /// The pointer is elsewhere and what it does is no longer told here, be a button held or not.
        case ungrab
    }

    package var kind: Kind
    package var sample: PointerSample
    /// The buttons that are down: before a press or release, during anything else.
    package var held: Set<PointerButton>
    /// Which of the user's pointers it is.
    package var pointer: Int32

    package init(
        _ kind: Kind, _ sample: PointerSample, held: Set<PointerButton> = [], pointer: Int32 = 0
    ) {
        self.kind = kind
        self.sample = sample
        self.held = held
        self.pointer = pointer
    }
}
