/// The place of a name in a list: without regard to case, and numbers by their value.
///
/// Costs time to make, so it is made once a name and not at each comparison.
struct NaturalOrder: Comparable {
    private let pieces: [Piece]
    private let name: [UInt8]

    /// Text and numbers in turn; a number is compared by its length first, then by its digits.
    private enum Piece: Comparable {
        case number(length: Int, digits: String)
        case text(String)
    }

    init(of name: [UInt8]) {
        self.name = name
        var pieces: [Piece] = []
        var rest = Substring(FileName.shown(name).lowercased())
        while let first = rest.first {
            let isNumber = Self.isDigit(first)
            let piece = rest.prefix { Self.isDigit($0) == isNumber }
            rest = rest.dropFirst(piece.count)
            if isNumber {
                let digits = piece.drop { $0 == "0" }
                pieces.append(.number(length: digits.count, digits: String(digits)))
            } else {
                pieces.append(.text(String(piece)))
            }
        }
        self.pieces = pieces
    }

    static func < (a: NaturalOrder, b: NaturalOrder) -> Bool {
        for (one, other) in zip(a.pieces, b.pieces) where one != other { return one < other }
        if a.pieces.count != b.pieces.count { return a.pieces.count < b.pieces.count }
        return a.name.lexicographicallyPrecedes(b.name)
    }

    private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
