import Formats
import Raster
import Testing

@Suite struct PictureDecoderTests {
    private func decode(_ file: [UInt8]) throws(PictureError) -> Picture {
        try PictureDecoder().decode(file.span.bytes)
    }

    @Test func `no bytes are no picture`() {
        #expect(throws: PictureError.empty) { try decode([]) }
    }

    @Test(arguments: ["{\"easel\": 1}", "GIF89a", "P", "\u{89}PNG"])
    func `other content is no picture`(text: String) {
        #expect(throws: PictureError.notAPicture) { try decode(Array(text.utf8)) }
    }

    @Test func `a signature alone is a damaged picture`() {
        #expect(throws: PictureError.damaged(.header)) { try decode([0x89, 0x50, 0x4E, 0x47]) }
        #expect(throws: PictureError.damaged(.header)) { try decode([0xFF, 0xD8, 0xFF]) }
    }

    @Test func `hand-made gray, palette and deep pixels are read right`() throws {
        let cases: [(UInt8, UInt8, [UInt8], [UInt32])] = [
            (8, 0, [0, 0, 255], [0xFF00_0000, 0xFFFF_FFFF]),
            (1, 0, [0, 0b0100_0000], [0xFF00_0000, 0xFFFF_FFFF]),
            (4, 3, [0, 0x01], [0xFFFF_0000, 0x8000_8000]),
            (8, 4, [0, 200, 0, 255, 128], [0, 0x8080_8080]),
            (16, 0, [0, 0x80, 0x00, 0xFE, 0x00], [0xFF80_8080, 0xFFFD_FDFD]),
            (8, 6, [0, 255, 0, 0, 128, 1, 2, 3, 255], [0x8080_0000, 0xFF01_0203]),
        ]
        for (depth, colorType, row, words) in cases {
            var file = PNGFile([
                (
                    "IHDR",
                    PNGFile.header(width: 2, height: 1, depth: depth, colorType: colorType)
                )
            ])
            if colorType == 3 {
                file.chunks.append(("PLTE", [255, 0, 0, 0, 255, 0]))
                file.chunks.append(("tRNS", [255, 128]))
            }
            file.chunks += [("IDAT", PNGFile.stored(row)), ("IEND", [])]
            let bitmap = try decode(file.bytes).bitmap
            #expect([bitmap[x: 0, y: 0].bits, bitmap[x: 1, y: 0].bits] == words)
        }
    }

    @Test func `gamma counts unless the picture says sRGB`() throws {
        let pixels = ("IDAT", PNGFile.stored([0, 128]))
        var file = PNGFile([
            ("IHDR", PNGFile.header(width: 1, height: 1)),
            ("gAMA", PNGFile.big32(100_000)), pixels, ("IEND", []),
        ])
        // Linear light of a half is 186 at a gamma of 2.2.
        #expect(try decode(file.bytes).bitmap[x: 0, y: 0].red == 186)
        file.chunks.insert(("sRGB", [0]), at: 1)
        #expect(try decode(file.bytes).bitmap[x: 0, y: 0].red == 128)
    }

    @Test(arguments: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    func `EXIF data turn a PNG`(orientation: UInt8) throws {
        let exif: [UInt8] =
            [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
        let file = PNGFile([
            ("IHDR", PNGFile.header(width: 3, height: 2)), ("eXIf", exif),
            ("IDAT", PNGFile.stored([0, 1, 2, 3, 0, 4, 5, 6])), ("IEND", []),
        ])
        let bitmap = try decode(file.bytes).bitmap
        let rows = (0..<bitmap.height).map { y in
            (0..<bitmap.width).map { "\(bitmap[x: $0, y: y].red)" }.joined()
        }
        let upright = [
            "123 456", "123 456", "321 654", "654 321", "456 123", "14 25 36", "41 52 63",
            "63 52 41", "36 25 14", "123 456",
        ]
        #expect(rows.joined(separator: " ") == upright[Int(orientation)])
    }

    @Test(arguments: [(25200, 33300), (20000, 20000), (1_000_001, 1), (0x7FFF_FFFF, 0x7FFF_FFFF)])
    func `a bomb is refused from its header`(width: Int, height: Int) {
        let file = PNGFile([("IHDR", PNGFile.header(width: width, height: height))])
        #expect(throws: PictureError.tooLarge(width: width, height: height)) {
            try decode(file.bytes)
        }
    }

    @Test func `a picture that memory has no room for is refused`() throws {
        let file = try PNGEncoder.encode(Bitmap(width: 100, height: 100))
        var decoder = PictureDecoder()
        decoder.limits.memory = 39_999
        #expect(throws: PictureError.notEnoughMemory(bytes: 40_000)) {
            try decoder.decode(file.span.bytes)
        }
        decoder.limits.memory += 1
        #expect(try decoder.decode(file.span.bytes).bitmap.width == 100)
    }

    @Test func `cancelling stops the reading`() throws {
        let file = try PNGEncoder.encode(Bitmap(width: 100, height: 100))
        #expect(throws: PictureError.cancelled) {
            try PictureDecoder().decode(file.span.bytes) { $0 < 0.5 }
        }
    }

    /// The smaller one has a palette.
    @Test(arguments: [(9, 7), (17, 16)])
    func `any damage to a small file ends in a picture or an error`(
        width: Int, height: Int
    ) throws {
        let bitmap = Bitmap.random(width: width, height: height)
        let file = try PNGEncoder.encode(bitmap, drawing: Array("{\"easel\": 1}".utf8))
        for count in 0..<file.count - 12 {
            #expect(throws: PictureError.self) {
                try decode(Array(file[..<count]))
            }
        }
        var damaged = file
        for index in file.indices {
            for flip in [0x01, 0x80, 0xFF] as [UInt8] {
                damaged[index] ^= flip
                _ = try? decode(damaged)
                damaged[index] ^= flip
            }
        }
        #expect(try decode(damaged).bitmap == bitmap)
    }
}
