import Formats
import Painting
import Raster
import TestSupport
import Testing

@Suite struct JSONDrawingReaderTests {
    private let line = #"{"lineWidth": 2, "strokeColor": "1,2,3", "points": ["1,2", "3,4"]}"#

    private func error(_ text: String) -> DrawingError? {
        do {
            _ = try DrawingContents(text)
            return nil
        } catch {
            return error
        }
    }

    @Test func `a list of lines and triangles means what it meant`() throws {
        let contents = try DrawingContents(
            """
            [{"lineWidth": 1.0, "strokeColor": "130,250,55", "fillColor": "130,250,55",
              "points": ["20.0,30.0", "120.5,130.0"]},
             {"lineWidth": 3.0, "strokeColor": "0,0,255", "fillColor": "255,0,0",
              "points": ["10.0,10.0", "60.0,10.0", "35.0,50.0"]}]
            """)
        let green = Color(red: 130, green: 250, blue: 55)
        #expect(
            contents.drawing.marks == [
                Mark.made(
                    by: .line, points: [Point(x: 20, y: 30), Point(x: 120.5, y: 130)],
                    style: Style(color: green, fill: green, width: 1)),
                Mark.made(
                    by: .triangle,
                    points: [Point(x: 10, y: 10), Point(x: 60, y: 10), Point(x: 35, y: 50)],
                    style: Style(
                        color: Color(hex: 0x0000FF), fill: Color(hex: 0xFF0000), width: 3)),
            ])
        #expect(contents.drawing.background == .color(.white))
        #expect(contents.skipped == nil)
        #expect(contents.warnings.isEmpty)
    }

    @Test func `a list's board grows to hold its marks`() throws {
        #expect(try DrawingContents("[]").drawing == Drawing(width: 100, height: 80))
        let contents = try DrawingContents(
            #"[{"lineWidth": 2, "strokeColor": "0,0,0", "points": ["-9,2", "150.5,70"]}]"#)
        #expect(contents.drawing.width == 152)
        #expect(contents.drawing.height == 80)
    }

    @Test func `a stray mark does not make a board that cannot be`() throws {
        let contents = try DrawingContents(
            """
            [{"lineWidth": 2, "strokeColor": "0,0,0", "points": ["0,0", "1e6,5"]},
             {"lineWidth": 2, "strokeColor": "0,0,0", "points": ["0,0", "30000,30000"]},
             {"lineWidth": 2, "strokeColor": "0,0,0", "points": ["0,0", "199,5"]}]
            """)
        #expect(contents.drawing.width == 200)
        #expect(contents.drawing.height == 80)
        #expect(contents.drawing.items.count == 3)
        #expect(contents.warnings == [.beyondBoard(marks: 2)])
    }

    @Test func `the specification's example is read`() throws {
        let contents = try DrawingContents(
            """
            {"easel": 1, "width": 1280, "height": 720,
             "background": {"color": "255,255,255"},
             "marks": [
               {"tool": "pencil", "lineWidth": 3.0, "strokeColor": "0,0,0", "opacity": 1.0, "points": ["12.0,30.5", "13.0,31.0"]},
               {"tool": "rectangle", "lineWidth": 2.0, "strokeColor": "255,0,0", "fillColor": "255,255,0", "opacity": 0.5, "points": ["10.0,10.0", "60.0,40.0"]},
               {"tool": "eraser", "lineWidth": 20.0, "points": ["0.0,0.0", "50.0,50.0"]}]}
            """)
        let (a, b) = (Point(x: 12, y: 30.5), Point(x: 13, y: 31))
        let red = Color(hex: 0xFF0000)
        #expect(
            contents.drawing
                == Drawing(
                    width: 1280, height: 720,
                    marks: [
                        Mark.made(by: .pencil, points: [a, b], style: Style(width: 3)),
                        Mark.made(
                            by: .rectangle, points: [Point(x: 10, y: 10), Point(x: 60, y: 40)],
                            style: Style(
                                color: red, fill: Color(hex: 0xFFFF00), width: 2, opacity: 0.5)),
                        Mark.made(
                            by: .eraser, points: [Point(x: 0, y: 0), Point(x: 50, y: 50)],
                            style: Style(width: 20)),
                    ]))
    }

    @Test func `keys may come in any order, and unknown ones too`() throws {
        let contents = try DrawingContents(
            """
            {"marks": [{"points": ["1,2", "3,4"], "x": {"points": [[]]}, "strokeColor": "1,2,3",
            "number": "?", "lineWidth": 2}], "layers": [{"marks": []}], "height": 80.0, "width": 1e2,
            "easel": 1}
            """)
        #expect(contents.drawing == (try DrawingContents(marks: line).drawing))
        #expect(contents.skipped == nil)
    }

    @Test(arguments: [
        ("3", DrawingError.Reason.wrongType), ("\"x\"", .wrongType), ("null", .wrongType),
        ("{}", .missingKey(.version)),
        (#"{"type": "FeatureCollection", "features": []}"#, .missingKey(.version)),
        (#"{"easel": 1, "height": 1, "marks": []}"#, .missingKey(.width)),
        (#"{"easel": 1, "width": 1, "marks": []}"#, .missingKey(.height)),
        (#"{"easel": 1, "width": 1, "height": 1}"#, .missingKey(.marks)),
        (#"{"easel": null, "width": 1, "height": 1, "marks": []}"#, .missingKey(.version)),
        (#"{"easel": "1"}"#, .wrongValue(.version)), (#"{"easel": 0}"#, .wrongValue(.version)),
        (#"{"easel": 1.5}"#, .wrongValue(.version)),
        (#"{"easel": 1, "width": 0}"#, .wrongValue(.width)),
        (#"{"easel": 1, "width": -5}"#, .wrongValue(.width)),
        (#"{"easel": 1, "width": 10.5}"#, .wrongValue(.width)),
        (#"{"easel": 1, "height": "10"}"#, .wrongValue(.height)),
        (#"{"easel": 1, "marks": {}}"#, .wrongValue(.marks)),
        (#"{"easel": 1, "easel": 1}"#, .duplicateKey(.version)),
        (#"{"easel": 1, "marks": [], "marks": []}"#, .duplicateKey(.marks)),
        ("[1, 2, 3]", .noMarks(.notAnObject)), ("[{}]", .noMarks(.missingKey(.lineWidth))),
        ("[[]]", .noMarks(.notAnObject)),
    ])
    func `JSON that is not a drawing is refused`(text: String, reason: DrawingError.Reason) {
        guard case .notADrawing(reason, at: _) = error(text) else {
            Issue.record("\(text): \(String(describing: error(text)))")
            return
        }
    }

    @Test func `the place of what is wrong is told`() {
        #expect(
            error("{\"easel\": 1,\n  \"width\": true}")
                == .notADrawing(.wrongValue(.width), at: JSONLocation(line: 2, column: 12)))
        #expect(
            error("[\n 5, 6]")
                == .notADrawing(.noMarks(.notAnObject), at: JSONLocation(line: 2, column: 2)))
        #expect(
            error("[{\"points\": [\"1,2\" \"3,4\"]}]")
                == .notJSON(
                    JSONError(.expected(.commaOrBracket), at: JSONLocation(line: 1, column: 20))))
    }

    @Test func `a drawing with something after it is not JSON`() {
        guard case .notJSON(let cause) = error("[] []") else {
            Issue.record("was read")
            return
        }
        #expect(cause.reason == .afterEnd)
    }

    @Test func `a newer form needs a newer program`() {
        #expect(error(#"{"easel": 2, "strokes": 5}"#) == .needsNewerProgram(version: 2))
        #expect(
            error(#"{"width": 1, "height": 1, "marks": [7], "easel": 999}"#)
                == .needsNewerProgram(version: 999))
        #expect(error(#"{"easel": 1e300}"#) == .needsNewerProgram(version: .max))
    }

    @Test func `a board that is too large is refused`() {
        #expect(
            error(#"{"easel": 1, "width": 20000, "height": 20000, "marks": [}"#)
                == .tooLarge(width: 20_000, height: 20_000))
        #expect(error(#"{"easel": 1, "width": 32768}"#) == .tooLarge(width: 32_768, height: 1))
        #expect(error(#"{"easel": 1, "height": 1e300}"#) == .tooLarge(width: 1, height: .max))
    }

    @Test func `well-formed elements among bad ones are kept`() throws {
        let contents = try DrawingContents("[\(line),\n  7, \(line), {\"points\": 1}, \(line)]")
        #expect(contents.drawing.items.map(\.number) == [1, 2, 3])
        #expect(
            contents.skipped
                == DrawingContents.Skipped(
                    count: 2, total: 5, first: 2, reason: .notAnObject,
                    location: JSONLocation(line: 2, column: 3)))
    }

    @Test func `a drawing of Easel's own is one even if all its marks are bad`() throws {
        let contents = try DrawingContents(marks: "1, 2, 3")
        #expect(contents.drawing.items.isEmpty)
        #expect(contents.skipped?.count == 3)
    }
}
