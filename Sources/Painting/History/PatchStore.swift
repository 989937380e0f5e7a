package import Raster

/// Where patches go that the history has no memory for.
///
/// The functions may be called from the window's thread and must not wait for a disk: whoever
/// implements them queues what is stored and has it at hand until it is written.
package struct PatchStore: Sendable {
    /// Keeps a patch and returns what to ask for it by; `nil` when it cannot be kept.
    package var store: @Sendable (TilePatch) -> Int?
    /// Gives a patch back, and forgets it; `nil` when it cannot be read.
    package var take: @Sendable (Int) -> TilePatch?
    /// Forgets a patch.
    package var discard: @Sendable (Int) -> Void

    package init(
        store: @escaping @Sendable (TilePatch) -> Int?,
        take: @escaping @Sendable (Int) -> TilePatch?,
        discard: @escaping @Sendable (Int) -> Void
    ) {
        self.store = store
        self.take = take
        self.discard = discard
    }

    /// Keeps nothing: what falls out of memory is drawn again from the marks.
    package static let none = PatchStore(store: { _ in nil }, take: { _ in nil }, discard: { _ in })
}
