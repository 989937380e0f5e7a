import Formats
import Painting
import Storage
import Testing

/// The session file of an early Easel that was killed, with an edit of each of its kinds:
/// `Tests/Kept/work.session`.
@Suite struct KeptSessionTests {
    private let scratch = Scratch()

    @Test func `every edit is read and written as it was`() throws {
        let path = try #require(
            FilePath(
                "/" + #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
                    + "/Kept/work.session"))
        let folder = scratch.path("sessions")
        let name = try #require(FilePath("work.session"))
        _ = Child.run(["mkdir", folder.display])
        let file = try #require(Disk.read(path))
        Disk.write(file, to: folder.appending(name))
        let dead = try #require(Sessions(folder).dead().first)
        let contents = try Sessions(folder).adopt(dead).contents()
        #expect(contents.isSound && contents.missing == 0)
        #expect(contents.edits.count == 13 && contents.index == 12)
        let base = try #require(contents.notes["base"])
        var drawing = try DrawingReader(width: 1, height: 1).read(base.span.bytes).drawing
        for row in contents.edits {
            let edit = try EditCoding.edit(from: row.body.span.bytes, applyingTo: drawing)
            #expect(EditCoding.bytes(of: edit) == row.body)
            edit.apply(to: &drawing)
        }
        #expect(drawing.marks.map(\.tool) == [.triangle, .line, .rectangle, .ellipse, .rectangle])
    }
}
