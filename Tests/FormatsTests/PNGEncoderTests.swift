import Formats
import Raster
import Testing

@Suite struct PNGEncoderTests {
    private func decode(_ file: [UInt8]) throws(PictureError) -> Picture {
        try PictureDecoder().decode(file.span.bytes)
    }

    @Test func `every premultiplied pixel comes back`() throws {
        // All pairs of alpha and a channel that does not exceed it.
        var bitmap = Bitmap(width: 256, height: 256)
        for alpha in 0..<256 {
            for channel in 0...alpha {
                let (a, c) = (UInt32(alpha), UInt32(channel))
                let bits = a << 24 | c << 16 | (a - c) << 8 | c / 2
                bitmap[x: channel, y: alpha] = Pixel(bits: bits)
            }
        }
        #expect(try decode(PNGEncoder.encode(bitmap)).bitmap == bitmap)
    }

    @Test func `more colors than a palette holds make RGB if opaque, else RGBA`() throws {
        var bitmap = Bitmap.gradient(width: 257, height: 2)
        let colorType = 25
        #expect(try PNGEncoder.encode(bitmap)[colorType] == 2)
        #expect(try decode(PNGEncoder.encode(bitmap)).bitmap == bitmap)
        bitmap[x: 256, y: 1] = Pixel(.black, alpha: 254)
        #expect(try PNGEncoder.encode(bitmap)[colorType] == 6)
        #expect(try decode(PNGEncoder.encode(bitmap)).bitmap == bitmap)
    }

    @Test func `the smallest picture is the known file`() throws {
        let bitmap = Bitmap(width: 1, height: 1, filledWith: Pixel(Color(hex: 0xFF8000)))
        let file = try PNGEncoder.encode(bitmap)
        let start: [UInt8] = [
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
            0, 0, 0, 1, 0, 0, 0, 1, 1, 3, 0, 0, 0, 0x25, 0xDB, 0x56, 0xCA,
            0, 0, 0, 1, 0x73, 0x52, 0x47, 0x42, 0, 0xAE, 0xCE, 0x1C, 0xE9,
            0, 0, 0, 3, 0x50, 0x4C, 0x54, 0x45, 0xFF, 0x80, 0, 0x22, 0x61, 0x91, 0x7C,
        ]
        #expect(file.starts(with: start))
        #expect(file.suffix(8) == [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
        #expect(try decode(file).bitmap == bitmap)
    }

    @Test(arguments: [(1, 1), (1, 300), (300, 1), (257, 129)])
    func `random pictures come back`(width: Int, height: Int) throws {
        let bitmap = Bitmap.random(width: width, height: height)
        let file = try PNGEncoder.encode(bitmap)
        #expect(try decode(file).bitmap == bitmap)
        #expect(try file == PNGEncoder.encode(bitmap))
    }

    @Test func `an odd pixel brighter than its alpha does not trap`() throws {
        let bitmap = Bitmap(width: 2, height: 2, filledWith: Pixel(bits: 0x01FF_FFFF))
        #expect(try decode(PNGEncoder.encode(bitmap)).bitmap[x: 0, y: 0].bits == 0x0101_0101)
    }

    @Test func `the bytes come in pieces, with rising progress`() throws {
        let bitmap = Bitmap.random(width: 400, height: 400)
        var (pieces, progress) = ([Int](), [Double]())
        var file: [UInt8] = []
        try PNGEncoder(width: 400, height: 400).encode(bitmap.copyRow) {
            progress.append($0)
            return true
        } to: { bytes in
            pieces.append(bytes.byteCount)
            bytes.withUnsafeBytes { file += $0 }
            return true
        }
        #expect(try file == PNGEncoder.encode(bitmap))
        #expect(pieces.count > 5)
        #expect(pieces.allSatisfy { $0 < 200_000 })
        #expect(progress == progress.sorted())
        #expect(progress.count >= 100)
        #expect(progress.first == 0 && progress.last == 1)
    }

    @Test func `cancelling stops the work`() {
        var calls = 0
        #expect(throws: EncodingError.cancelled) {
            try PNGEncoder(width: 100, height: 100).encode(
                Bitmap.random(width: 100, height: 100).copyRow
            ) { _ in
                calls += 1
                return calls < 5
            } to: { _ in
                true
            }
        }
        #expect(calls == 5)
    }

    @Test func `cancelling stops the work at whatever step it comes`() throws {
        // Opaque and of many colors, so that all rows are looked at before the first is written.
        let encoder = PNGEncoder(width: 300, height: 20, drawing: Array("{}".utf8))
        let picture = Bitmap.gradient(width: 300, height: 20)
        var total = 0
        try encoder.encode(picture.copyRow) { _ in
            total += 1
            return true
        } to: { _ in
            true
        }
        #expect(total > 40)
        for last in 1...total {
            var (calls, bytes) = (0, 0)
            #expect(throws: EncodingError.cancelled) {
                try encoder.encode(picture.copyRow) { _ in
                    calls += 1
                    return calls < last
                } to: {
                    bytes += $0.byteCount
                    return true
                }
            }
            #expect(calls == last)
            if last <= 20 { #expect(bytes == 0) }
        }
    }

    @Test func `a sink that refuses stops the work`() {
        var taken = 0
        #expect(throws: EncodingError.sinkRefused) {
            try PNGEncoder(width: 500, height: 500).encode(
                Bitmap.random(width: 500, height: 500).copyRow
            ) {
                taken += $0.byteCount
                return taken < 100_000
            }
        }
    }

    @Test func `a size that no PNG can have is refused`() {
        #expect(throws: EncodingError.tooLarge(width: 1 << 31, height: 1)) {
            try PNGEncoder(width: 1 << 31, height: 1).encode({ _, _ in }, to: { _ in true })
        }
    }
}
