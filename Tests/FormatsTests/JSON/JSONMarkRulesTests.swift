import Formats
import Painting
import Raster
import Testing

/// What each value of a mark may be: the table of ``DrawingReader``.
@Suite struct JSONMarkRulesTests {
    /// A mark whose members are those of a good line, but for the given ones.
    private func mark(_ members: [String: String?]) -> String {
        var all: [String: String?] = [
            "lineWidth": "2", "strokeColor": "\"1,2,3\"", "points": "[\"1,2\", \"3,4\"]",
        ]
        all.merge(members) { $1 }
        let texts = all.compactMap { key, value in value.map { "\"\(key)\": \($0)" } }
        return "{" + texts.sorted().joined(separator: ", ") + "}"
    }

    @Test(arguments: [
        ("lineWidth", "0", MarkFault.outOfRange(.lineWidth, 0)),
        ("lineWidth", "-1", .outOfRange(.lineWidth, -1)),
        ("lineWidth", "1000.5", .outOfRange(.lineWidth, 1000.5)),
        ("lineWidth", "1e9", .outOfRange(.lineWidth, 1e9)),
        ("lineWidth", "1e999", .notFinite(.lineWidth)),
        ("lineWidth", "\"2\"", .wrongType(.lineWidth)),
        ("lineWidth", "[2]", .wrongType(.lineWidth)),
        ("lineWidth", "null", .missingKey(.lineWidth)),
        ("opacity", "2", .outOfRange(.opacity, 2)),
        ("opacity", "-1", .outOfRange(.opacity, -1)),
        ("opacity", "1e999", .notFinite(.opacity)),
        ("opacity", "true", .wrongType(.opacity)),
        ("strokeColor", "\"#ggg\"", .badColor(.strokeColor)),
        ("strokeColor", "\"\"", .badColor(.strokeColor)),
        ("strokeColor", "\"1,2\"", .badColor(.strokeColor)),
        ("strokeColor", "\"1,2,3,4\"", .badColor(.strokeColor)),
        ("strokeColor", "\"1,2,256\"", .badColor(.strokeColor)),
        ("strokeColor", "\"-1,2,3\"", .badColor(.strokeColor)),
        ("strokeColor", "\"1.5,2,3\"", .badColor(.strokeColor)),
        ("strokeColor", "\"1,,3\"", .badColor(.strokeColor)),
        ("strokeColor", "\"0001,2,3\"", .badColor(.strokeColor)),
        ("strokeColor", "7", .wrongType(.strokeColor)),
        ("strokeColor", "null", .missingKey(.strokeColor)),
        ("fillColor", "\"red\"", .badColor(.fillColor)),
        ("fillColor", "[1, 2, 3]", .wrongType(.fillColor)),
        ("join", "\"bevel\"", .wrongType(.join)), ("join", "1", .wrongType(.join)),
        ("tool", "\"brush\"", .unknownTool), ("tool", "\"Line\"", .unknownTool),
        ("tool", "\"\"", .unknownTool), ("tool", "1", .wrongType(.tool)),
        ("points", "{}", .wrongType(.points)), ("points", "\"1,2\"", .wrongType(.points)),
        ("points", "null", .wrongPointCount(0)), ("points", "[]", .wrongPointCount(0)),
        ("points", "[\"1,2\"]", .wrongPointCount(1)),
        ("points", "[\"1,2\", \"1,2\", \"1,2\", \"1,2\"]", .wrongPointCount(4)),
        ("points", "[\"1,2\", 7]", .badPoint(2)), ("points", "[[1, 2], [3, 4]]", .badPoint(1)),
        ("points", "[\"1,2\", null]", .badPoint(2)), ("points", "[\"1\", \"3,4\"]", .badPoint(1)),
        ("points", "[\"1,2,3\", \"3,4\"]", .badPoint(1)),
        ("points", "[\"1;2\", \"3,4\"]", .badPoint(1)),
        ("points", "[\"nan,2\", \"3,4\"]", .badPoint(1)),
        ("points", "[\"inf,2\", \"3,4\"]", .badPoint(1)),
        ("points", "[\"0x10,2\", \"3,4\"]", .badPoint(1)),
        ("points", "[\"1,2\", \",\"]", .badPoint(2)), ("points", "[\"1,2\", \"\"]", .badPoint(2)),
        ("points", "[\"1,2\", \"1,-\"]", .badPoint(2)),
        ("points", "[\"1,2\", \"1e999,0\"]", .infinitePoint(2)),
        ("points", "[\"1,2\", \"0,-1e999\"]", .infinitePoint(2)),
    ])
    func `a bad value is skipped with its reason`(
        key: String, value: String, reason: MarkFault
    ) throws {
        let contents = try DrawingContents(marks: mark([key: value]) + ", " + mark([:]))
        #expect(contents.skipped?.reason == reason)
        #expect(contents.skipped?.count == 1)
        #expect(contents.skipped?.first == 1)
        #expect(contents.drawing.items.count == 1)
    }

    @Test(arguments: [
        ("lineWidth", MarkFault.missingKey(.lineWidth)), ("points", .missingKey(.points)),
        ("strokeColor", .missingKey(.strokeColor)),
    ])
    func `a missing key is skipped`(key: String, reason: MarkFault) throws {
        #expect(try DrawingContents(marks: mark([key: nil])).skipped?.reason == reason)
    }

    @Test(arguments: MarkKey.allCases.filter { $0 != .number })
    func `a key that comes twice is skipped`(key: MarkKey) throws {
        let twice = "{\"\(key.rawValue)\": null, \"\(key.rawValue)\": null}"
        #expect(try DrawingContents(marks: twice).skipped?.reason == .duplicateKey(key))
    }

    @Test(arguments: [
        ("line", 1), ("line", 3), ("dashedLine", 1), ("rectangle", 3), ("ellipse", 1),
        ("triangle", 2), ("triangle", 4), ("pencil", 0), ("eraser", 0),
    ])
    func `a tool takes its own number of points`(tool: String, count: Int) throws {
        let points = Array(repeating: "\"5,5\"", count: count).joined(separator: ", ")
        let text = mark(["tool": "\"\(tool)\"", "points": "[\(points)]"])
        #expect(try DrawingContents(marks: text).skipped?.reason == .wrongPointCount(count))
    }

    @Test func `what may be left out has a meaning`() throws {
        let style = try #require(try DrawingContents(marks: mark([:])).drawing.marks.first).style
        #expect(style == Style(color: Color(red: 1, green: 2, blue: 3), width: 2))
        let eraser = mark(["tool": "\"eraser\"", "strokeColor": nil, "points": "[\"1,2\"]"])
        let erasing = Tool.eraser.style(Style(width: 2))
        #expect(try DrawingContents(marks: eraser).drawing.marks.first?.style == erasing)
        let nulls = mark(["tool": "null", "fillColor": "null", "opacity": "null"])
        #expect(try DrawingContents(marks: nulls).drawing.marks.first?.style == style)
    }

    @Test func `white space in points and colors is allowed`() throws {
        let text = mark(["strokeColor": "\" 1 , 2,\\t3 \"", "points": "[\" 1 , 2 \", \"3, 4\"]"])
        #expect(
            try DrawingContents(marks: text).drawing
                == (try DrawingContents(marks: mark([:]))).drawing)
    }

    @Test func `finite coordinates are clamped and counted`() throws {
        let contents = try DrawingContents(
            marks: mark(["points": "[\"1e300,-1e308\", \"1e12,-1000000000000.5\"]"]) + ", "
                + mark([:]))
        let far = Point(x: 1e12, y: -1e12)
        #expect(contents.drawing.marks.first?.points == [far, far])
        #expect(contents.skipped == nil)
        #expect(contents.warnings == [.adjusted(marks: 1)])
    }

    @Test func `a width above 0 is raised to the least`() throws {
        let contents = try DrawingContents(marks: mark(["lineWidth": "1e-300"]))
        #expect(contents.drawing.marks.first?.style.width == Style.widths.lowerBound)
        #expect(contents.warnings == [.adjusted(marks: 1)])
        #expect(try DrawingContents(marks: mark(["lineWidth": "1000"])).warnings.isEmpty)
    }

    @Test func `equal points make a dot`() throws {
        let contents = try DrawingContents(
            marks: mark(["tool": "\"pencil\"", "points": "[\"5,5\", \"5,5\", \"5,5\"]"]))
        #expect(contents.drawing.marks.first?.points.count == 3)
        #expect(!Layer(of: contents.drawing).inked.isEmpty)
    }
}
