import Formats
import Raster
import TestSupport
import Testing

/// Pictures of at most 256 colors, whose files hold numbers of colors.
@Suite struct PNGPaletteTests {
    private func decode(_ file: [UInt8]) throws(PictureError) -> Bitmap {
        try PictureDecoder().decode(file.span.bytes).bitmap
    }

    private func header(_ file: PNGFile) -> (depth: UInt8, colorType: UInt8) {
        (file.chunks[0].body[8], file.chunks[0].body[9])
    }

    private func body(_ type: String, of file: PNGFile) -> [UInt8]? {
        file.chunks.first { $0.type == type }?.body
    }

    /// Every width leaves another part of the last byte of a row.
    @Test(arguments: [
        (1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (255, 8), (256, 8),
    ])
    func `as few bits as the colors need`(colors: Int, depth: UInt8) throws {
        for width in 257...265 {
            let gradient = Bitmap.gradient(width: width, height: 3, colors: colors)
            let file = try PNGFile(PNGEncoder.encode(gradient))
            #expect(header(file) == (depth, 3))
            #expect(body("PLTE", of: file)?.count == colors * 3)
            #expect(body("tRNS", of: file) == nil)
            #expect(try decode(file.bytes) == gradient)
        }
    }

    @Test func `a color more than a palette holds, in the last pixel, makes RGB`() throws {
        var bitmap = Bitmap.gradient(width: 256, height: 40, colors: 256)
        #expect(try header(PNGFile(PNGEncoder.encode(bitmap))) == (8, 3))
        bitmap[x: 255, y: 39] = Pixel(.white)
        #expect(try header(PNGFile(PNGEncoder.encode(bitmap))) == (8, 2))
        #expect(try decode(PNGEncoder.encode(bitmap)) == bitmap)
    }

    /// All pairs of alpha and a channel that does not exceed it.
    @Test(arguments: 0...255) func `every premultiplied pixel comes back`(alpha: Int) throws {
        var bitmap = Bitmap(width: 256, height: 1)
        for channel in 0...alpha {
            let (a, c) = (UInt32(alpha), UInt32(channel))
            bitmap[x: channel, y: 0] = Pixel(bits: a << 24 | c << 16 | (a - c) << 8 | c / 2)
        }
        let file = try PNGEncoder.encode(bitmap)
        #expect(header(PNGFile(file)).colorType == 3)
        #expect(try decode(file) == bitmap)
    }

    @Test func `colors stand in the order of their pixels, but those with alpha first`() throws {
        var bitmap = Bitmap(width: 5, height: 1, filledWith: Pixel(Color(hex: 0x0A0B0C)))
        bitmap[x: 1, y: 0] = Pixel(bits: 0x8040_0000)
        bitmap[x: 2, y: 0] = Pixel(Color(hex: 0x010203))
        bitmap[x: 3, y: 0] = .clear
        let file = try PNGFile(PNGEncoder.encode(bitmap))
        // Not premultiplied: 0x40 of 0x80 is half, rounded.
        let colors: [UInt8] = [0x80, 0, 0, 0, 0, 0, 0x0A, 0x0B, 0x0C, 1, 2, 3]
        #expect(body("PLTE", of: file) == colors)
        #expect(body("tRNS", of: file) == [0x80, 0])
        #expect(file.chunks.map(\.type) == ["IHDR", "sRGB", "PLTE", "tRNS", "IDAT", "IEND"])
        #expect(try decode(file.bytes) == bitmap)
    }

    @Test func `lost alphas are mentioned`() throws {
        let bitmap = Bitmap(width: 3, height: 3, filledWith: Pixel(.black, alpha: 100))
        var file = try PNGEncoder.encode(bitmap)
        let type = try #require(file.firstRange(of: Array("tRNS".utf8)))
        file[type.upperBound] ^= 1
        #expect(try PictureDecoder().decode(file.span.bytes).warnings == .damaged)
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func `random pictures of few colors come back`(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        let noise = Bitmap.random(width: 20, height: 20)
        let colors = dice.roll(1...300)
        var bitmap = Bitmap(width: dice.roll(1...90), height: dice.roll(1...60))
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let index = dice.roll(0...colors - 1)
                bitmap[x: x, y: y] = noise[x: index % 20, y: index / 20]
            }
        }
        let file = try PNGEncoder.encode(bitmap)
        #expect(try decode(file) == bitmap)
        #expect(try file == PNGEncoder.encode(bitmap))
    }
}
