import Lettering
import Raster
import Testing

@Suite struct TypesetterTests {
    let typesetter = Typesetter(language: "en")
    let style = TextStyle(size: 13)

    @Test func `a line has a size and ink inside reach of its box`() throws {
        let line = typesetter.line("Width", style)
        #expect(line.width > 20 && line.width < 80)
        #expect(line.height > line.baseline && line.baseline > line.capHeight)
        let ink = try #require(line.ink)
        #expect(line.coverage.count == ink.width * ink.height)
        #expect(line.coverage.contains { $0 > 200 })
    }

    @Test func `more text is wider and bigger text is larger`() {
        let line = typesetter.line("Opacity", style)
        #expect(typesetter.line("Opacity and more", style).width > line.width)
        let large = typesetter.line("Opacity", TextStyle(size: 26))
        #expect(large.width > line.width && large.height > line.height)
        #expect(large.capHeight > line.capHeight)
    }

    @Test func `text without characters has no ink and one cursor`() {
        let line = typesetter.line("", style)
        #expect(line.width == 0 && line.ink == nil && line.characterCount == 0)
        #expect(line.x(ofCharacter: 0) == 0)
        #expect(line.height == typesetter.line("Width", style).height)
    }

    @Test func `capitals stand on the baseline and reach the cap height`() throws {
        for size in 11...30 {
            let line = typesetter.line("HEX", TextStyle(size: Double(size)))
            let ink = try #require(line.ink)
            #expect(ink.y == line.baseline - line.capHeight..<line.baseline)
            let top = line.top(centeredIn: 100..<132)
            let above = top + ink.y.lowerBound - 100
            let below = 132 - (top + ink.y.upperBound)
            #expect(abs(above - below) <= 1)
        }
    }

    @Test func `semibold is heavier`() {
        func weight(_ line: TextLine) -> Int { line.coverage.reduce(0) { $0 + Int($1) } }
        let bold = typesetter.line("Objects", TextStyle(size: 13, weight: .semibold))
        #expect(weight(bold) > weight(typesetter.line("Objects", style)))
    }

    @Test func `tabular digits have one width`() {
        let style = TextStyle(size: 13, tabularNumbers: true)
        let widths = Set(
            "0123456789".map { typesetter.line(String(repeating: $0, count: 9), style).width })
        #expect(widths.count == 1)
    }

    @Test(
        arguments: [
            ("zh", "文件 打开图片 椭圆"), ("ja", "ファイル"), ("ko", "한국어"), ("ar", "مرحبا بالعالم"),
            ("he", "שלום"), ("hi", "हिन्दी"), ("th", "ไทย"), ("ru", "Ширина"), ("el", "Πλάτος"),
        ]
    )
    func `every script with a font is shown`(language: String, text: String) throws {
        guard hasFont(for: language) else {
            try Test.cancel("no font for \(language) is installed")
        }
        let typesetter = Typesetter(language: language)
        let line = typesetter.line(text, style)
        #expect(!line.isMissingGlyphs)
        #expect(line.ink != nil)
        #expect(line.height == typesetter.line("Width", style).height)
    }

    @Test func `a character no font has is a box`() {
        // Not a character, and never one.
        let line = typesetter.line("\u{10FFFE}", style)
        #expect(line.isMissingGlyphs)
        #expect(line.ink != nil)
    }

    @Test func `a line opened ahead is the same line`() {
        let ahead = Typesetter(language: "en")
        ahead.openFontsAhead()
        ahead.openFontsAhead()
        let line = ahead.line("Width", style)
        #expect(line.coverage == typesetter.line("Width", style).coverage)
        ahead.openFontsAhead()
        #expect(ahead.line("Width", style).edgesAndInk == line.edgesAndInk)
    }

    @Test func `fonts opened ahead and never used are let go`() {
        for _ in 0..<3 {
            let typesetter = Typesetter()
            typesetter.openFontsAhead()
        }
    }

    @Test func `what was forgotten is made again the same`() {
        let forgetful = Typesetter(language: "en", cacheBudget: 4_000)
        let first = forgetful.line("Width", style)
        for number in 0..<200 { _ = forgetful.line("Object \(number)", style) }
        let again = forgetful.line("Width", style)
        #expect(again.edgesAndInk == first.edgesAndInk)
        #expect(typesetter.line("Width", style).edgesAndInk == first.edgesAndInk)
    }
}

extension TextLine {
    /// All that decides how the line looks and where its cursors are.
    var edgesAndInk: [Int] {
        let cursors = (0...characterCount).map { x(ofCharacter: $0) }
        let place = ink.map { [$0.x.lowerBound, $0.y.lowerBound, $0.width, $0.height] } ?? []
        return cursors + place + coverage.map { Int($0) }
    }
}
