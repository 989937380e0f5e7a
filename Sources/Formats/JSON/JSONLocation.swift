/// A place in a text, as an editor shows it.
package struct JSONLocation: Hashable, Sendable {
    /// Counts from 1; a line ends at LF, CR LF or a lone CR.
    package let line: Int
    /// Counts Unicode scalars from 1.
    ///
    /// A tab counts as one, a byte order mark not at all.
    package let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

extension JSONLocation {
    /// The place of the byte at `offset`; everything before it must be valid UTF-8.
    ///
    /// Takes time in proportion to `offset`, so it is found once in a reading and not kept along.
    init(of offset: Int, in text: JSONText, from start: Int) {
        var line = 1
        var column = 1
        var previous: UInt8 = 0
        for byte in text[min(start, offset)..<offset] {
            switch byte {
            case 0x0A where previous == 0x0D: break
            case 0x0A, 0x0D: (line, column) = (line + 1, 1)
            case 0x80...0xBF: break
            default: column += 1
            }
            previous = byte
        }
        self.init(line: line, column: column)
    }
}
