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
    /// The tiles that may have changed since they were last taken.
    private var changed: [(index: TileIndex, tile: SampleTile)] = []

    /// An empty mask over a board of `width` × `height` pixels, of which only the tiles that meet
    /// `clip` are ever filled.
    ///
    /// - Precondition: `clip` lies inside the board.
    init(width: Int, height: Int, clip: PixelRect) {
        grid = TileGrid(width: width, height: height)
        self.clip = clip.roundedToTiles
    }

    subscript(index: TileIndex) -> SampleTile? { grid[index] }

    /// Adds every sample that lies inside `shape`; ``takeBack(_:)`` undoes that when a tip is given.
    @inline(__always)
    mutating func add(_ shape: some RowShape, as tip: Tip? = nil) {
        scan(shape, clip: clip) { index, rows in
            let (left, top) = (index.column &<< tileShift, index.row &<< tileShift)
            let known = grid[index] ?? .empty
            let unknown = known.unknownRows(of: shape, rows, left: left, top: top)
            guard unknown != 0 else { return }
            let tile = self.tile(index)
            noteChange(of: tile, at: index)
            tile.add(shape, unknown, at: index, as: tip)
        }
    }

    /// Takes all samples of a tip away.
    mutating func takeBack(_ tip: Tip) {
        tip.takeBack { saved in
            guard let tile = grid[saved.tile] else { return }
            noteChange(of: tile, at: saved.tile)
            tile.restore(saved)
        }
    }

    /// The tile at `index`, made if it is missing.
    private mutating func tile(_ index: TileIndex) -> SampleTile {
        if let tile = grid[index] { return tile }
        let tile = SampleTile()
        grid[index] = tile
        touched.append(index)
        return tile
    }

    /// Counts a tile among the changed ones; call this before its changes.
    mutating func noteChange(of tile: SampleTile, at index: TileIndex) {
        if !tile.hasChanges { changed.append((index, tile)) }
    }

    /// Calls `body` with the tiles that changed since the last time, after which they count as
    /// unchanged.
    mutating func takeChanged(_ body: (TileIndex, SampleTile) -> Void) {
        while let (index, tile) = changed.popLast() {
            guard tile.hasChanges else { continue }
            body(index, tile)
            tile.forgetChanges()
        }
    }
}
