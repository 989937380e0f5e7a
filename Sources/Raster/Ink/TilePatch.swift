/// Some tiles of a layer as they were, or will be: what one change did to the ink.
package struct TilePatch: Sendable {
    /// At most one entry for each place; a `nil` tile is transparent.
    package private(set) var tiles: [(index: TileIndex, tile: Tile?)]

    package init(_ tiles: [(index: TileIndex, tile: Tile?)]) {
        self.tiles = tiles
    }

    /// The tiles of `layer` at `places`, each named once.
    package init(of layer: Layer, at places: some Sequence<TileIndex>) {
        tiles = places.map { ($0, layer[$0]) }
    }

    /// The tiles of `before` that are others in `after`, a layer of the same size, among those that meet
    /// `rect`.
    package init(differing after: Layer, from before: Layer, in rect: PixelRect) {
        tiles = []
        for index in rect.tiles where before[index] !== after[index] {
            tiles.append((index, before[index]))
        }
    }

    /// The pixels of all tiles, or `nil` when there are none.
    package var frame: PixelRect? {
        var frame: PixelRect?
        for (index, _) in tiles { frame.formUnion(index.frame) }
        return frame
    }

    /// What the tiles take in memory, in bytes.
    package var byteCount: Int {
        tiles.count { $0.tile != nil } * Tile.byteCount
    }

    /// Puts these tiles into `layer` and keeps those that were there: undo and redo alike.
    package mutating func exchange(with layer: inout Layer) {
        for position in tiles.indices {
            let index = tiles[position].index
            let other = layer[index]
            layer[index] = tiles[position].tile
            tiles[position].tile = other
        }
    }

    /// Puts these tiles into `layer`.
    package func restore(_ layer: inout Layer) {
        for (index, tile) in tiles { layer[index] = tile }
    }
}
