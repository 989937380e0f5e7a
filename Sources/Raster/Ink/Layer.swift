/// The ink of a drawing: premultiplied pixels in 64 × 64 tiles, absent where nothing was drawn.
///
/// A value: copies share their tiles, and a tile is copied when one of them first writes to it.
package struct Layer: Sendable {
    package private(set) var width: Int
    package private(set) var height: Int
    private var tiles: TileGrid<Tile>

    /// A transparent layer.
    ///
    /// - Precondition: `width` and `height` are positive.
    package init(width: Int, height: Int) {
        precondition(width > 0 && height > 0, "a layer needs at least one pixel")
        self.width = width
        self.height = height
        tiles = TileGrid(width: width, height: height)
    }

    /// All pixels of the layer.
    package var bounds: PixelRect {
        PixelRect(spanning: Point(x: 0, y: 0), Point(x: Double(width), y: Double(height)))
    }

    /// The tile at `index`; `nil` where nothing was drawn or `index` lies outside.
    package subscript(index: TileIndex) -> Tile? {
        get { tiles[index] }
        set { tiles[index] = newValue }
    }

    /// The tiles that exist, row by row.
    package var inked: [TileIndex] { tiles.present }

    /// The pixel at a place inside ``bounds``.
    package subscript(x x: Int, y y: Int) -> Pixel {
        guard let tile = tiles[TileIndex(row: y / tileSide, column: x / tileSide)] else {
            return .clear
        }
        let offset = y % tileSide * tileSide + x % tileSide
        return unsafe Pixel(bits: tile.pixels[offset])
    }

    /// Changes the size; what lies outside is dropped, what is new is transparent.
    ///
    /// - Precondition: `width` and `height` are positive.
    package mutating func resize(width: Int, height: Int) {
        precondition(width > 0 && height > 0, "a layer needs at least one pixel")
        self.width = width
        self.height = height
        tiles = tiles.resized(width: width, height: height)
    }

    /// Makes every tile that meets `rect`, which lies inside, transparent.
    package mutating func clear(_ rect: PixelRect) {
        for index in rect.tiles { tiles[index] = nil }
    }

    /// The pixels of the tile at `index` for writing, of a tile that nobody else refers to.
    mutating func writablePixels(_ index: TileIndex) -> UnsafeMutablePointer<UInt32> {
        unsafe writableTile(index).pixels
    }

    /// The tile at `index`, which lies inside the grid, as one that nobody else refers to.
    mutating func writableTile(_ index: TileIndex) -> Tile {
        tiles.update(index) { tile in
            if isKnownUniquelyReferenced(&tile), let tile { return tile }
            let own = tile.map { Tile(copying: $0) } ?? Tile()
            tile = own
            return own
        }
    }
}
