import Painting
import Raster
import Rig
import Testing

/// Files in and out of the window, and without one.
@Suite(.serialized) struct FileEndToEndTests {
    private static let lines = """
        [{"lineWidth": 9.0, "strokeColor": "255,0,0", "fillColor": "0,255,0",
          "points": ["20.0,20.0", "220.0,20.0", "120.0,200.0"]},
         {"lineWidth": 5.0, "strokeColor": "0,0,255", "fillColor": "0,0,0",
          "points": ["20.0,300.0", "220.0,300.0"]},
         {"lineWidth": -1, "strokeColor": "0,0,255", "points": ["1.0,1.0", "2.0,2.0"]}]
        """

    @Test func `a list of lines and triangles opens in the window`() throws {
        let home = try Folder()
        try home.write(Array(Self.lines.utf8), to: "lines.json")
        let stage = try Stage(folder: home)
        try stage.driver.press("ctrl+o")
        try stage.type(home.path("lines.json"), into: "dialog.path")
        try stage.driver.waitFor("message", "to count what was skipped") {
            $0.label.contains("lineWidth")
        }
        try stage.dismissMessages()
        let board = try stage.driver.stillBoard()
        #expect(board[120, 100] == 0x00_FF00)
        #expect(board[120, 300] == 0x00_00FF)
    }

    @Test func `a list stays a list until something else is drawn`() throws {
        let home = try Folder()
        try home.write(Array(Self.lines.utf8), to: "lines.json")
        let stage = try Stage(["lines.json"], folder: home)
        try stage.dismissMessages()
        let shown = try stage.driver.board()
        try stage.driver.select("tool.line")
        try stage.draw([(50, 350), (200, 400)])
        try stage.save()
        let text = String(decoding: home.contents("lines.json") ?? [], as: UTF8.self)
        #expect(text.hasPrefix("[") && !text.contains("tool"))
        #expect(try stage.drawing("lines.json").marks.count == 3)
        try stage.dismissMessages()
        try stage.driver.select("tool.ellipse")
        try stage.draw([(50, 420), (200, 460)])
        try stage.driver.press("ctrl+s")
        try stage.replace()
        try stage.driver.waitFor("message", "to say that it was saved") {
            $0.label.contains("lines.json")
        }
        let drawing = try stage.drawing("lines.json")
        #expect(drawing.marks.count == 4)
        #expect((drawing.width, drawing.height) == (shown.width, shown.height))
    }

    @Test func `a list is inserted into what is drawn`() throws {
        let home = try Folder()
        try home.write(Array(Self.lines.utf8), to: "lines.json")
        let stage = try Stage(["drawing.json"], folder: home)
        try stage.draw([(300, 50), (400, 90)])
        try stage.driver.press("ctrl+o")
        try stage.type(home.path("lines.json"), into: "dialog.path", accepting: false)
        try stage.driver.click("dialog.insert")
        try stage.driver.waitFor("message", "to count what was skipped") {
            $0.label.contains("lineWidth")
        }
        try stage.dismissMessages()
        try stage.save()
        #expect(try stage.drawing("drawing.json").marks.map(\.tool) == [.pencil, .triangle, .line])
        try stage.dismissMessages()
        try stage.driver.press("ctrl+z")
        try stage.save()
        #expect(try stage.drawing("drawing.json").marks.map(\.tool) == [.pencil])
    }

    @Test func `a saved PNG opens again with all its objects`() throws {
        let home = try Folder()
        do {
            let stage = try Stage(["picture.png"], folder: home)
            try stage.draw([(50, 50), (200, 150)])
            try stage.draw([(60, 140), (210, 40)])
            try stage.save()
        }
        let stage = try Stage(["picture.png"], folder: home)
        let both = try stage.driver.stillBoard()
        try stage.driver.select("panel.objects")
        try stage.driver.waitFor("objects.2")
        try stage.driver.click("objects.2.delete")
        try stage.driver.select("panel.objects", isSelected: false)
        try stage.dismissMessages()
        #expect(try stage.driver.stillBoard() != both)
    }

    @Test func `save as goes to the name that is typed, and asks before it replaces`() throws {
        let home = try Folder()
        let stage = try Stage(folder: home)
        try stage.draw([(50, 50), (200, 150)])
        try stage.driver.press("ctrl+shift+s")
        try stage.type(home.path("one.json"), into: "dialog.path")
        try stage.driver.waitFor("message")
        #expect(try stage.drawing("one.json").marks.count == 1)
        try home.write([1, 2, 3], to: "two.png")
        try stage.driver.press("ctrl+shift+s")
        try stage.type(home.path("two.png"), into: "dialog.path")
        try stage.question()
        #expect(home.contents("two.png") == [1, 2, 3])
        try stage.replace()
        try stage.driver.waitFor("message", "to say so") { $0.label.contains("two.png") }
        #expect(home.contents("two.png")?.count ?? 0 > 3)
    }

    @Test func `closing with unsaved work asks, and cancel stays`() throws {
        let stage = try Stage()
        try stage.draw([(50, 50), (200, 150)])
        _ = try stage.driver.stillBoard()
        stage.driver.close()
        try stage.driver.click("dialog.cancel")
        try stage.driver.settle()
        #expect(stage.program.process.isRunning)
    }

    @Test func `a drawing is rendered without a display, and the same`() throws {
        let home = try Folder()
        try home.write(Array(Self.lines.utf8), to: "lines.json")
        let program = try Program("easel", ["render", "lines.json", "out.png"], folder: home)
        #expect(try program.waitForEnd() == .exited(0))
        let stage = try Stage(["lines.json"], folder: home)
        let shown = try stage.driver.stillBoard()
        let rendered = try stage.picture("out.png")
        let (width, height) = (min(shown.width, rendered.width), min(shown.height, rendered.height))
        #expect(width > 200 && height > 300)
        let corner = Position(0, 0)
        #expect(
            shown.cropped(to: corner, width: width, height: height)
                .differences(from: rendered.cropped(to: corner, width: width, height: height)) == 0)
    }

    @Test func `a drawing whose picture is gone opens without it, and says so`() throws {
        let home = try Folder()
        let text = """
            {"easel": 1, "width": 300, "height": 200,
             "background": {"image": "gone.jpg", "mode": "fit"},
             "marks": [{"tool": "line", "lineWidth": 9, "strokeColor": "255,0,0",
                        "points": ["20,50", "280,50"]}]}
            """
        try home.write(Array(text.utf8), to: "drawing.json")
        let program = try Program("easel", ["render", "drawing.json", "out.png"], folder: home)
        #expect(try program.waitForEnd() == .exited(0))
        #expect(program.process.errors.contains("gone.jpg"))
        let stage = try Stage(["drawing.json"], folder: home)
        try stage.driver.waitFor("message", "to name the picture") {
            $0.label.contains("gone.jpg")
        }
        try stage.dismissMessages()
        #expect(try stage.driver.stillBoard()[150, 50] == 0xFF_0000)
    }

    @Test(arguments: [
        ("broken.json", "[1, 2", "line 1"), ("text.png", "hello", "text.png"),
        ("empty.json", "", "empty"),
    ])
    func `what cannot be opened is one sentence with the reason`(
        name: String, text: String, expected: String
    ) throws {
        let home = try Folder()
        try home.write(Array(text.utf8), to: name)
        let program = try Program("easel", ["render", name, "out.png"], folder: home)
        #expect(try program.waitForEnd() == .exited(1))
        let lines = program.process.errors.split(separator: "\n")
        #expect(lines.count == 1 && lines[0].contains(name) && lines[0].contains(expected))
        #expect(home.contents("out.png") == nil)
    }
}
