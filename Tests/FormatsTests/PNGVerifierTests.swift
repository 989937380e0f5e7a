import Formats
import Raster
import Testing

@Suite struct PNGVerifierTests {
    private let bitmap = Bitmap.random(width: 31, height: 17)
    /// Its file has a palette with alphas.
    private let plain: Bitmap = {
        var bitmap = Bitmap(width: 31, height: 17, filledWith: Pixel(.black, alpha: 77))
        bitmap[x: 3, y: 3] = Pixel(.white)
        bitmap[x: 4, y: 3] = Pixel(.white, alpha: 1)
        return bitmap
    }()
    private let encoder = PNGEncoder(width: 31, height: 17, drawing: Array("{}".utf8))

    private func file(_ bitmap: Bitmap) throws -> [UInt8] {
        try PNGEncoder.encode(bitmap, drawing: encoder.drawing)
    }

    private func confirms(
        _ file: [UInt8], _ bitmap: Bitmap, writtenBy encoder: PNGEncoder? = nil
    ) -> Bool {
        PNGVerifier(encoder ?? self.encoder).confirms(file.span.bytes, shows: bitmap.copyRow)
    }

    @Test func `what was written is confirmed`() throws {
        #expect(try confirms(file(bitmap), bitmap))
        #expect(try confirms(file(plain), plain))
    }

    @Test func `every flipped byte and every lost end is noticed`() throws {
        for bitmap in [bitmap, plain] {
            var file = try file(bitmap)
            for index in file.indices {
                #expect(!confirms(Array(file[..<index]), bitmap))
                file[index] ^= 0x10
                #expect(!confirms(file, bitmap))
                file[index] ^= 0x10
            }
        }
    }

    @Test func `another picture or drawing is noticed`() throws {
        var other = bitmap
        other[x: 30, y: 16] = Pixel(.white)
        let file = try file(bitmap)
        #expect(!confirms(file, other))
        #expect(!confirms(file, plain))
        let empty = PNGEncoder(width: 31, height: 17)
        #expect(!confirms(file, bitmap, writtenBy: empty))
        let taller = PNGEncoder(width: 31, height: 18, drawing: encoder.drawing)
        #expect(!confirms(file, bitmap, writtenBy: taller))
    }
}
