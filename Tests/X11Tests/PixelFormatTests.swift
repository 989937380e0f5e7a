import Raster
import Testing

import X11

@Suite struct PixelFormatTests {
    private static let orange = Pixel(Color(hex: 0xFF8041))

    private func bytes(_ format: PixelFormat?, _ pixel: Pixel = orange) throws -> [UInt8] {
        let format = try #require(format)
        let row = [pixel, pixel]
        var target = [UInt32](repeating: 0, count: 2)
        target.withUnsafeMutableBytes { target in
            guard let base = target.baseAddress else { return }
            format.write(row.span, to: base, x: 0, y: 0)
        }
        return target.withUnsafeBytes { Array($0.prefix(2 * format.bytesPerPixel)) }
    }

    private func masks(
        _ red: UInt, _ green: UInt, _ blue: UInt, _ bits: Int, big: Bool = false
    ) -> PixelFormat? {
        PixelFormat(
            red: red, green: green, blue: blue, bitsPerPixel: bits, mostSignificantFirst: big)
    }

    @Test func `24 bits in the server's own order are copied`() throws {
        let bytes = try bytes(masks(0xFF0000, 0xFF00, 0xFF, 32))
        #expect(bytes == [0x41, 0x80, 0xFF, 0xFF, 0x41, 0x80, 0xFF, 0xFF])
    }

    @Test func `24 bits with the most significant byte first are turned`() throws {
        let bytes = try bytes(masks(0xFF0000, 0xFF00, 0xFF, 32, big: true))
        #expect(bytes == [0xFF, 0xFF, 0x80, 0x41, 0xFF, 0xFF, 0x80, 0x41])
    }

    @Test func `blue may be on top`() throws {
        let bytes = try bytes(masks(0xFF, 0xFF00, 0xFF0000, 32))
        #expect(bytes.prefix(3) == [0xFF, 0x80, 0x41])
    }

    @Test func `three bytes a pixel have no padding`() throws {
        #expect(
            try bytes(masks(0xFF0000, 0xFF00, 0xFF, 24)) == [0x41, 0x80, 0xFF, 0x41, 0x80, 0xFF])
        let turned = try bytes(masks(0xFF0000, 0xFF00, 0xFF, 24, big: true))
        #expect(turned == [0xFF, 0x80, 0x41, 0xFF, 0x80, 0x41])
    }

    @Test func `16 bits hold 5, 6 and 5`() throws {
        let word: UInt16 = 31 << 11 | 32 << 5 | 8
        let (low, high) = (UInt8(word & 0xFF), UInt8(word >> 8))
        #expect(try bytes(masks(0xF800, 0x7E0, 0x1F, 16)) == [low, high, low, high])
        #expect(try bytes(masks(0xF800, 0x7E0, 0x1F, 16, big: true)) == [high, low, high, low])
    }

    @Test func `15 bits hold 5 each`() throws {
        let word: UInt16 = 31 << 10 | 16 << 5 | 8
        let bytes = try bytes(masks(0x7C00, 0x3E0, 0x1F, 16))
        #expect(bytes.prefix(2) == [UInt8(word & 0xFF), UInt8(word >> 8)])
    }

    @Test func `30 bits repeat the topmost so that white is white`() throws {
        let format = masks(0x3FF0_0000, 0xFFC00, 0x3FF, 32)
        let white = try bytes(format, Pixel(.white))
        #expect(white.prefix(4) == [0xFF, 0xFF, 0xFF, 0x3F])
        let word: UInt32 = 0x3FF << 20 | (0x80 << 2 | 0x80 >> 6) << 10 | (0x41 << 2 | 0x41 >> 6)
        let orange = try bytes(format)
        #expect(
            orange.prefix(4).elementsEqual(withUnsafeBytes(of: word.littleEndian) { Array($0) }))
    }

    @Test func `a palette shows its own colors without dithering`() throws {
        let format = PixelFormat(
            levels: 2, pixels: [10, 11, 12, 13, 14, 15, 16, 17], bitsPerPixel: 8,
            mostSignificantFirst: false
        )
        #expect(try bytes(format, Pixel(.black)) == [10, 10])
        #expect(try bytes(format, Pixel(.white)) == [17, 17])
        #expect(try bytes(format, Pixel(Color(hex: 0xFF0000))) == [14, 14])
    }

    @Test func `a palette mixes half of each for a color between`() throws {
        let format = try #require(
            PixelFormat(
                levels: 2, pixels: Array(0..<8), bitsPerPixel: 8, mostSignificantFirst: false
            )
        )
        let row = [Pixel](repeating: Pixel(Color(hex: 0x808080)), count: 4)
        var white = 0
        for y in 0..<4 {
            var target = [UInt32](repeating: 0, count: 1)
            target.withUnsafeMutableBytes { target in
                guard let base = target.baseAddress else { return }
                format.write(row.span, to: base, x: 0, y: y)
                white += target.count { $0 == 7 }
            }
        }
        #expect(white == 8)
    }

    @Test func `a pixel that is not whole bytes is refused`() {
        #expect(masks(4, 2, 1, 4).map(\.bytesPerPixel) == nil)
    }
}
