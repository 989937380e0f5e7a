import Lettering
import Raster
import Testing

@Suite struct `Drawing a line` {
    let line = Typesetter(language: "en").line("Hill", TextStyle(size: 20))
    let color = Color(hex: 0x2A2D33)

    @Test func `covers what is below in the measure of its coverage`() throws {
        var bitmap = Bitmap(width: 80, height: 40, filledWith: Pixel(.white))
        bitmap.draw(line, x: 5, y: 3, color: color)
        let ink = try #require(line.ink)
        for y in 0..<40 {
            for x in 0..<80 {
                let (column, row) = (x - 5, y - 3)
                let covered =
                    ink.contains(x: column, y: row)
                    ? line.coverage[
                        (row - ink.y.lowerBound) * ink.width + column - ink.x.lowerBound]
                    : 0
                #expect(bitmap[x: x, y: y] == Pixel(color, alpha: covered).over(Pixel(.white)))
            }
        }
    }

    @Test func `is premultiplied on a clear picture`() {
        var bitmap = Bitmap(width: 80, height: 40)
        bitmap.draw(line, x: 5, y: 3, color: Color(hex: 0xFF8000), opacity: 128)
        let alphas = (0..<80 * 40).map { bitmap[x: $0 % 80, y: $0 / 80] }
        #expect(alphas.contains { $0.alpha == 128 })
        #expect(alphas.allSatisfy { $0.red <= $0.alpha && $0.green <= $0.alpha && $0.blue == 0 })
    }

    @Test func `at no opacity leaves no trace`() {
        let before = Bitmap(width: 80, height: 40, filledWith: Pixel(.white))
        var bitmap = before
        bitmap.draw(line, x: 5, y: 3, color: color, opacity: 0)
        #expect(bitmap == before)
    }

    @Test func `stays inside its clip`() throws {
        let clip = try #require(PixelRect(x: 10, y: 8, width: 7, height: 9))
        var bitmap = Bitmap(width: 80, height: 40)
        var whole = bitmap
        bitmap.draw(line, x: 5, y: 3, color: color, clip: clip)
        whole.draw(line, x: 5, y: 3, color: color)
        for y in 0..<40 {
            for x in 0..<80 {
                let wanted = clip.contains(x: x, y: y) ? whole[x: x, y: y] : .clear
                #expect(bitmap[x: x, y: y] == wanted)
            }
        }
    }

    @Test(arguments: [(-12, -6), (70, 30), (.min, .max), (.max, .min), (0, 41), (-4_000, 0)])
    func `is cut off at the edges of the picture`(x: Int, y: Int) {
        var bitmap = Bitmap(width: 80, height: 40, filledWith: Pixel(.white))
        bitmap.draw(line, x: x, y: y, color: color)
        #expect(bitmap[x: 79, y: 0] == Pixel(.white))
    }
}
