import CLZ4
package import Raster

/// Packs tiles for the disk.
///
/// Drawings are mostly flat, so LZ4 takes 6 µs a tile and leaves a twelfth; a tile that differs
/// little from a known one packs smaller still as the bits in which the two differ.
package enum TilePacking {
    /// Pixels in a tile, 64 × 64.
    package static let pixelCount = 64 * 64
    private static let byteCount = pixelCount * MemoryLayout<Pixel>.stride

    /// The tile's packed form; `base`, if given, is needed again to unpack it.
    ///
    /// - Precondition: both have ``pixelCount`` pixels.
    package static func pack(_ tile: Span<Pixel>, against base: Span<Pixel>?) -> [UInt8] {
        precondition(tile.count == pixelCount, "a tile has 64 × 64 pixels")
        let words = difference(tile, base)
        let bound = Int(LZ4_compressBound(Int32(byteCount)))
        return [UInt8](unsafeUninitializedCapacity: bound) { packed, count in
            words.withUnsafeBytes { source in
                count = Int(
                    LZ4_compress_default(
                        source.baseAddress?.assumingMemoryBound(to: CChar.self),
                        UnsafeMutableRawPointer(packed.baseAddress)?
                            .assumingMemoryBound(to: CChar.self),
                        Int32(byteCount), Int32(bound)))
            }
        }
    }

    /// The tile `packed` holds, or `nil` if it holds none: it is never trusted.
    ///
    /// - Precondition: `base` has ``pixelCount`` pixels.
    package static func unpack(_ packed: [UInt8], against base: Span<Pixel>?) -> [Pixel]? {
        guard !packed.isEmpty, let size = Int32(exactly: packed.count) else { return nil }
        var words = [UInt32](repeating: 0, count: pixelCount)
        let count = words.withUnsafeMutableBytes { target in
            packed.withUnsafeBytes { source in
                LZ4_decompress_safe(
                    source.baseAddress?.assumingMemoryBound(to: CChar.self),
                    target.baseAddress?.assumingMemoryBound(to: CChar.self),
                    size, Int32(byteCount))
            }
        }
        guard count == byteCount else { return nil }
        guard let base else { return words.map { Pixel(bits: $0) } }
        precondition(base.count == pixelCount, "a tile has 64 × 64 pixels")
        return words.indices.map { Pixel(bits: words[$0] ^ base[$0].bits) }
    }

    private static func difference(_ tile: Span<Pixel>, _ base: Span<Pixel>?) -> [UInt32] {
        guard let base else { return tile.indices.map { tile[$0].bits } }
        precondition(base.count == pixelCount, "a tile has 64 × 64 pixels")
        return tile.indices.map { tile[$0].bits ^ base[$0].bits }
    }
}
