import Lettering
import Testing

@Suite struct CursorTests {
    let typesetter = Typesetter(language: "en")
    let style = TextStyle(size: 13)

    @Test(
        arguments: [
            "Width", "e\u{301}a\u{308}\u{323}o", "a👩‍👩‍👧b😀c", "文件abc", "office fi", "a\0b\r\nc", "🇩🇪x",
        ]
    )
    func `cursors stand between characters and are found again`(text: String) {
        let line = typesetter.line(text, style)
        #expect(line.characterCount == text.count)
        var last = -1
        for index in 0...text.count {
            let x = line.x(ofCharacter: index)
            #expect(x > last)
            #expect(line.character(atX: x) == index)
            last = x
        }
        #expect(abs(last - line.width) <= 1)
    }

    @Test func `the nearest cursor is taken, outside the text its ends`() {
        let line = typesetter.line("MMMM", style)
        let (first, second) = (line.x(ofCharacter: 1), line.x(ofCharacter: 2))
        #expect(line.character(atX: first + 2) == 1)
        #expect(line.character(atX: second - 2) == 2)
        #expect(line.character(atX: .min) == 0)
        #expect(line.character(atX: .max) == 4)
        #expect(line.x(ofCharacter: -7) == 0)
        #expect(line.x(ofCharacter: .max) == line.x(ofCharacter: 4))
    }

    @Test func `right-to-left text begins at the right`() {
        let line = typesetter.line("שלום", style)
        #expect(abs(line.x(ofCharacter: 0) - line.width) <= 1)
        #expect(line.x(ofCharacter: 4) == 0)
        for index in 0...4 {
            #expect(line.character(atX: line.x(ofCharacter: index)) == index)
        }
    }

    @Test func `numbers in right-to-left text still run rightward`() {
        let line = typesetter.line("שלום 123", style)
        #expect(line.x(ofCharacter: 6) > line.x(ofCharacter: 5))
    }
}
