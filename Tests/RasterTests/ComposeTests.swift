import Raster
import Testing

@Suite struct `Composing a board` {
    private let ink: Layer = {
        var layer = Layer(width: 150, height: 100)
        layer.drawBlack([[Point(x: 10, y: 10), Point(x: 140, y: 90)]], width: 30, opacity: 128)
        return layer
    }()

    @Test(arguments: [Color.white, Color(hex: 0x123456)])
    func `over a color is source-over`(color: Color) {
        let shown = compose(Backdrop(.color(color)))
        for y in ink.bounds.y {
            for x in ink.bounds.x {
                #expect(shown[x: x, y: y] == ink[x: x, y: y].over(Pixel(color)))
            }
        }
    }

    @Test func `over nothing is the ink`() {
        let shown = compose(Backdrop(.clear))
        #expect(shown[x: 75, y: 50] == Pixel(.black, alpha: 128))
        #expect(shown[x: 140, y: 5] == .clear)
    }

    @Test func `over nothing shows squares on screen`() {
        let shown = compose(Backdrop(.checkerboard))
        #expect(shown[x: 140, y: 4] != shown[x: 148, y: 4])
        #expect(shown[x: 140, y: 4] == shown[x: 148, y: 12])
    }

    @Test func `repeats a picture over the whole board`() {
        var tile = Bitmap(width: 7, height: 5, filledWith: Pixel(.white))
        tile[x: 3, y: 2] = Pixel(Color(hex: 0xFF0000))
        let empty = Layer(width: 150, height: 100)
        let backdrop = Backdrop(.clear, picture: .init(tile, x: 2, y: -1, repeats: true))
        var shown = Bitmap(width: 150, height: 100)
        empty.compose(empty.bounds, over: backdrop, into: &shown, x: 0, y: 0)
        for y in 0..<100 {
            for x in 0..<150 {
                let isRed = (x - 2 + 700) % 7 == 3 && (y + 1) % 5 == 2
                #expect((shown[x: x, y: y].green == 0) == isRed)
            }
        }
    }

    @Test func `puts a picture where it belongs and nowhere else`() {
        let picture = Bitmap(width: 30, height: 20, filledWith: Pixel(Color(hex: 0x00FF00)))
        let backdrop = Backdrop(.color(.white), picture: .init(picture, x: 100, y: -5))
        let shown = compose(backdrop)
        #expect(shown[x: 100, y: 0] == Pixel(Color(hex: 0x00FF00)))
        #expect(shown[x: 129, y: 14] == Pixel(Color(hex: 0x00FF00)))
        #expect(shown[x: 130, y: 14] == Pixel(.white))
        #expect(shown[x: 129, y: 15] == Pixel(.white))
    }

    @Test func `in parts gives what the whole gives`() throws {
        let backdrop = Backdrop(.checkerboard)
        let whole = compose(backdrop)
        var parts = Bitmap(width: 150, height: 100)
        for x in stride(from: 0, to: 150, by: 13) {
            for y in stride(from: 0, to: 100, by: 9) {
                let part = try #require(PixelRect(x: x, y: y, width: 13, height: 9))
                ink.compose(part, over: backdrop, into: &parts, x: 0, y: 0)
            }
        }
        #expect(parts == whole)
    }

    @Test func `elsewhere moves the board and leaves the rest alone`() {
        var bitmap = Bitmap(width: 60, height: 50, filledWith: Pixel(Color(hex: 0xABCDEF)))
        ink.compose(ink.bounds, over: Backdrop(.color(.white)), into: &bitmap, x: -120, y: 30)
        #expect(bitmap[x: 29, y: 30] == Pixel(.white))
        #expect(bitmap[x: 30, y: 30] == Pixel(Color(hex: 0xABCDEF)))
        #expect(bitmap[x: 0, y: 29] == Pixel(Color(hex: 0xABCDEF)))
        let before = bitmap
        ink.compose(ink.bounds, over: Backdrop(.color(.white)), into: &bitmap, x: 400, y: 0)
        #expect(bitmap == before)
    }

    private func compose(_ backdrop: Backdrop) -> Bitmap {
        var bitmap = Bitmap(width: ink.width, height: ink.height)
        ink.compose(ink.bounds, over: backdrop, into: &bitmap, x: 0, y: 0)
        return bitmap
    }
}
