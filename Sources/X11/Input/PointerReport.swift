/// One report of the pointer as either protocol gives it, before anyone asks what it means.
struct PointerReport: Equatable {
    enum Kind: Equatable {
        case press(Int)
        case release(Int)
        case motion
        /// The wheel, in steps, without a button.
        case scroll(x: Double, y: Double)
        case enter
        case leave
    }

    var kind: Kind
    var sample: PointerSample
    /// The buttons that are down: before a press or release, during anything else.
    var held: Set<PointerButton>
}
