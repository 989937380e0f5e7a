import Formats
import Raster
import Testing

@Suite struct PNGVerifierTests {
    private let bitmap = Bitmap.random(width: 31, height: 17)
    private let encoder = PNGEncoder(width: 31, height: 17, drawing: Array("{}".utf8))

    private func file() throws -> [UInt8] {
        try PNGEncoder.encode(bitmap, drawing: encoder.drawing)
    }

    private func confirms(
        _ file: [UInt8], _ bitmap: Bitmap, writtenBy encoder: PNGEncoder? = nil
    ) -> Bool {
        PNGVerifier(encoder ?? self.encoder).confirms(file.span.bytes, shows: bitmap.copyRow)
    }

    @Test func `what was written is confirmed`() throws {
        #expect(try confirms(file(), bitmap))
    }

    @Test func `every flipped byte and every lost end is noticed`() throws {
        var file = try file()
        for index in file.indices {
            #expect(!confirms(Array(file[..<index]), bitmap))
            file[index] ^= 0x10
            #expect(!confirms(file, bitmap))
            file[index] ^= 0x10
        }
    }

    @Test func `another picture or drawing is noticed`() throws {
        var other = bitmap
        other[x: 30, y: 16] = Pixel(.white)
        let file = try file()
        #expect(!confirms(file, other))
        let plain = PNGEncoder(width: 31, height: 17)
        #expect(!confirms(file, bitmap, writtenBy: plain))
        let taller = PNGEncoder(width: 31, height: 18, drawing: encoder.drawing)
        #expect(!confirms(file, bitmap, writtenBy: taller))
    }
}
