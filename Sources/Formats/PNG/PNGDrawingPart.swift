private import CImage

/// One of the iTXt chunks that hold a drawing inside a PNG.
///
/// A long text is cut into several chunks of the same keyword, since libpng, and with it most
/// programs, refuses a whole picture for one chunk of more than 8 MB.
struct PNGDrawingPart {
    /// The chunks' keyword.
    static let keyword = "easel-drawing"
    /// The most bytes of text that a writer puts into a chunk.
    static let mostBytes = 4 << 20
    /// The most chunks that are read, so that a file of tiny ones costs nothing.
    static let mostParts = 4096

    private let content: BoundedBytes
    private let isCompressed: Bool

    /// Whether a chunk of type iTXt has the drawing's keyword.
    static func isNamed(in chunk: PNGChunk) -> Bool {
        chunk.body.hasPrefix(Array(keyword.utf8) + [0])
    }

    /// Returns `nil` if the chunk is damaged.
    init?(_ chunk: PNGChunk) {
        // After the keyword: two bytes of compression, the language and the translated keyword.
        let flags = Self.keyword.utf8.count + 1
        guard chunk.isIntact, let flag = chunk.body[flags], chunk.body[flags + 1] == 0, flag <= 1,
            let language = chunk.body.dropping(flags + 2), let end = language.firstIndex(of: 0),
            let translation = language.dropping(end + 1), let last = translation.firstIndex(of: 0),
            let content = translation.dropping(last + 1)
        else { return nil }
        self.content = content
        isCompressed = flag == 1
    }

    /// The text of all parts in order; `nil` if one is damaged, or if there is more than `limits`
    /// allow.
    static func joined(_ parts: [PNGDrawingPart], limits: PictureLimits) -> [UInt8]? {
        var sizes: [Int] = []
        var left = limits.drawingBytes
        for part in parts {
            guard let size = part.size(atMost: left) else { return nil }
            sizes.append(size)
            left -= size
        }
        let total = limits.drawingBytes - left
        guard (try? limits.check(bytes: total)) != nil else { return nil }
        var isWhole = true
        let text = [UInt8](unsafeUninitializedCapacity: total) { buffer, count in
            for (part, size) in zip(parts, sizes) where isWhole {
                isWhole = part.copy(size, to: buffer.baseAddress.map { $0 + count })
                count += isWhole ? size : 0
            }
        }
        return isWhole ? text : nil
    }

    private func size(atMost limit: Int) -> Int? {
        guard isCompressed else { return content.count <= limit ? content.count : nil }
        var size = 0
        let status = content.withUnsafeBytes { cimage_inflated_size($0, $1, limit, &size) }
        return status == .ok ? size : nil
    }

    private func copy(_ size: Int, to target: UnsafeMutablePointer<UInt8>?) -> Bool {
        guard let target, size > 0 else { return true }
        return content.withUnsafeBytes { bytes, count in
            if isCompressed { return cimage_inflate(bytes, count, target, size) == .ok }
            if let bytes { target.update(from: bytes, count: size) }
            return true
        }
    }
}
