import Lettering
import Raster
import Testing

@Suite struct `Text that does not fit a line` {
    let typesetter = Typesetter(language: "en")
    let style = TextStyle(size: 13)

    @Test(arguments: ["a\nb", "a\r\nb", "a\tb", "a\u{2028}b", "a\u{2029}b", "a\u{85}b", "a\u{B}b"])
    func `breaks are spaces`(text: String) {
        #expect(
            typesetter.line(text, style).edgesAndInk == typesetter.line("a b", style).edgesAndInk)
    }

    @Test(arguments: ["\0", "\u{1}", "\u{7}", "\u{1B}", "\u{7F}", "\u{9B}", "\u{202E}", "\u{202A}"])
    func `controls are replacement characters`(control: String) {
        let line = typesetter.line("a" + control + "bc", style)
        #expect(line.coverage == typesetter.line("a\u{FFFD}bc", style).coverage)
        #expect(!line.isMissingGlyphs)
    }

    @Test func `a mark after a break keeps its cursor`() {
        let text = "a\n\u{301}b"
        #expect(typesetter.line(text, style).characterCount == text.count)
    }

    @Test func `bytes that are not UTF-8 are shown as what they were repaired to`() {
        let line = typesetter.line(
            String(decoding: [0x66, 0xFF, 0xC0, 0x67], as: UTF8.self), style)
        #expect(line.characterCount == 4)
        #expect(line.ink != nil)
    }

    @Test func `a hundred thousand characters end in an ellipsis`() {
        let line = typesetter.line(String(repeating: "hello 世界 ", count: 12_500), style)
        #expect(line.characterCount == 4_097)
        #expect(line.width > 10_000)
    }

    @Test func `the longest line of the largest letters takes bounded memory`() {
        // The second is the widest character there is.
        for character in ["W", "\u{FDFD}"] {
            let text = String(repeating: character, count: 4_096)
            let line = typesetter.line(text, TextStyle(size: 256))
            #expect(line.width > 100_000)
            #expect(line.coverage.count <= 1 << 24)
        }
    }

    @Test func `a hundred thousand marks on one letter stay in reach of the line`() throws {
        let line = typesetter.line("a" + String(repeating: "\u{301}", count: 100_000), style)
        #expect(line.characterCount == 1)
        let ink = try #require(line.ink)
        #expect(ink.height < 80)
    }

    @Test(arguments: [Double.nan, -.infinity, .infinity, -5, 0, 1e-300, 1e300, 0.99, 256])
    func `any size is taken to one that can be drawn`(size: Double) {
        let line = typesetter.line("Ag", TextStyle(size: size))
        #expect(line.height > 0 && line.height < 2_000)
        #expect(TextStyle.sizes.contains(TextStyle(size: size).size))
    }
}

@Suite struct `A line with a maximum width` {
    let typesetter = Typesetter(language: "en")
    let style = TextStyle(size: 13)
    let path = "/home/someone/Pictures/Holidays/Summer/beach.png"

    @Test(arguments: [TextCut.end, .middle])
    func `keeps to it`(cut: TextCut) {
        let whole = typesetter.line(path, style)
        for width in stride(from: 20, through: whole.width, by: 7) {
            let line = typesetter.line(path, style, maximumWidth: width, cut: cut)
            #expect(line.width <= width)
            #expect(line.width + 25 >= width, "room for another character was left unused")
        }
    }

    @Test func `leaves text that fits alone`() {
        let line = typesetter.line("Width", style, maximumWidth: 500, cut: .middle)
        #expect(line.edgesAndInk == typesetter.line("Width", style).edgesAndInk)
    }

    @Test func `cuts the end, and the space before it`() {
        let width = typesetter.line("Saved to…", style).width
        let line = typesetter.line("Saved to Pictures", style, maximumWidth: width)
        #expect(line.edgesAndInk == typesetter.line("Saved to…", style).edgesAndInk)
    }

    @Test func `cuts the middle and keeps both ends`() {
        let shortened = typesetter.line("abc…hij", style)
        let line = typesetter.line("abcdefghij", style, maximumWidth: shortened.width, cut: .middle)
        #expect(line.edgesAndInk == shortened.edgesAndInk)
    }

    @Test(arguments: [Int.min, -1, 0, 1, 5])
    func `is an ellipsis where nothing else has room`(width: Int) {
        let line = typesetter.line(path, style, maximumWidth: width)
        #expect(line.edgesAndInk == typesetter.line("…", style).edgesAndInk)
    }

    @Test func `cuts right-to-left and endless text too`() {
        let hebrew = String(repeating: "שלום ", count: 40)
        #expect(typesetter.line(hebrew, style, maximumWidth: 100).width <= 100)
        let endless = String(repeating: "a", count: 100_000)
        #expect(typesetter.line(endless, style, maximumWidth: 100, cut: .middle).width <= 100)
    }
}
