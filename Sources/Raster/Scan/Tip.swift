/// The provisional end of a stroke: samples that lie over a ``Mask`` until the next sample of the
/// pointer tells where the curve really goes.
struct Tip: Sendable {
    /// The tiles where the tip is or has just been, each with the mask's own at the same place.
    private var tiles: [(index: TileIndex, tile: SampleTile, finished: SampleTile)] = []
    /// Tiles that are all zero, to be used again.
    private var spare: [SampleTile] = []

    subscript(index: TileIndex) -> SampleTile? { pair(index)?.tile }

    /// Takes all samples away; where they were counts as changed in `mask`.
    mutating func clear(from mask: inout Mask) {
        noteChanges(in: &mask)
        dropUnused()
        for (_, tile, _) in tiles { tile.eraseChanges() }
    }

    /// Leaves all samples, of a single shape, to the mask below; nothing changes to the eye.
    mutating func settle() {
        dropUnused()
        for (_, tile, finished) in tiles { tile.moveChanges(to: finished) }
    }

    /// Adds the samples of `shape` that `mask` does not know as solid.
    mutating func add(_ shape: some RowShape, over mask: inout Mask) {
        scan(shape, clip: mask.clip) { index, rows in
            let (left, top) = (index.column &<< tileShift, index.row &<< tileShift)
            let pair = pair(index)
            let known = pair?.finished ?? mask[index] ?? .empty
            let unknown = known.unknownRows(of: shape, rows, left: left, top: top)
            guard unknown != 0 else { return }
            let (tile, finished) = pair ?? makePair(index, in: &mask)
            tile.add(shape, unknown, left: left, top: top, skippingSolidOf: finished)
        }
    }

    /// Counts where the samples are as changed in `mask`.
    func noteChanges(in mask: inout Mask) {
        for (index, tile, finished) in tiles where tile.hasChanges {
            mask.noteChange(of: finished, at: index)
            finished.addChanges(of: tile)
        }
    }

    @inline(__always)
    private func pair(_ index: TileIndex) -> (tile: SampleTile, finished: SampleTile)? {
        for (place, tile, finished) in tiles where place == index { return (tile, finished) }
        return nil
    }

    private mutating func makePair(
        _ index: TileIndex, in mask: inout Mask
    ) -> (tile: SampleTile, finished: SampleTile) {
        let (tile, finished) = (spare.popLast() ?? SampleTile(), mask.tile(index))
        tiles.append((index, tile, finished))
        return (tile, finished)
    }

    /// Lets go of the tiles that the tip has left; the others will be wanted again at once.
    private mutating func dropUnused() {
        for place in tiles.indices.reversed() where !tiles[place].tile.hasChanges {
            spare.append(tiles[place].tile)
            tiles.swapAt(place, tiles.count - 1)
            tiles.removeLast()
        }
    }
}
