/// 64 × 64 premultiplied pixels, row-major.
///
/// A class, because its identity is what copy-on-write shares: a tile that more than one layer or
/// patch refers to is never written to (``Layer`` copies it first), which is also why it may
/// cross threads.
@safe package final class Tile: @unchecked Sendable {
    static let pixelCount = tileSide * tileSide

    /// What one tile takes in memory, in bytes.
    package static let byteCount = pixelCount * 4

    let pixels: UnsafeMutablePointer<UInt32>

    private static let pool = BlockPool(blockSize: byteCount, mostSpare: 512)

    /// A transparent tile.
    init() {
        unsafe pixels = Self.pool.take().block.assumingMemoryBound(to: UInt32.self)
        unsafe pixels.initialize(repeating: 0, count: Self.pixelCount)
    }

    init(copying other: Tile) {
        unsafe pixels = Self.pool.take().block.assumingMemoryBound(to: UInt32.self)
        unsafe pixels.initialize(from: other.pixels, count: Self.pixelCount)
    }

    /// A tile of the given pixel words (`0xAARRGGBB`), or `nil` unless there are 4,096 of them.
    package convenience init?(words: Span<UInt32>) {
        guard words.count == Self.pixelCount else { return nil }
        self.init()
        for index in words.indices { unsafe pixels[index] = words[index] }
    }

    deinit {
        unsafe Self.pool.giveBack(UnsafeMutableRawPointer(pixels))
    }

    /// Reads the 4,096 pixel words (`0xAARRGGBB`), row-major.
    package func withWords<Result>(_ body: (Span<UInt32>) -> Result) -> Result {
        unsafe body(Span(_unsafeStart: pixels, count: Self.pixelCount))
    }

    /// The tile that stands for absent ones wherever pixels are read.
    static let transparent = Tile()
}

extension Tile: Equatable {
    package static func == (a: Tile, b: Tile) -> Bool {
        if a === b { return true }
        for index in 0..<pixelCount where unsafe a.pixels[index] != b.pixels[index] { return false }
        return true
    }
}
