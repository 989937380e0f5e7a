/// Which form of a message goes with a number: the C expression in `n` that a catalog's header has.
struct PluralRule: Hashable, Sendable {
    /// What the expression is made of; a number stands for itself.
    indirect enum Term: Hashable, Sendable {
        case n
        case number(UInt)
        case not(Term)
        case binary(Operator, Term, Term)
        case choice(Term, Term, Term)
    }

    enum Operator: String, Hashable, Sendable {
        case or = "||"
        case and = "&&"
        case equal = "=="
        case unequal = "!="
        case atMost = "<="
        case atLeast = ">="
        case less = "<"
        case greater = ">"
        case plus = "+"
        case minus = "-"
        case times = "*"
        case divided = "/"
        case remainder = "%"
    }

    private let term: Term

    /// One thing takes the first form, anything else the second.
    static let germanic = PluralRule(term: .binary(.unequal, .n, .number(1)))

    private init(term: Term) {
        self.term = term
    }

    /// Returns `nil` if `expression` is not a rule.
    init?(_ expression: String) {
        var parser = PluralParser(expression)
        guard let term = parser.whole() else { return nil }
        self.term = term
    }

    /// The index of the form for `count` things.
    func form(for count: UInt) -> Int { Int(clamping: term.value(count)) }
}

extension PluralRule.Term {
    func value(_ n: UInt) -> UInt {
        switch self {
        case .n: n
        case .number(let number): number
        case .not(let term): term.value(n) == 0 ? 1 : 0
        case .binary(let operation, let left, let right):
            operation.value(left.value(n), right.value(n))
        case .choice(let condition, let yes, let no):
            condition.value(n) != 0 ? yes.value(n) : no.value(n)
        }
    }
}

extension PluralRule.Operator {
    /// As in C's unsigned arithmetic, but for division by zero, which is zero here.
    func value(_ left: UInt, _ right: UInt) -> UInt {
        switch self {
        case .or: left != 0 || right != 0 ? 1 : 0
        case .and: left != 0 && right != 0 ? 1 : 0
        case .equal: left == right ? 1 : 0
        case .unequal: left != right ? 1 : 0
        case .atMost: left <= right ? 1 : 0
        case .atLeast: left >= right ? 1 : 0
        case .less: left < right ? 1 : 0
        case .greater: left > right ? 1 : 0
        case .plus: left &+ right
        case .minus: left &- right
        case .times: left &* right
        case .divided: right == 0 ? 0 : left / right
        case .remainder: right == 0 ? 0 : left % right
        }
    }
}
