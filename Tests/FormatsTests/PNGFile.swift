/// A PNG taken apart and put together again, with a checksum of its own, to make files no encoder
/// writes.
struct PNGFile {
    var chunks: [(type: String, body: [UInt8])] = []

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    init(_ chunks: [(type: String, body: [UInt8])]) { self.chunks = chunks }

    init(_ file: [UInt8]) {
        var offset = 8
        while offset + 12 <= file.count {
            let size = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            let type = String(decoding: file[offset + 4..<offset + 8], as: UTF8.self)
            chunks.append((type, Array(file[offset + 8..<offset + 8 + size])))
            offset += size + 12
        }
    }

    var bytes: [UInt8] {
        chunks.reduce(Self.signature) { file, chunk in
            let content = Array(chunk.type.utf8) + chunk.body
            return file + Self.big32(chunk.body.count) + content + Self.big32(Self.crc(content))
        }
    }

    static func header(width: Int, height: Int, depth: UInt8 = 8, colorType: UInt8 = 0) -> [UInt8] {
        big32(width) + big32(height) + [depth, colorType, 0, 0, 0]
    }

    static func big32(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    /// A zlib stream that stores its content as it is.
    static func stored(_ content: [UInt8]) -> [UInt8] {
        let size = UInt16(content.count)
        var (a, b) = (1, 0)
        for byte in content {
            a = (a + Int(byte)) % 65521
            b = (b + a) % 65521
        }
        let sizes = [size, ~size].flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
        return [0x78, 0x01, 0x01] + sizes + content + big32(b << 16 | a)
    }

    private static func crc(_ bytes: [UInt8]) -> Int {
        var crc: UInt32 = ~0
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc >> 1 ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
        return Int(~crc)
    }
}
