import Painting
import Raster
import Rig
import Testing

/// Each tool through the real window, chosen on the toolbar or by its key.
@Suite(.serialized) struct ToolTests {
    private let white: UInt32 = 0xFFFFFF

    @Test(arguments: [false, true])
    func `each tool draws`(managed: Bool) throws {
        let stage = try Stage(["drawing.json"], managed: managed)
        var y = 30
        for tool in Tool.allCases where tool != .eraser {
            try stage.driver.select("tool.\(tool.rawValue)")
            let before = try stage.driver.stillBoard().count(0)
            try stage.draw([(40, y), (90, y + 10), (140, y + 30)])
            if tool == .triangle { try stage.draw([(90, y + 60), (60, y + 50)]) }
            #expect(try stage.driver.stillBoard().count(0) > before, "\(tool)")
            y += 80
        }
        try stage.save()
        let marks = try stage.drawing("drawing.json").marks
        #expect(marks.map(\.tool) == Tool.allCases.filter { $0 != .eraser })
        #expect(marks[1].points == [Point(x: 40.5, y: 110.5), Point(x: 140.5, y: 140.5)])
    }

    @Test func `keys choose the tools`() throws {
        let stage = try Stage()
        for (key, tool) in [
            ("l", "line"), ("d", "dashedLine"), ("r", "rectangle"), ("e", "ellipse"),
            ("t", "triangle"), ("x", "eraser"), ("p", "pencil"),
        ] {
            try stage.driver.press(key)
            try stage.driver.waitFor("tool.\(tool)", "to be selected") { $0.isSelected }
        }
    }

    @Test func `the eraser shows the background and not white`() throws {
        let stage = try Stage(["--background", "10,200,30"])
        try stage.driver.press("r")
        try stage.draw([(50, 50), (250, 150)])
        try stage.driver.select("tool.pencil")
        try stage.draw([(100, 100), (200, 100)])
        #expect(try stage.driver.stillBoard()[150, 100] == 0)
        try stage.driver.select("tool.eraser")
        try stage.draw([(150, 80), (150, 120)])
        #expect(try stage.driver.stillBoard()[150, 100] == 0x0A_C8_1E)
    }

    @Test func `color, width and opacity are chosen on the bar`() throws {
        let stage = try Stage(["drawing.json"])
        let pencils = stage.driver.controls.filter { $0.id.hasPrefix("pencil.") }
        #expect(pencils.count == 10)
        try stage.driver.select(pencils[2].id)
        try stage.driver.set("width", to: 12)
        try stage.driver.slide("opacity", to: 0.5)
        try stage.draw([(50, 50), (200, 50)])
        let board = try stage.driver.stillBoard()
        try stage.save()
        let style = try stage.drawing("drawing.json").marks[0].style
        #expect(style.color == Color(hex: 0xFF0000))
        #expect(style.width == 12)
        #expect((0.4...0.6).contains(style.opacity))
        let ink = board[120, 50]
        #expect(ink >> 16 == 255 && (100...155).contains(ink & 0xFF))
        #expect(board[120, 53] == ink, "a stroke is of one strength")
    }

    @Test(arguments: ["width.2", "width.3", "width.4"]) func `presets set the width`(id: String)
        throws
    {
        let stage = try Stage()
        try stage.driver.select(id)
        #expect(try stage.driver.control("width").number == Double(id.suffix(1)))
    }

    @Test func `escape and a second button leave no trace`() throws {
        let stage = try Stage()
        let blank = try stage.driver.stillBoard()
        try stage.driver.press(at: stage.at(50, 50))
        try stage.driver.move(to: stage.at(150, 90))
        try stage.driver.press("Escape")
        stage.driver.release()
        #expect(try stage.driver.stillBoard() == blank)
        try stage.driver.press(at: stage.at(50, 50))
        try stage.driver.move(to: stage.at(150, 90))
        try stage.driver.click(at: stage.at(150, 90), button: 3)
        stage.driver.release()
        #expect(try stage.driver.stillBoard() == blank)
        #expect(try !stage.driver.control("undo").isEnabled)
    }

    @Test func `a click draws a dot`() throws {
        let stage = try Stage()
        try stage.driver.click(at: stage.at(60, 60))
        #expect(try stage.driver.stillBoard()[60, 60] == 0)
    }
}
