import Formats
import Raster
import Testing

@Suite struct DrawingInPNGTests {
    private let bitmap = Bitmap.random(width: 20, height: 10)

    private func text(count: Int) -> [UInt8] {
        var text = Array("{\"easel\": 1, \"名\": \"画\"}".utf8)
        while text.count < count { text += Array("[\(text.count) é 中 🖌]".utf8) }
        return text
    }

    @Test(arguments: [0, 5000, 10_000_000])
    func `the text of a drawing comes back`(count: Int) throws {
        let drawing = text(count: count)
        let file = try PNGEncoder.encode(bitmap, drawing: drawing)
        let picture = try PictureDecoder().decode(file.span.bytes)
        #expect(picture.drawing == drawing)
        #expect(picture.bitmap == bitmap)
        #expect(picture.warnings.isEmpty)
    }

    @Test func `a long text becomes chunks that other programs accept`() throws {
        let file = try PNGEncoder.encode(bitmap, drawing: text(count: 10_000_000))
        let chunks = PNGFile(file).chunks.filter { $0.type == "iTXt" }
        #expect(chunks.count == 3)
        #expect(chunks.allSatisfy { $0.body.count < 8_000_000 })
        #expect(chunks.allSatisfy { $0.body.starts(with: "easel-drawing\0\u{1}\0\0\0".utf8) })
    }

    @Test func `a picture without a drawing has none`() throws {
        for drawing in [nil, []] as [[UInt8]?] {
            let file = try PNGEncoder.encode(bitmap, drawing: drawing)
            #expect(!PNGFile(file).chunks.contains { $0.type == "iTXt" })
            #expect(try PictureDecoder().decode(file.span.bytes).drawing == nil)
        }
    }

    @Test func `an uncompressed text is read too`() throws {
        var file = try PNGFile(PNGEncoder.encode(bitmap))
        file.chunks.insert(("iTXt", Array("easel-drawing\0\0\0en\0Zeichnung\0{}".utf8)), at: 1)
        #expect(try PictureDecoder().decode(file.bytes.span.bytes).drawing == Array("{}".utf8))
    }

    @Test(arguments: ["easel-drawing", "easel-drawing\0", "easel-drawing\0\u{1}\0\0\0nonsense"])
    func `a damaged text leaves the picture`(body: String) throws {
        var file = try PNGFile(PNGEncoder.encode(bitmap))
        file.chunks.insert(("iTXt", Array(body.utf8)), at: 1)
        let picture = try PictureDecoder().decode(file.bytes.span.bytes)
        #expect(picture.drawing == nil)
        #expect(picture.bitmap == bitmap)
        #expect(picture.warnings == (body.contains("\0") ? .drawingUnreadable : []))
    }

    @Test func `a flipped bit in the text leaves the picture`() throws {
        var file = try PNGEncoder.encode(bitmap, drawing: text(count: 1000))
        let keyword = try #require(file.firstRange(of: Array("easel-drawing".utf8)))
        file[keyword.upperBound + 100] ^= 1
        let picture = try PictureDecoder().decode(file.span.bytes)
        #expect(picture.drawing == nil)
        #expect(picture.warnings == .drawingUnreadable)
    }

    @Test func `a text beyond the limit is not read`() throws {
        let file = try PNGEncoder.encode(bitmap, drawing: [UInt8](repeating: 32, count: 9_000_000))
        #expect(file.count < 20_000)
        var decoder = PictureDecoder()
        decoder.limits.drawingBytes = 8_999_999
        let picture = try decoder.decode(file.span.bytes)
        #expect(picture.drawing == nil)
        #expect(picture.warnings == .drawingUnreadable)
        decoder.limits.drawingBytes += 1
        #expect(try decoder.decode(file.span.bytes).drawing?.count == 9_000_000)
    }
}
