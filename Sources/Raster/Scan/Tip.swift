/// The provisional end of a stroke: what a ``Mask`` held before it, until the next sample of the pointer
/// tells where the curve really goes.
///
/// One stroke refers to it, and nobody else writes to it.
@safe final class Tip: @unchecked Sendable {
    /// An octet of a tile as it was: never solid, because what is solid is not drawn to.
    @safe private struct Saved {
        let words: SIMD8<UInt64>
        /// Kept alive by the mask.
        let tile: Unmanaged<SampleTile>
        let row, octet: UInt8
    }

    @safe private struct Store {
        var octets: UnsafeMutablePointer<Saved>
        var capacity = 64
        var count = 0
    }

    /// Behind a pointer, because access to a variable of a class is checked each time.
    private let store: UnsafeMutablePointer<Store>

    init() {
        unsafe store = .allocate(capacity: 1)
        unsafe store.initialize(to: Store(octets: .allocate(capacity: 64)))
    }

    deinit {
        unsafe store.pointee.octets.deallocate()
        unsafe store.deallocate()
    }

    /// Keeps an octet of `tile`.
    @inline(__always)
    func save(_ row: Int, _ octet: Int, of tile: SampleTile) {
        if unsafe store.pointee.count == store.pointee.capacity { grow() }
        let saved = unsafe Saved(
            words: tile[row, octet], tile: Unmanaged.passUnretained(tile),
            row: UInt8(truncatingIfNeeded: row), octet: UInt8(truncatingIfNeeded: octet))
        unsafe (store.pointee.octets + store.pointee.count).initialize(to: saved)
        unsafe store.pointee.count &+= 1
    }

    @inline(never)
    private func grow() {
        let old = unsafe store.pointee
        let octets = UnsafeMutablePointer<Saved>.allocate(capacity: old.capacity * 2)
        unsafe octets.moveInitialize(from: old.octets, count: old.count)
        unsafe old.octets.deallocate()
        unsafe store.pointee = Store(
            octets: octets, capacity: old.capacity * 2, count: old.count)
    }

    /// Forgets the octet kept last, if it `isUnchanged`.
    @inline(__always)
    func dropLast(if isUnchanged: Bool) {
        unsafe store.pointee.count &-= isUnchanged ? 1 : 0
    }

    /// Leaves the end where it is, for good.
    func settle() { unsafe store.pointee.count = 0 }

    /// Puts all octets back and forgets them; `willChange` is told of their tiles beforehand.
    func takeBack(_ willChange: (SampleTile) -> Void) {
        while unsafe store.pointee.count > 0 {
            unsafe store.pointee.count &-= 1
            let saved = unsafe store.pointee.octets[store.pointee.count]
            let tile = unsafe saved.tile.takeUnretainedValue()
            willChange(tile)
            tile.restore(Int(saved.row), Int(saved.octet), saved.words)
        }
    }
}
