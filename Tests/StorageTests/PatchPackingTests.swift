import Raster
import Storage
import Testing

@Suite struct PatchPackingTests {
    private var drawing: [UInt32] { (0..<4096).map { $0 / 64 == 10 ? 0xFF00_00FF : 0 } }
    private var noise: [UInt32] {
        var state: UInt32 = 1
        return (0..<4096).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return state
        }
    }

    private func pack(_ tile: [UInt32]) -> [UInt8] { TilePacking.pack(tile.span) }

    @Test func `a tile comes back as it was`() {
        for tile in [drawing, noise] { #expect(TilePacking.unpack(pack(tile)) == tile) }
    }

    @Test func `a flat tile packs to a fiftieth, and noise to little more than it is`() {
        #expect(pack(drawing).count < 16_384 / 50)
        #expect(pack(noise).count < 16_384 + 100)
    }

    @Test func `packed bytes cut, flipped or made up never do harm`() {
        let packed = pack(drawing)
        for length in packed.indices {
            #expect(TilePacking.unpack(Array(packed[..<length])) == nil)
        }
        for offset in packed.indices {
            for bit in 0..<8 {
                var damaged = packed
                damaged[offset] ^= 1 << bit
                _ = TilePacking.unpack(damaged)
            }
        }
        #expect(TilePacking.unpack([]) == nil)
        #expect(TilePacking.unpack([UInt8](repeating: 0xFF, count: 50_000)) == nil)
    }

    @Test func `a patch comes back with its transparent tiles`() throws {
        let (drawing, noise) = (drawing, noise)
        let patch = TilePatch([
            (TileIndex(row: 3, column: 1), Tile(words: drawing.span)),
            (TileIndex(row: 0, column: 200), nil),
            (TileIndex(row: 7, column: 0), Tile(words: noise.span)),
        ])
        let back = try #require(PatchPacking.unpack(PatchPacking.pack(patch)))
        #expect(back.tiles.map(\.index) == patch.tiles.map(\.index))
        #expect(back.tiles.map(\.tile) == patch.tiles.map(\.tile))
        #expect(PatchPacking.unpack([])?.tiles.isEmpty == true)
    }

    @Test func `a damaged patch is no patch, and never a crash`() {
        let drawing = drawing
        let patch = TilePatch([
            (TileIndex(row: 3, column: 1), Tile(words: drawing.span)),
            (TileIndex(row: 3, column: 2), nil),
        ])
        let packed = PatchPacking.pack(patch)
        // Cut between two tiles it is a whole patch of fewer.
        for length in 1..<packed.count where length != packed.count - 12 {
            #expect(PatchPacking.unpack(Array(packed[..<length])) == nil)
        }
        for offset in packed.indices {
            var damaged = packed
            damaged[offset] ^= 0x80
            _ = PatchPacking.unpack(damaged)
        }
        #expect(PatchPacking.unpack(packed + packed) == nil)
    }
}
