import Formats
import Painting
import Raster
import Testing

@Suite struct JSONReaderTests {
    private func error(_ text: String) -> JSONError? { error(Array(text.utf8)) }

    private func error(_ bytes: [UInt8]) -> JSONError? {
        do {
            _ = try JSONReader.tokens(bytes)
            return nil
        } catch {
            return error
        }
    }

    private func number(_ text: String) throws -> Double? {
        guard case .number(let number) = try JSONReader.tokens(Array(text.utf8)).first else {
            return nil
        }
        return number
    }

    @Test func `pieces come in order`() throws {
        let tokens = try JSONReader.tokens(Array(#" [1, {"a": true}, [], {}, null] "#.utf8))
        #expect(tokens.count == 12)
        #expect(tokens[1] == .number(1))
        #expect(tokens[4] == .bool(true))
        #expect(tokens.last == .arrayEnd)
    }

    @Test(arguments: [
        ("", JSONError.Reason.empty, 1, 1),
        (" \n ", .empty, 2, 2),
        ("[1,", .truncated, 1, 4),
        ("[1,\n 2", .truncated, 2, 3),
        ("[1,]", .expected(.value), 1, 4),
        ("[1 2]", .expected(.commaOrBracket), 1, 4),
        ("{\"a\" 1}", .expected(.colon), 1, 6),
        ("{\"a\": 1 \"b\"}", .expected(.commaOrBrace), 1, 9),
        ("{\"a\": 1,}", .expected(.name), 1, 9),
        ("{1: 1}", .expected(.name), 1, 2),
        ("[1}", .expected(.commaOrBracket), 1, 3),
        ("[]\n\n  x", .afterEnd, 3, 3),
        ("[\r\n\r\n?]", .expected(.value), 3, 1),
        ("[\r\r?]", .expected(.value), 3, 1),
        ("[\"äß中🙂\", ?]", .expected(.value), 1, 10),
        ("[\t?]", .expected(.value), 1, 3),
        ("[NaN]", .expected(.value), 1, 2),
        ("[-Infinity]", .badNumber, 1, 3),
        ("[01]", .expected(.commaOrBracket), 1, 3),
        ("[1.]", .badNumber, 1, 4),
        ("[1e]", .badNumber, 1, 4),
        ("[+1]", .expected(.value), 1, 2),
        ("[tru]", .expected(.value), 1, 5),
        ("[\"a\\x\"]", .badEscape, 1, 4),
        ("[\"\\u12G4\"]", .badEscape, 1, 3),
        ("[\"\\uD800\"]", .loneSurrogate, 1, 3),
        ("[\"\\uDC00\"]", .loneSurrogate, 1, 3),
        ("[\"\\uD800\\u0041\"]", .loneSurrogate, 1, 3),
        ("[\"a\nb\"]", .controlCharacter, 1, 4),
        ("\u{FEFF}[?", .expected(.value), 1, 2),
    ])
    func `what is wrong is told with its place`(
        text: String, reason: JSONError.Reason, line: Int, column: Int
    ) {
        #expect(error(text) == JSONError(reason, at: JSONLocation(line: line, column: column)))
    }

    @Test(
        arguments: [
            [0x80], [0xC0, 0xAF], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
            [0xE4, 0xB8],
            [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
        ] as [[UInt8]])
    func `bytes that are not UTF-8 are refused`(bytes: [UInt8]) {
        let text = [UInt8]("[\"a".utf8) + bytes + [UInt8]("\"]".utf8)
        #expect(error(text) == JSONError(.notUTF8, at: JSONLocation(line: 1, column: 4)))
        #expect(error([0x5B] + bytes)?.reason == .notUTF8)
    }

    @Test(
        arguments: [
            [0xFF, 0xFE, 0x5B, 0x00], [0xFE, 0xFF, 0x00, 0x5B], [0x5B, 0x00, 0x5D, 0x00],
            [0x00, 0x5B, 0x00, 0x5D],
        ] as [[UInt8]])
    func `UTF-16 is told by name`(bytes: [UInt8]) {
        #expect(error(bytes)?.reason == .wideEncoding)
    }

    @Test func `a byte order mark is passed over`() throws {
        #expect(try JSONReader.tokens([0xEF, 0xBB, 0xBF] + Array("[]".utf8)).count == 2)
        #expect(error([0xEF, 0xBB, 0xBF])?.reason == .empty)
    }

    @Test func `escapes stand for characters`() throws {
        let text = #""\"\\\/\b\f\n\r\t\u0041\u00e4\u4E2D\uD83D\uDE42\u0000!""#
        #expect(try JSONReader.string(text) == "\"\\/\u{8}\u{C}\n\r\tAä中🙂\0!")
    }

    @Test func `names may be escaped`() throws {
        let contents = try DrawingContents(
            marks:
                #"{"li\u006eeWidth": 2, "strokeColor": "1,2,\u0033", "points": ["1,\u0032"], "tool": "\u0070encil"}"#
        )
        #expect(contents.drawing.marks.first?.points.first?.y == 2)
        #expect(contents.drawing.marks.first?.style.color.blue == 3)
    }

    @Test func `64 levels are read and 65 are not`() {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(error(nested(64)) == nil)
        #expect(error(nested(65)) == JSONError(.tooDeep, at: JSONLocation(line: 1, column: 65)))
        #expect(error(String(repeating: "[", count: 100_000))?.reason == .tooDeep)
        #expect(error(String(repeating: "{\"a\":[", count: 100_000))?.reason == .tooDeep)
    }

    @Test(arguments: [
        "0", "-0", "120.5", "0.1", "-12.75", "1e3", "1E+3", "25e-1", "123456789012345678",
        "9007199254740993", "0.30000000000000004", "1.7976931348623157e308", "5e-324", "2.5e-324",
        "1e22", "1e23", "4.35", "0.000001", "8.41e21", "1e-400", "123456.78901234567890123",
        "-0.0", "0e999", "10000000000000000000000000e-25",
    ])
    func `numbers are the nearest doubles`(text: String) throws {
        let number = try #require(try number(text))
        let right = try #require(Double(text))
        #expect(number == right && number.sign == right.sign)
    }

    @Test func `every double comes back from its text`() throws {
        var dice = SeededGenerator(seed: 7)
        for _ in 0..<20_000 {
            let value = Double(bitPattern: UInt64.random(in: 0..<(.max), using: &dice))
            guard value.isFinite else { continue }
            #expect(try number(value.description) == value)
            let decimal = (Double.random(in: -1e6...1e6, using: &dice) * 1e3).rounded() / 1e3
            #expect(try number(decimal.description) == decimal)
        }
    }

    @Test func `numbers beyond all doubles are infinite`() throws {
        #expect(try number("1e999") == .infinity)
        #expect(try number("-1e999") == -.infinity)
        #expect(try number("1e99999999999999999999") == .infinity)
    }

    @Test func `a number of endless digits is refused`() {
        #expect(error(String(repeating: "1", count: 1024)) == nil)
        #expect(error(String(repeating: "1", count: 1025))?.reason == .longNumber)
    }
}
