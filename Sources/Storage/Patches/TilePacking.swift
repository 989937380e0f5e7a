import CLZ4

/// Packs the 64 × 64 pixels of a tile for the disk.
///
/// Drawings are mostly flat, so LZ4 takes 6 µs a tile and leaves a twelfth.
package enum TilePacking {
    /// Pixel words in a tile.
    package static let wordCount = 64 * 64
    private static let byteCount = wordCount * MemoryLayout<UInt32>.stride

    /// The tile's packed form.
    ///
    /// - Precondition: it has ``wordCount`` words.
    package static func pack(_ tile: Span<UInt32>) -> [UInt8] {
        precondition(tile.count == wordCount, "a tile has 64 × 64 pixels")
        let bound = LZ4_compressBound(Int32(byteCount))
        return [UInt8](unsafeUninitializedCapacity: Int(bound)) { packed, count in
            let target = UnsafeMutableRawBufferPointer(packed)
            count = tile.withUnsafeBytes { source in
                Int(
                    LZ4_compress_default(
                        source.baseAddress?.assumingMemoryBound(to: CChar.self),
                        target.baseAddress?.assumingMemoryBound(to: CChar.self),
                        Int32(byteCount), bound))
            }
        }
    }

    /// The words `packed` holds, or `nil` if it holds no tile: it is never trusted.
    package static func unpack(_ packed: [UInt8]) -> [UInt32]? {
        guard !packed.isEmpty, let size = Int32(exactly: packed.count) else { return nil }
        var words = [UInt32](repeating: 0, count: wordCount)
        let count = words.withUnsafeMutableBytes { target in
            packed.withUnsafeBytes { source in
                LZ4_decompress_safe(
                    source.baseAddress?.assumingMemoryBound(to: CChar.self),
                    target.baseAddress?.assumingMemoryBound(to: CChar.self),
                    size, Int32(byteCount))
            }
        }
        guard count == byteCount else { return nil }
        return words
    }
}
