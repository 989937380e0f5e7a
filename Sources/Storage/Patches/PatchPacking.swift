package import Raster

/// A patch as bytes.
///
/// Per tile its row and column, its packed length, and its packed pixels; numbers take four bytes,
/// the lowest first. A transparent tile has length 0.
package enum PatchPacking {
    /// The patch in the form above: no bytes where it has no tiles.
    package static func pack(_ patch: TilePatch) -> [UInt8] {
        var bytes: [UInt8] = []
        for (index, tile) in patch.tiles {
            let packed = tile.map { $0.withWords { TilePacking.pack($0) } } ?? []
            for number in [index.row, index.column, packed.count] {
                withUnsafeBytes(of: Int32(truncatingIfNeeded: number).littleEndian) {
                    bytes.append(contentsOf: $0)
                }
            }
            bytes += packed
        }
        return bytes
    }

    /// The patch `bytes` hold, or `nil` if they hold none: they are never trusted.
    package static func unpack(_ bytes: [UInt8]) -> TilePatch? {
        var tiles: [(index: TileIndex, tile: Tile?)] = []
        var places: Set<TileIndex> = []
        var rest = bytes[...]
        while !rest.isEmpty {
            guard let row = number(&rest), let column = number(&rest), let count = number(&rest),
                row >= 0, column >= 0, count >= 0, count <= rest.count
            else { return nil }
            let index = TileIndex(row: row, column: column)
            guard places.insert(index).inserted else { return nil }
            let packed = Array(rest.prefix(count))
            rest = rest.dropFirst(count)
            guard count > 0 else {
                tiles.append((index, nil))
                continue
            }
            guard let words = TilePacking.unpack(packed), let tile = Tile(words: words.span) else {
                return nil
            }
            tiles.append((index, tile))
        }
        return TilePatch(tiles)
    }

    private static func number(_ bytes: inout ArraySlice<UInt8>) -> Int? {
        guard bytes.count >= 4 else { return nil }
        let value = bytes.prefix(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        bytes = bytes.dropFirst(4)
        return Int(Int32(bitPattern: value))
    }
}
