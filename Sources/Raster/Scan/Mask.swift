/// Which samples of a board are covered: 8 × 8 a pixel, in sparse tiles.
///
/// Shapes are OR-ed in, so that neither their order nor their grouping can matter: drawing live,
/// drawing at once and drawing again give the same bits.
struct Mask: Sendable {
    private var grid: TileGrid<SampleTile>
    /// The pixels of all tiles that may be filled.
    let clip: PixelRect
    /// The tiles that hold samples, in the order in which they were first touched.
    private(set) var touched: [TileIndex] = []
    private var changed: [TileIndex] = []
    let buffer = ScanRows()

    /// An empty mask over a board of `width` × `height` pixels, of which only the tiles that meet
    /// `clip` are ever filled.
    ///
    /// - Precondition: `clip` lies inside the board.
    init(width: Int, height: Int, clip: PixelRect) {
        grid = TileGrid(width: width, height: height)
        self.clip = clip.roundedToTiles
    }

    subscript(index: TileIndex) -> SampleTile? { grid[index] }

    /// Adds every sample that lies inside `shape`.
    mutating func add(_ shape: some RowShape) {
        unsafe scan(shape, clip: clip, buffer) { index, inBand, rows, offset in
            let tile = changing(index)
            unsafe tile.add(rows, inBand, offset, skippingSolidOf: tile)
        }
    }

    /// The tile at `index`, made if it is missing, and counted among the changed ones.
    mutating func changing(_ index: TileIndex) -> SampleTile {
        if changed.last != index { changed.append(index) }
        if let tile = grid[index] { return tile }
        let tile = SampleTile()
        grid[index] = tile
        touched.append(index)
        return tile
    }

    /// The tiles that may have changed since the last call; one may be named more than once.
    mutating func takeChanged() -> [TileIndex] {
        defer { changed.removeAll(keepingCapacity: true) }
        return changed
    }
}

/// The provisional end of a stroke: samples that lie over a ``Mask`` until the next sample of the
/// pointer tells where the curve really goes.
struct Tip: Sendable {
    private var tiles: [(index: TileIndex, tile: SampleTile)] = []
    /// Tiles that are all zero, to be used again.
    private var spare: [SampleTile] = []

    subscript(index: TileIndex) -> SampleTile? {
        tiles.first { $0.index == index }?.tile
    }

    /// Takes all samples away; where they were counts as changed in `mask`.
    mutating func clear(from mask: inout Mask) {
        for (index, tile) in tiles {
            mask.changing(index).addChanges(of: tile)
            tile.eraseChanges()
            spare.append(tile)
        }
        tiles.removeAll(keepingCapacity: true)
    }

    /// Adds the samples of `shape` that `mask` does not know as solid.
    mutating func add(_ shape: some RowShape, over mask: inout Mask) {
        unsafe scan(shape, clip: mask.clip, mask.buffer) { index, inBand, rows, offset in
            let finished = mask.changing(index)
            let tile = self.tile(index)
            unsafe tile.add(rows, inBand, offset, skippingSolidOf: finished)
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
