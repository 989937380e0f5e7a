/// The provisional end of a stroke: samples that lie over a ``Mask`` until the next sample of the
/// pointer tells where the curve really goes.
struct Tip: Sendable {
    private var tiles: [(index: TileIndex, tile: SampleTile)] = []
    /// Tiles that are all zero, to be used again.
    private var spare: [SampleTile] = []

    subscript(index: TileIndex) -> SampleTile? {
        for (place, tile) in tiles where place == index { return tile }
        return nil
    }

    /// Takes all samples away; where they were counts as changed in `mask`.
    mutating func clear(from mask: inout Mask) {
        for (index, tile) in tiles {
            let finished = mask.tile(index)
            mask.noteChange(of: finished, at: index)
            finished.addChanges(of: tile)
            tile.eraseChanges()
            spare.append(tile)
        }
        tiles.removeAll(keepingCapacity: true)
    }

    /// Adds the samples of `shape` that `mask` does not know as solid.
    mutating func add(_ shape: some RowShape, over mask: inout Mask) {
        scan(shape, clip: mask.clip) { index, rows in
            let (left, top) = (index.column &<< tileShift, index.row &<< tileShift)
            let finished = mask[index] ?? .empty
            let unknown = finished.unknownRows(of: shape, rows, left: left, top: top)
            guard unknown != 0 else { return }
            tile(index).add(shape, unknown, left: left, top: top, skippingSolidOf: finished)
        }
    }

    /// Counts where the samples are as changed in `mask`.
    func noteChanges(in mask: inout Mask) {
        for (index, tile) in tiles {
            let finished = mask.tile(index)
            mask.noteChange(of: finished, at: index)
            finished.addChanges(of: tile)
        }
    }

    private mutating func tile(_ index: TileIndex) -> SampleTile {
        if let tile = self[index] { return tile }
        let tile = spare.popLast() ?? SampleTile()
        tiles.append((index, tile))
        return tile
    }
}
