import Raster
import Testing

@Suite struct `A scaled picture` {
    @Test(arguments: [
        (41, 29, 13, 7), (100, 64, 50, 32), (90, 7, 89, 6), (33, 40, 1, 1), (9, 300, 4, 299),
    ])
    func `is the rounded average of the area that each pixel covers`(
        width: Int, height: Int, newWidth: Int, newHeight: Int
    ) {
        let old = noise(width, height, seed: UInt64(width))
        let new = old.scaled(width: newWidth, height: newHeight)
        let area = width * height
        for y in 0..<newHeight {
            for x in 0..<newWidth {
                var sums = [0, 0, 0, 0]
                // In units of 1 / new width and 1 / new height of an old pixel.
                for (row, tall) in overlaps(y, height, newHeight) {
                    for (column, wide) in overlaps(x, width, newWidth) {
                        let pixel = old[x: column, y: row].bits
                        for lane in 0..<4 {
                            sums[lane] += Int(pixel >> (8 * lane) & 255) * wide * tall
                        }
                    }
                }
                let word = (0..<4).reduce(UInt32(0)) {
                    $0 | UInt32((2 * sums[$1] + area) / (2 * area)) << (8 * $1)
                }
                #expect(new[x: x, y: y].bits == word, "\(x), \(y)")
            }
        }
    }

    @Test func `lies between its neighbors where it is enlarged`() {
        var old = Bitmap(width: 2, height: 1, filledWith: Pixel(Color(hex: 0)))
        old[x: 1, y: 0] = Pixel(Color(hex: 0xC8C8C8))
        let new = old.scaled(width: 8, height: 3)
        let row = (0..<8).map { Int(new[x: $0, y: 2].red) }
        #expect(row == [0, 0, 25, 75, 125, 175, 200, 200])
    }

    @Test(arguments: [1, 3, 700, 2_000])
    func `of one color keeps it`(side: Int) {
        let color = Pixel(Color(hex: 0xFEDCBA), alpha: 201)
        let new = Bitmap(width: 517, height: 301, filledWith: color).scaled(
            width: side, height: side)
        let isSame = new == Bitmap(width: side, height: side, filledWith: color)
        #expect(isSame)
    }

    private func overlaps(_ position: Int, _ old: Int, _ new: Int) -> [(Int, Int)] {
        (0..<old).compactMap { index in
            let part =
                min((index + 1) * new, (position + 1) * old) - max(index * new, position * old)
            return part > 0 ? (index, part) : nil
        }
    }

    private func noise(_ width: Int, _ height: Int, seed: UInt64) -> Bitmap {
        var random = SeededRandom(seed: seed)
        var bitmap = Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                bitmap[x: x, y: y] = Pixel(
                    random.color(), alpha: UInt8.random(in: 0...255, using: &random))
            }
        }
        return bitmap
    }
}
