/// The order of names in a list: without regard to case, and numbers by their value.
enum NaturalOrder {
    static func precedes(_ a: [UInt8], _ b: [UInt8]) -> Bool {
        let (left, right) = (keys(a), keys(b))
        for (one, other) in zip(left, right) where one != other { return one < other }
        if left.count != right.count { return left.count < right.count }
        return a.lexicographicallyPrecedes(b)
    }

    /// Text and numbers in turn; a number is compared by its length first, then by its digits.
    private enum Key: Comparable {
        case number(length: Int, digits: String)
        case text(String)
    }

    private static func keys(_ name: [UInt8]) -> [Key] {
        var keys: [Key] = []
        var rest = Substring(FileName.shown(name).lowercased())
        while let first = rest.first {
            let isNumber = isDigit(first)
            let piece = rest.prefix { isDigit($0) == isNumber }
            rest = rest.dropFirst(piece.count)
            if isNumber {
                let digits = piece.drop { $0 == "0" }
                keys.append(.number(length: digits.count, digits: String(digits)))
            } else {
                keys.append(.text(String(piece)))
            }
        }
        return keys
    }

    private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
