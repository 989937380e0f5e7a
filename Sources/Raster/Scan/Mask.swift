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
    private var changed: [SampleTile] = []

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
            let (low, high) = (UInt64(rows.lowerBound), UInt64(rows.upperBound))
            var unknown: UInt64 = ~0 &<< low & ~0 &>> (64 &- high)
            let known = grid[index]
            // Asking costs as much as a row or two: for a narrow stroke it does not pay.
            if rows.count > 20, let known { unknown &= known.unknownRows(of: shape, rows) }
            guard unknown != 0 else { return }
            let tile = known ?? makeTile(index)
            noteChange(of: tile)
            tile.add(shape, unknown, as: tip)
        }
    }

    /// Takes all samples of a tip away.
    mutating func takeBack(_ tip: Tip) {
        tip.takeBack { noteChange(of: $0) }
    }

    @inline(never)
    private mutating func makeTile(_ index: TileIndex) -> SampleTile {
        let tile = SampleTile(at: index)
        grid[index] = tile
        touched.append(index)
        return tile
    }

    /// Counts a tile among the changed ones; call this before its changes.
    mutating func noteChange(of tile: SampleTile) {
        if !tile.hasChanges { changed.append(tile) }
    }

    /// Calls `body` with the tiles that changed since the last time, after which they count as
    /// unchanged.
    mutating func takeChanged(_ body: (SampleTile) -> Void) {
        while let tile = changed.popLast() {
            guard tile.hasChanges else { continue }
            body(tile)
            tile.forgetChanges()
        }
    }
}
