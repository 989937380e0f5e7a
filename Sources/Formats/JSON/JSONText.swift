/// The bytes of a JSON text, which cannot be read past their end.
///
/// The one place of the reader that touches memory; valid as long as the memory it was made from.
struct JSONText {
    private let memory: UnsafeRawBufferPointer
    let count: Int

    init(_ memory: UnsafeRawBufferPointer) {
        self.memory = memory
        count = memory.count
    }

    /// The byte at `position`; 0, which no JSON text contains, outside.
    subscript(position: Int) -> UInt8 {
        UInt(bitPattern: position) < UInt(bitPattern: count) ? memory[position] : 0
    }

    /// The bytes in `range`, as far as there are any.
    subscript(range: Range<Int>) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: memory[range.clamped(to: 0..<count)])
    }

    func string(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }

    func equals(_ other: String, in range: Range<Int>) -> Bool {
        range.count == other.utf8.count && self[range].elementsEqual(other.utf8)
    }

    /// How many bytes the well-formed UTF-8 sequence at `position` has; `nil` where there is none.
    ///
    /// The ranges are those of the Unicode Standard, table 3-7: no overlong forms, no surrogates,
    /// nothing above U+10FFFF.
    func sequenceLength(at position: Int) -> Int? {
        func follows(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
            range.contains(self[position + offset])
        }
        let first = self[position]
        switch first {
        case 0x00...0x7F: return position < count ? 1 : nil
        case 0xC2...0xDF: return follows(1) ? 2 : nil
        case 0xE0: return follows(1, 0xA0...0xBF) && follows(2) ? 3 : nil
        case 0xED: return follows(1, 0x80...0x9F) && follows(2) ? 3 : nil
        case 0xE1...0xEF: return follows(1) && follows(2) ? 3 : nil
        case 0xF0: return follows(1, 0x90...0xBF) && follows(2) && follows(3) ? 4 : nil
        case 0xF1...0xF3: return follows(1) && follows(2) && follows(3) ? 4 : nil
        case 0xF4: return follows(1, 0x80...0x8F) && follows(2) && follows(3) ? 4 : nil
        default: return nil
        }
    }
}
