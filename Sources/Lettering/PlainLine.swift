/// Text made fit for a single line: no line breaks, no control characters, bounded length.
struct PlainLine {
    /// Valid UTF-8 without NUL.
    private(set) var bytes: [UInt8] = []
    /// The byte at which each character of the original begins.
    private(set) var starts: [Int] = []

    /// The longest line, in characters and in scalars; a path is at most 4,096 bytes.
    static let limit = 4_096

    /// Scalars kept of one character: no script needs more, and marks can be stacked without end.
    private static let scalarsPerCharacter = 32

    /// Keeps the first ``limit`` characters; an ellipsis says that there were more.
    init(_ text: String) {
        var scalarCount = 0
        for character in text {
            guard starts.count < Self.limit, scalarCount < Self.limit else {
                starts.append(bytes.count)
                bytes += "…".utf8
                return
            }
            starts.append(bytes.count)
            let kept = character.unicodeScalars.prefix(Self.scalarsPerCharacter)
            scalarCount += kept.count
            if character.isNewline || character == "\t" {
                bytes.append(0x20)
            } else {
                append(kept)
            }
        }
    }

    private mutating func append(_ scalars: Substring.UnicodeScalarView) {
        for scalar in scalars {
            bytes += String(Self.isDisplayable(scalar) ? scalar : "\u{FFFD}").utf8
        }
    }

    /// Controls are not, and neither is what reverses the text after it: a file could hide its
    /// extension behind that.
    private static func isDisplayable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E: false
        default: true
        }
    }
}

extension PlainLine {
    /// Whether the character at `index` of the original is a space.
    func isSpace(_ index: Int) -> Bool { bytes[starts[index]] == 0x20 }
}
