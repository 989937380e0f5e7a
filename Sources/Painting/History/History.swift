import Raster

/// The edits of a drawing, how far they are applied, and what each did to the ink.
///
/// Patches are kept in memory up to a budget: a run of entries around the index. What falls out of
/// either end goes to the store, and what the store does not give back is `nil`: then the
/// ink is drawn again from the marks.
package struct History: Sendable {
    private struct Entry: Sendable {
        var edit: Edit
        var patch: Patch
    }

    private enum Patch: Sendable {
        case inMemory(TilePatch)
        case stored(Int)
        case missing
    }

    private var entries: [Entry] = []
    /// How many edits are applied.
    package private(set) var index = 0
    /// The entries that may have patches in memory.
    private var resident = 0..<0
    /// What the patches in memory take, in bytes.
    package private(set) var memory = 0
    private let budget: Int
    private let store: PatchStore

    /// The memory that patches may take unless something else is asked for, in bytes.
    package static let defaultBudget = 64 << 20

    package init(budget: Int = defaultBudget, store: PatchStore = .none) {
        self.budget = budget
        self.store = store
    }

    /// A history that was made before and whose first `index` edits are applied; its patches are gone.
    ///
    /// - Precondition: `index` is one of `0...edits.count`.
    package init(
        _ edits: [Edit], index: Int, budget: Int = defaultBudget, store: PatchStore = .none
    ) {
        precondition((0...edits.count).contains(index))
        self.init(budget: budget, store: store)
        entries = edits.map { Entry(edit: $0, patch: .missing) }
        self.index = index
    }

    package var canUndo: Bool { index > 0 }
    package var canRedo: Bool { index < entries.count }
    package var count: Int { entries.count }
    package var edits: [Edit] { entries.map(\.edit) }

    /// Takes in an edit that has been applied; what was undone before it is forgotten.
    mutating func append(_ edit: Edit, _ patch: TilePatch?) {
        for entry in entries[index...] { forget(entry.patch) }
        entries.removeLast(entries.count - index)
        resident = min(resident.lowerBound, index)..<min(resident.upperBound, index)
        entries.append(Entry(edit: edit, patch: .missing))
        index += 1
        keep(patch, at: index - 1)
    }

    /// Steps back over the last applied edit, which led to `drawing` and whose patch is taken out;
    /// `nil` when there is none.
    mutating func stepBack(from drawing: Drawing) -> (edit: Edit, patch: TilePatch?)? {
        guard canUndo else { return nil }
        index -= 1
        entries[index].edit = entries[index].edit.ending(as: drawing)
        return (entries[index].edit, take(index))
    }

    /// Steps forward over the next edit, which leads away from `drawing` and whose patch is taken
    /// out; `nil` when there is none.
    mutating func stepForward(from drawing: Drawing) -> (edit: Edit, patch: TilePatch?)? {
        guard canRedo else { return nil }
        entries[index].edit = entries[index].edit.beginning(as: drawing)
        index += 1
        return (entries[index - 1].edit, take(index - 1))
    }

    /// Puts a patch back for the entry at `position`, after its edit was applied or reverted.
    mutating func keep(_ patch: TilePatch?, at position: Int) {
        forget(entries[position].patch)
        guard let patch else {
            entries[position].patch = .missing
            return
        }
        entries[position].patch = .inMemory(patch)
        memory += patch.byteCount
        extendResident(to: position)
        shrink()
    }

    /// Forgets all patches of edits that may reach outside `rect`: they lack tiles there.
    mutating func forgetPatches(reachingOutside rect: PixelRect) {
        for position in entries.indices {
            guard let reach = entries[position].edit.reach, !rect.contains(reach) else { continue }
            forget(entries[position].patch)
            entries[position].patch = .missing
        }
    }

    private mutating func take(_ position: Int) -> TilePatch? {
        defer { entries[position].patch = .missing }
        switch entries[position].patch {
        case .inMemory(let patch):
            memory -= patch.byteCount
            return patch
        case .stored(let id):
            return store.take(id)
        case .missing:
            return nil
        }
    }

    private mutating func forget(_ patch: Patch) {
        switch patch {
        case .inMemory(let patch): memory -= patch.byteCount
        case .stored(let id): store.discard(id)
        case .missing: break
        }
    }

    private mutating func extendResident(to position: Int) {
        resident =
            resident.isEmpty
            ? position..<position + 1
            : min(resident.lowerBound, position)..<max(resident.upperBound, position + 1)
    }

    /// Moves patches out until the budget holds, those farthest from the index first.
    private mutating func shrink() {
        while memory > budget, !resident.isEmpty {
            let isOldFarther = index - resident.lowerBound >= resident.upperBound - index
            let position = isOldFarther ? resident.lowerBound : resident.upperBound - 1
            resident =
                isOldFarther
                ? resident.lowerBound + 1..<resident.upperBound
                : resident.lowerBound..<resident.upperBound - 1
            guard case .inMemory(let patch) = entries[position].patch else { continue }
            memory -= patch.byteCount
            entries[position].patch = store.store(patch).map { .stored($0) } ?? .missing
        }
    }
}
