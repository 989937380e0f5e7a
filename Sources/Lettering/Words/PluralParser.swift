/// Reads the rule of ``PluralRule``, by descent through C's levels of precedence.
struct PluralParser {
    private var rest: Substring
    private var depth = 0

    /// Operators from the loosest level to the tightest; in each, longer spellings first.
    private static let levels: [[PluralRule.Operator]] = [
        [.or], [.and], [.equal, .unequal], [.atMost, .atLeast, .less, .greater], [.plus, .minus],
        [.times, .divided, .remainder],
    ]

    /// The longest rule known has some two hundred characters; depth is bounded by this too.
    private static let limit = 1_000
    private static let depthLimit = 40

    init(_ expression: String) {
        rest = Substring(expression.filter { !$0.isWhitespace })
    }

    /// The term that the whole expression is, or `nil` if it is none.
    mutating func whole() -> PluralRule.Term? {
        guard rest.utf8.count <= Self.limit, let term = choice(), rest.isEmpty else { return nil }
        return term
    }

    private mutating func choice() -> PluralRule.Term? {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit, let condition = binary(level: 0) else { return nil }
        guard take("?") else { return condition }
        guard let yes = choice(), take(":"), let no = choice() else { return nil }
        return .choice(condition, yes, no)
    }

    private mutating func binary(level: Int) -> PluralRule.Term? {
        guard level < Self.levels.count else { return unary() }
        guard var left = binary(level: level + 1) else { return nil }
        while let operation = Self.levels[level].first(where: { rest.hasPrefix($0.rawValue) }) {
            rest.removeFirst(operation.rawValue.count)
            guard let right = binary(level: level + 1) else { return nil }
            left = .binary(operation, left, right)
        }
        return left
    }

    private mutating func unary() -> PluralRule.Term? {
        if take("!") {
            depth += 1
            defer { depth -= 1 }
            return depth <= Self.depthLimit ? unary().map { .not($0) } : nil
        }
        if take("n") { return .n }
        if take("(") {
            guard let term = choice(), take(")") else { return nil }
            return term
        }
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        rest.removeFirst(digits.count)
        return UInt(digits).map { .number($0) }
    }

    private mutating func take(_ symbol: Character) -> Bool {
        guard rest.first == symbol else { return false }
        rest.removeFirst()
        return true
    }
}
