/// A `data:` URI, which carries its content in itself.
struct DataURI {
    /// The bytes in it; `nil` where they are not in Base64.
    let content: [UInt8]?

    private static let scheme = Array("data:".utf8)
    private static let encoding = Array(";base64".utf8)
    /// The most bytes before the content: a media type with its parameters.
    private static let longestHead = 1024

    /// The most bytes of an URI whose content has `count`.
    static func longest(for count: Int) -> Int { (count + 2) / 3 * 4 + longestHead }

    /// What stands before the content of an URI that carries a picture file.
    static func head(for file: [UInt8]) -> String {
        let type =
            switch file.first {
            case 0x89: "image/png"
            case 0xFF: "image/jpeg"
            default: "application/octet-stream"
            }
        return "data:\(type);base64,"
    }

    /// Returns `nil` if the bytes are no such URI.
    init?(_ bytes: [UInt8]) {
        guard bytes.prefix(5).map({ $0 | 0x20 }) == Self.scheme.map({ $0 | 0x20 }) else {
            return nil
        }
        guard let comma = bytes.prefix(Self.longestHead).firstIndex(of: .comma),
            bytes[..<comma].suffix(Self.encoding.count).map({ $0 | 0x20 })
                == Self.encoding.map({ $0 | 0x20 })
        else {
            content = nil
            return
        }
        content = Base64.decode(bytes[(comma + 1)...])
    }
}
