private import CImage

/// A part of a PNG file.
struct PNGChunk {
    /// The four letters of its name.
    let type: UInt32
    let body: BoundedBytes
    private let checksum: Int
    private let checked: BoundedBytes

    /// Whether the bytes are those that were written.
    var isIntact: Bool {
        checked.withUnsafeBytes { Int(cimage_crc32($0, $1)) == checksum }
    }

    /// The name as it stands in a file, such as `"IHDR"`.
    static func type(_ name: StaticString) -> UInt32 {
        name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
    }

    /// Where the first chunk begins, behind the signature.
    static let start = 8

    /// The chunk at `offset`, or `nil` if the file ends before it does.
    init?(in file: BoundedBytes, at offset: Int) {
        guard let size = file.big32(at: offset), let type = file.big32(at: offset + 4),
            let body = file.slice(at: offset + 8, count: size),
            let checked = file.slice(at: offset + 4, count: size + 4),
            let checksum = file.big32(at: offset + 8 + size)
        else { return nil }
        self.type = UInt32(truncatingIfNeeded: type)
        self.body = body
        self.checked = checked
        self.checksum = checksum
    }

    /// How many bytes of the file the chunk takes.
    var size: Int { body.count + 12 }
}
