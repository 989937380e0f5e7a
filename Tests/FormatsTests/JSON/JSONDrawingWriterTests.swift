import Formats
import Painting
import Raster
import TestSupport
import Testing

@Suite struct JSONDrawingWriterTests {
    private func text(_ drawing: Drawing, _ pictures: DrawingWriter.Pictures = .embedded) -> String
    {
        String(decoding: DrawingWriter(pictures: pictures).encode(drawing), as: UTF8.self)
    }

    private func drawing(of picture: BackgroundPicture) -> Drawing {
        Drawing(width: 5, height: 6, background: .picture(picture, .fit))
    }

    private func picture(path: String?, file: [UInt8] = [0x89, 0x50]) -> BackgroundPicture {
        BackgroundPicture(
            bitmap: Bitmap(width: 1, height: 1), path: path.map { Array($0.utf8) }, file: file)
    }

    @Test func `the text is the specification's`() {
        let drawing = Drawing(
            width: 1280, height: 720,
            marks: [
                Mark.made(
                    by: .pencil, points: [Point(x: 12, y: 30.5), Point(x: 13, y: 31)],
                    style: Style()),
                Mark.made(
                    by: .rectangle, points: [Point(x: 10, y: 10), Point(x: 60, y: 40)],
                    style: Style(
                        color: Color(hex: 0xFF0000), fill: Color(hex: 0xFFFF00), width: 2,
                        opacity: 0.5)),
                Mark.made(
                    by: .eraser, points: [Point(x: 0, y: 0), Point(x: 50, y: 50)],
                    style: Style(width: 20)),
            ])
        #expect(
            text(drawing) == """
                {"easel": 1, "width": 1280, "height": 720,
                 "background": {"color": "255,255,255"},
                 "marks": [
                  {"tool": "pencil", "lineWidth": 3.0, "strokeColor": "0,0,0", "opacity": 1.0, "points": ["12.0,30.5", "13.0,31.0"]},
                  {"tool": "rectangle", "lineWidth": 2.0, "strokeColor": "255,0,0", "fillColor": "255,255,0", "opacity": 0.5, "points": ["10.0,10.0", "60.0,40.0"]},
                  {"tool": "eraser", "lineWidth": 20.0, "points": ["0.0,0.0", "50.0,50.0"]}]}

                """)
    }

    @Test func `a list is what other programs read, and comes back`() throws {
        let triangle = Mark.made(
            by: .triangle, points: [Point(x: 1, y: 2), Point(x: 9, y: 2), Point(x: 5, y: 7)],
            style: Style(color: .black, fill: Color(hex: 0xFF0000), width: 2))
        let line = Mark.made(
            by: .line, points: [Point(x: 1, y: 2), Point(x: 3, y: 4.5)],
            style: Style(color: Color(hex: 0x0000FF), width: 1))
        let drawing = Drawing(width: 100, height: 80, marks: [triangle, line])
        let bytes = try #require(DrawingWriter().encode(listOf: drawing))
        #expect(
            String(decoding: bytes, as: UTF8.self) == """
                [
                 {"lineWidth": 2.0, "strokeColor": "0,0,0", "fillColor": "255,0,0", "points": ["1.0,2.0", "9.0,2.0", "5.0,7.0"]},
                 {"lineWidth": 1.0, "strokeColor": "0,0,255", "fillColor": "0,0,255", "points": ["1.0,2.0", "3.0,4.5"]}]

                """)
        let contents = try DrawingContents(bytes)
        #expect(contents.isList)
        #expect(contents.drawing.marks.map(\.points) == drawing.marks.map(\.points))
        #expect(Layer(of: contents.drawing).isSame(as: Layer(of: drawing)))
        #expect(DrawingWriter().encode(listOf: contents.drawing) == bytes)
    }

    @Test func `what a list cannot tell is not written as one`() throws {
        let pencil = Mark.made(by: .pencil, points: [Point(x: 1, y: 2)], style: Style())
        let drawings = [
            Drawing(width: 9, height: 9, marks: [pencil]),
            Drawing(width: 9, height: 9, background: .clear),
        ]
        for drawing in drawings { #expect(DrawingWriter().encode(listOf: drawing) == nil) }
        #expect(try DrawingContents(text(drawings[0])).isList == false)
    }

    @Test func `an empty drawing comes back`() throws {
        let drawing = Drawing(width: 3, height: 4, background: .clear)
        #expect(try DrawingContents(text(drawing)) == DrawingContents(drawing: drawing))
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func `what was written is read as it was, and looks the same`(seed: UInt64) throws {
        var dice = SeededGenerator(seed: seed)
        let drawing = Drawing.random(&dice)
        let bytes = DrawingWriter().encode(drawing)
        let contents = try DrawingContents(bytes)
        #expect(contents == DrawingContents(drawing: drawing), "seed \(seed)")
        #expect(Layer(of: contents.drawing).isSame(as: Layer(of: drawing)), "seed \(seed)")
        #expect(DrawingWriter().encode(contents.drawing) == bytes, "seed \(seed)")
    }

    @Test func `values that no reader takes are written as the nearest`() throws {
        let wild = Mark.made(
            by: .line, points: [Point(x: .nan, y: .infinity), Point(x: -1e300, y: 5)],
            style: Style(width: 0, opacity: .nan))
        let contents = try DrawingContents(text(Drawing(width: 9, height: 9, marks: [wild])))
        let mark = try #require(contents.drawing.marks.first)
        #expect(mark.points == [Point(x: 0, y: 1e12), Point(x: -1e12, y: 5)])
        #expect(mark.style.width == Style.widths.lowerBound)
        #expect(mark.style.opacity == 0)
    }

    @Test func `long texts come in parts`() throws {
        let points = (0..<20_000).map { Point(x: Double($0), y: 0.5) }
        let mark = Mark.made(by: .pencil, points: points, style: Style())
        let drawing = Drawing(width: 9, height: 9, marks: [mark, mark])
        var parts: [[UInt8]] = []
        DrawingWriter().write(drawing) { parts.append($0) }
        #expect(parts.count > 4)
        #expect(parts.allSatisfy { $0.count < 1 << 17 })
        #expect(parts.flatMap(\.self) == DrawingWriter().encode(drawing))
    }

    @Test func `writing ends where the sink fails`() {
        struct Full: Error, Equatable {}
        #expect(throws: Full()) {
            try DrawingWriter().write(Drawing(width: 1, height: 1)) { _ throws(Full) in
                throw Full()
            }
        }
    }

    @Test(arguments: [0, 1, 2, 3, 49_151, 49_152, 49_153, 200_000])
    func `a picture goes inside and comes back`(count: Int) throws {
        var dice = SeededGenerator(seed: UInt64(count))
        let file = (0..<count).map { _ in UInt8.random(in: 0...255, using: &dice) }
        let contents = try DrawingContents(text(drawing(of: picture(path: nil, file: file))))
        #expect(contents.picture == PictureReference(.embedded(file), .fit))
        #expect(contents.warnings.isEmpty)
    }

    @Test func `a picture's type is told`() {
        #expect(text(drawing(of: picture(path: nil))).contains("data:image/png;base64,iVA="))
        let photo = picture(path: nil, file: [0xFF, 0xD8])
        #expect(text(drawing(of: photo)).contains("data:image/jpeg;base64,/9g="))
    }

    @Test(arguments: [
        ("/home/a/b.png", "/home/a", "b.png"), ("/home/a/b/c.png", "/home/a/", "b/c.png"),
        ("/中 \"\\\n/x.png", "/", "中 \"\\\n/x.png"), ("/a/x:1.png", "/a", "./x:1.png"),
    ])
    func `a picture below the folder goes by its path`(
        path: String, folder: String, name: String
    ) throws {
        let text = text(drawing(of: picture(path: path)), .below(folder: Array(folder.utf8)))
        #expect(
            try DrawingContents(text).picture
                == PictureReference(.inside(Array(name.utf8)), .fit))
    }

    @Test(arguments: ["/home/ab/c.png", "/home/a", "/c.png", "/home/a/../c.png"])
    func `a picture elsewhere goes inside`(path: String) throws {
        let drawing = drawing(of: picture(path: path, file: [1]))
        let text = text(drawing, .below(folder: Array("/home/a".utf8)))
        #expect(try DrawingContents(text).picture?.source == .embedded([1]))
    }

    @Test func `a path that is no text goes inside`() throws {
        var odd = picture(path: nil, file: [1])
        odd.path = Array("/a/".utf8) + [0xFF]
        let text = text(drawing(of: odd), .below(folder: Array("/a".utf8)))
        #expect(try DrawingContents(text).picture?.source == .embedded([1]))
    }
}
