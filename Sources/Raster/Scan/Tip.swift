/// The provisional end of a stroke: what a ``Mask`` held before it, until the next sample of the pointer
/// tells where the curve really goes.
///
/// One stroke refers to it, and nobody else writes to it.
@safe final class Tip: @unchecked Sendable {
    /// An octet of a tile as it was.
    struct Saved {
        let words: SIMD8<UInt64>
        let tile: TileIndex
        let row, octet: Int
        let isSolid: Bool
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

    /// Keeps an octet of `tile`, which lies at `index`.
    @inline(__always)
    func save(_ row: Int, _ octet: Int, of tile: SampleTile, at index: TileIndex) {
        if unsafe store.pointee.count == store.pointee.capacity { grow() }
        let octet = Saved(
            words: tile[row, octet], tile: index, row: row, octet: octet,
            isSolid: tile.isSolid(row, octet))
        unsafe (store.pointee.octets + store.pointee.count).initialize(to: octet)
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

    /// Calls `body` with all octets that were kept, the latest first, and forgets them.
    func takeBack(_ body: (Saved) -> Void) {
        while unsafe store.pointee.count > 0 {
            unsafe store.pointee.count &-= 1
            body(unsafe store.pointee.octets[store.pointee.count])
        }
    }
}
