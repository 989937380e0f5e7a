import Formats
import Painting
import Raster
import TestSupport
import Testing

/// Whatever the bytes, there is an error or a drawing.
@Suite struct JSONDamageTests {
    private let text: [UInt8] = {
        let picture = BackgroundPicture(
            bitmap: Bitmap(width: 1, height: 1), path: nil, file: [1, 2, 3, 4])
        var dice = SeededGenerator(seed: 5)
        var drawing = Drawing(width: 40, height: 30, background: .picture(picture, .center))
        let marks = Tool.allCases.map { tool in
            let points = (0..<min(tool.pointCount.upperBound, 3)).map {
                Point(x: Double($0) * 7.25, y: 1e-5)
            }
            return Mark.made(by: tool, points: points, style: .random(&dice))
        }
        drawing.items = marks.enumerated().map { Drawing.Item(number: $0 + 1, mark: $1) }
        return DrawingWriter().encode(drawing)
    }()

    @Test func `the text itself is a drawing`() throws {
        #expect(try DrawingContents(text).drawing.items.count == Tool.allCases.count)
    }

    @Test func `every text cut short is refused`() {
        // The last byte is the end of the line.
        for length in 0..<text.count - 1 {
            #expect(throws: DrawingError.self) { try DrawingContents(Array(text[..<length])) }
        }
    }

    @Test func `every changed byte gives an error or a drawing`() {
        var damaged = text
        var drawings = 0
        for index in text.indices {
            for mask: UInt8 in [0x01, 0x02, 0x04, 0x10, 0x20, 0x40, 0x80, 0xFF] {
                damaged[index] = text[index] ^ mask
                guard let contents = try? DrawingContents(damaged) else { continue }
                drawings += 1
                #expect(contents.drawing.items.count + (contents.skipped?.count ?? 0) == 7)
            }
            damaged[index] = text[index]
        }
        #expect(drawings > 0)
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `shuffled pieces give an error or a drawing`(seed: UInt64) {
        var dice = SeededGenerator(seed: seed)
        let pieces = [
            "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "D83D", "\"points\"", "\"1,2\"",
            "\"marks\"", "\"easel\"", "1", "-", "1e999", "null", "\"background\"", "\"image\"",
            "\"data:;base64,\"", "\u{0}", "é", " ", "\"tool\"", "\"line\"",
        ]
        for _ in 0..<20_000 {
            let count = Int.random(in: 1...12, using: &dice)
            let text = (0..<count).compactMap { _ in pieces.randomElement(using: &dice) }.joined()
            _ = try? DrawingContents(text)
            _ = try? EditCoding.edit(
                from: Array(text.utf8).span.bytes, applyingTo: Drawing(width: 1, height: 1))
        }
    }
}
