import Foundation
import Formats
import Painting
import Raster
import TestSupport
import Testing

/// Files that an early Easel wrote, with a mark of each of its tools: `Tests/Kept`.
@Suite struct KeptFilesTests {
    private static func contents(_ name: String) throws -> [UInt8] {
        let tests = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent()
        return Array(try Data(contentsOf: tests.appending(path: "Kept").appending(path: name)))
    }

    @Test func `a drawing is read and written as it was`() throws {
        let file = try Self.contents("drawing.json")
        let contents = try DrawingContents(file)
        #expect(contents.skipped == nil && contents.warnings.isEmpty)
        #expect(Set(contents.drawing.marks.map(\.tool)) == Set(Tool.allCases))
        #expect(DrawingWriter().encode(contents.drawing) == file)
    }

    @Test func `the objects in a picture are drawn as the picture shows them`() throws {
        let file = try Self.contents("picture.png")
        let picture = try PictureDecoder().decode(file.span.bytes)
        let text = try #require(picture.drawing)
        let drawing = try DrawingContents(text).drawing
        #expect(drawing.items.count == 11)
        var bitmap = Bitmap(width: drawing.width, height: drawing.height)
        let backdrop = drawing.background.backdrop(
            width: drawing.width, height: drawing.height, isForFile: true)
        Layer(of: drawing).compose(drawing.bounds, over: backdrop, into: &bitmap, x: 0, y: 0)
        #expect((bitmap.words == picture.bitmap.words) as Bool)
    }
}
