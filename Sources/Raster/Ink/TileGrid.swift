/// The side of a tile in pixels; tiles lie on multiples of it.
package let tileSide = 64

/// By how many bits a pixel's place is shifted to give its tile's.
let tileShift = 6

/// Where a tile lies: pixel column `64 * column`, pixel row `64 * row`.
package struct TileIndex: Hashable, Sendable {
    package let row: Int
    package let column: Int

    package init(row: Int, column: Int) {
        self.row = row
        self.column = column
    }

    /// The pixels of the tile.
    package var frame: PixelRect {
        PixelRect(
            spanning: Point(x: Double(column * tileSide), y: Double(row * tileSide)),
            Point(x: Double((column + 1) * tileSide), y: Double((row + 1) * tileSide))
        )
    }
}

extension PixelRect {
    /// The smallest block of whole tiles that holds this one, whose corners are not negative.
    package var roundedToTiles: PixelRect {
        TileIndex(row: y.lowerBound / tileSide, column: x.lowerBound / tileSide).frame.union(
            TileIndex(
                row: (y.upperBound - 1) / tileSide, column: (x.upperBound - 1) / tileSide
            ).frame)
    }

    /// The tiles that meet this block, whose corners are not negative, row by row.
    var tiles: [TileIndex] {
        let rows = y.lowerBound / tileSide...(y.upperBound - 1) / tileSide
        let columns = x.lowerBound / tileSide...(x.upperBound - 1) / tileSide
        return rows.flatMap { row in columns.map { TileIndex(row: row, column: $0) } }
    }

    /// From coordinates of the tile at `index` to those of the board.
    func moved(to index: TileIndex) -> PixelRect {
        moved(x: index.column * tileSide, y: index.row * tileSide)
    }
}

/// The tiles that cover a rectangle of pixels, most of them absent.
///
/// A row of tiles costs nothing until one of its tiles is set, so an empty grid over 16,000² pixels
/// takes a few kilobytes and copies as cheaply.
struct TileGrid<Element: AnyObject & Sendable>: Sendable {
    private(set) var rows: Int
    private(set) var columns: Int
    private var table: [[Element?]]

    /// A grid with room for `width` × `height` pixels.
    init(width: Int, height: Int) {
        rows = (height + tileSide - 1) / tileSide
        columns = (width + tileSide - 1) / tileSide
        table = Array(repeating: [], count: rows)
    }

    /// The tile at `index`, or `nil` where there is none or `index` lies outside the grid.
    subscript(index: TileIndex) -> Element? {
        get {
            guard contains(index), !table[index.row].isEmpty else { return nil }
            return table[index.row][index.column]
        }
        set {
            guard contains(index) else { return }
            if newValue == nil && table[index.row].isEmpty { return }
            prepare(row: index.row)
            table[index.row][index.column] = newValue
        }
    }

    func contains(_ index: TileIndex) -> Bool {
        index.row >= 0 && index.row < rows && index.column >= 0 && index.column < columns
    }

    /// Lets `body` replace or write to the tile in place, without another reference to it.
    ///
    /// - Precondition: `index` lies inside the grid.
    mutating func update<Result>(
        _ index: TileIndex, _ body: (inout Element?) -> Result
    ) -> Result {
        prepare(row: index.row)
        return body(&table[index.row][index.column])
    }

    /// The indices of all tiles that are present, row by row.
    var present: [TileIndex] {
        var found: [TileIndex] = []
        for (row, tiles) in table.enumerated() {
            for (column, tile) in tiles.enumerated() where tile != nil {
                found.append(TileIndex(row: row, column: column))
            }
        }
        return found
    }

    /// Changes the size in pixels; tiles that no longer fit are dropped.
    mutating func resize(width: Int, height: Int) {
        rows = (height + tileSide - 1) / tileSide
        columns = (width + tileSide - 1) / tileSide
        if rows < table.count { table.removeLast(table.count - rows) }
        while table.count < rows { table.append([]) }
        for row in table.indices where !table[row].isEmpty {
            let missing = columns - table[row].count
            if missing < 0 { table[row].removeLast(-missing) }
            if missing > 0 { table[row] += Array(repeating: nil, count: missing) }
        }
    }

    private mutating func prepare(row: Int) {
        if table[row].isEmpty { table[row] = Array(repeating: nil, count: columns) }
    }
}
