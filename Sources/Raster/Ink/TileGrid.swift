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

    /// The pixel column and the pixel row where the tile begins.
    @inline(__always)
    var left: Int { column &<< tileShift }
    @inline(__always)
    var top: Int { row &<< tileShift }

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
        moved(x: index.left, y: index.top)
    }
}

/// The tiles that cover a rectangle of pixels, most of them absent.
///
/// They lie in blocks of 8 × 8, and the blocks in rows. A row of blocks costs nothing until one of its
/// tiles is set, nor does a block; so an empty grid over 16,000² pixels takes less than a kilobyte, and
/// one with few tiles copies as cheaply on a large board as on a small one.
struct TileGrid<Element: AnyObject & Sendable>: Sendable {
    private let rows, columns: Int
    private var table: [[[Element?]]]

    private static var blockShift: Int { 3 }
    private static var blockSide: Int { 1 << blockShift }

    /// A grid with room for `width` × `height` pixels.
    init(width: Int, height: Int) {
        rows = (height + tileSide - 1) / tileSide
        columns = (width + tileSide - 1) / tileSide
        table = Array(repeating: [], count: (rows + Self.blockSide - 1) >> Self.blockShift)
    }

    /// The tile at `index`, or `nil` where there is none or `index` lies outside the grid.
    subscript(index: TileIndex) -> Element? {
        get {
            guard contains(index), let block = block(of: index) else { return nil }
            return block[place(of: index)]
        }
        set {
            guard contains(index), newValue != nil || block(of: index) != nil else { return }
            update(index) { $0 = newValue }
        }
    }

    private func contains(_ index: TileIndex) -> Bool {
        index.row >= 0 && index.row < rows && index.column >= 0 && index.column < columns
    }

    /// Lets `body` replace or write to the tile in place, without another reference to it.
    ///
    /// - Precondition: `index` lies inside the grid.
    mutating func update<Result>(
        _ index: TileIndex, _ body: (inout Element?) -> Result
    ) -> Result {
        prepare(index)
        let (row, column) = (index.row >> Self.blockShift, index.column >> Self.blockShift)
        return body(&table[row][column][place(of: index)])
    }

    /// The indices of all tiles that are present, row by row.
    var present: [TileIndex] {
        var found: [TileIndex] = []
        for row in 0..<rows {
            for (block, tiles) in table[row >> Self.blockShift].enumerated() where !tiles.isEmpty {
                for offset in 0..<Self.blockSide {
                    let column = block << Self.blockShift + offset
                    let index = TileIndex(row: row, column: column)
                    if tiles[place(of: index)] != nil { found.append(index) }
                }
            }
        }
        return found
    }

    /// The same tiles on another size in pixels, as far as they fit.
    func resized(width: Int, height: Int) -> TileGrid {
        var grid = TileGrid(width: width, height: height)
        for index in present { grid[index] = self[index] }
        return grid
    }

    /// The tiles of the block around `index`; `nil` if it has none.
    @inline(__always)
    private func block(of index: TileIndex) -> [Element?]? {
        let blocks = table[index.row >> Self.blockShift]
        guard !blocks.isEmpty else { return nil }
        let block = blocks[index.column >> Self.blockShift]
        return block.isEmpty ? nil : block
    }

    /// Where the tile lies in its block.
    @inline(__always)
    private func place(of index: TileIndex) -> Int {
        let mask = Self.blockSide - 1
        return (index.row & mask) << Self.blockShift | index.column & mask
    }

    private mutating func prepare(_ index: TileIndex) {
        let (row, column) = (index.row >> Self.blockShift, index.column >> Self.blockShift)
        if table[row].isEmpty {
            let count = (columns + Self.blockSide - 1) >> Self.blockShift
            table[row] = Array(repeating: [], count: count)
        }
        if table[row][column].isEmpty {
            table[row][column] = Array(repeating: nil, count: Self.blockSide * Self.blockSide)
        }
    }
}
