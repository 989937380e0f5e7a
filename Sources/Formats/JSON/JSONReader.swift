/// Reads JSON as RFC 8259 has it and not a comma more, one piece at a time.
///
/// Every piece is checked before it is handed out; strings are UTF-8 without lone surrogates. A
/// byte order mark at the start is skipped, since people's editors put it there and the RFC allows
/// it. Names may come twice: whoever gives them meaning decides. Time is linear in the text, memory
/// does not depend on it, and nesting costs no stack.
package struct JSONReader {
    /// How many arrays and objects may lie in each other.
    package static let deepest = 64
    /// The most characters a number may have: what follows cannot matter to anyone who means well.
    package static let longestNumber = 1024

    let text: JSONText
    /// Where the text starts, after the byte order mark.
    let start: Int
    var position: Int
    /// Where the piece that came last starts.
    private(set) var tokenStart = 0
    /// How many arrays and objects are open.
    package private(set) var depth = 0
    /// For each open level, from the lowest bit on: whether it is an object.
    private var objects: UInt64 = 0
    private var state = State.document

    private enum State {
        case document
        case firstElement, firstMember, memberValue
        case afterValue
    }

    init(_ text: JSONText) {
        self.text = text
        start = text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF ? 3 : 0
        position = start
    }

    /// Calls `body` with a reader that stands before the first piece of `bytes`.
    package static func read<Result, Failure: Error>(
        _ bytes: RawSpan, _ body: (inout JSONReader) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try bytes.withUnsafeBytes { (memory) throws(Failure) in
            var reader = JSONReader(JSONText(memory))
            return try body(&reader)
        }
    }

    /// The next piece; ``JSONToken/end`` after the last.
    package mutating func next() throws(JSONError) -> JSONToken {
        skipSpace()
        switch state {
        case .document: return try document()
        case .firstElement where text[position] == .closingBracket: return close(.arrayEnd)
        case .firstMember where text[position] == .closingBrace: return close(.objectEnd)
        case .firstElement, .memberValue: return try value()
        case .firstMember: return try name()
        case .afterValue: return try successor()
        }
    }

    /// Where the reader stands: after the last piece, or at what is wrong.
    package var location: JSONLocation { location(of: position) }

    /// - Complexity: Linear in `offset`.
    func location(of offset: Int) -> JSONLocation {
        JSONLocation(of: offset, in: text, from: start)
    }

    func failure(_ reason: JSONError.Reason) -> JSONError {
        JSONError(position < text.count ? reason : .truncated, at: location)
    }

    func failure(expecting what: JSONError.Expectation) -> JSONError {
        failure(text.sequenceLength(at: position) == nil ? .notUTF8 : .expected(what))
    }

    mutating func skipSpace() {
        while true {
            switch text[position] {
            case 0x20, 0x09, 0x0A, 0x0D: position += 1
            default: return
            }
        }
    }

    private mutating func document() throws(JSONError) -> JSONToken {
        guard position < text.count else { throw JSONError(.empty, at: location) }
        // UTF-16 and UTF-32 begin with a byte order mark or have 0 among their first two bytes.
        let first = (text[0], text[1])
        if first == (0xFE, 0xFF) || first == (0xFF, 0xFE) || text[0..<2].contains(0) {
            throw JSONError(.wideEncoding, at: JSONLocation(line: 1, column: 1))
        }
        return try value()
    }

    private mutating func value() throws(JSONError) -> JSONToken {
        state = .afterValue
        tokenStart = position
        switch text[position] {
        case .openingBrace: return try open(.objectStart, .firstMember)
        case .openingBracket: return try open(.arrayStart, .firstElement)
        case .quotationMark: return .string(try string())
        case .minus, .digit0 ... .digit9: return .number(try number())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: throw failure(expecting: .value)
        }
    }

    private mutating func name() throws(JSONError) -> JSONToken {
        guard text[position] == .quotationMark else { throw failure(expecting: .name) }
        tokenStart = position
        let name = try string()
        skipSpace()
        guard text[position] == .colon else { throw failure(expecting: .colon) }
        position += 1
        state = .memberValue
        return .name(name)
    }

    /// What follows a complete value.
    private mutating func successor() throws(JSONError) -> JSONToken {
        guard depth > 0 else {
            guard position == text.count else { throw failure(.afterEnd) }
            return .end
        }
        let isObject = objects >> UInt64(depth - 1) & 1 == 1
        switch text[position] {
        case .comma:
            position += 1
            skipSpace()
            return isObject ? try name() : try value()
        case .closingBrace where isObject: return close(.objectEnd)
        case .closingBracket where !isObject: return close(.arrayEnd)
        default: throw failure(expecting: isObject ? .commaOrBrace : .commaOrBracket)
        }
    }

    private mutating func open(
        _ token: JSONToken, _ inside: State
    ) throws(JSONError) -> JSONToken {
        guard depth < Self.deepest else { throw failure(.tooDeep) }
        let bit: UInt64 = 1 << UInt64(depth)
        objects = token == .objectStart ? objects | bit : objects & ~bit
        depth += 1
        position += 1
        state = inside
        return token
    }

    private mutating func close(_ token: JSONToken) -> JSONToken {
        depth -= 1
        position += 1
        state = .afterValue
        return token
    }

    private mutating func word(
        _ word: String, _ token: JSONToken
    ) throws(JSONError) -> JSONToken {
        for letter in word.utf8 {
            guard text[position] == letter else { throw failure(expecting: .value) }
            position += 1
        }
        return token
    }
}

extension UInt8 {
    static let quotationMark = UInt8(ascii: "\"")
    static let backslash = UInt8(ascii: "\\")
    static let openingBrace = UInt8(ascii: "{")
    static let closingBrace = UInt8(ascii: "}")
    static let openingBracket = UInt8(ascii: "[")
    static let closingBracket = UInt8(ascii: "]")
    static let comma = UInt8(ascii: ",")
    static let colon = UInt8(ascii: ":")
    static let minus = UInt8(ascii: "-")
    static let digit0 = UInt8(ascii: "0")
    static let digit9 = UInt8(ascii: "9")

    var isDigit: Bool { (.digit0 ... .digit9).contains(self) }
}
