import Formats
import Painting
import Raster
import Rig
import Testing

/// What the boards that Easel grew out of could do in their panels, by mouse and keyboard.
@Suite(.serialized) struct PanelEndToEndTests {
    @Test func `a color typed in the brush panel is the pen's`() throws {
        let stage = try Stage(["drawing.json"])
        try stage.driver.select("panel.brush")
        try stage.type("12ab34", into: "brush.hex")
        try stage.driver.select("panel.brush", isSelected: false)
        try stage.draw([(50, 50), (200, 50)])
        #expect(try stage.driver.stillBoard()[120, 50] == 0x12_AB34)
    }

    @Test func `sliders mix the color`() throws {
        let stage = try Stage()
        try stage.driver.select("panel.brush")
        for (channel, share) in [("red", 1.0), ("green", 1.0), ("blue", 0)] {
            try stage.driver.slide("brush.\(channel)", to: share)
        }
        try stage.driver.select("panel.brush", isSelected: false)
        try stage.draw([(50, 50), (200, 50)])
        #expect(try stage.driver.stillBoard()[120, 50] == 0xFF_FF00)
    }

    @Test func `a favorite is taken up, and the eyedropper takes from the board`() throws {
        let stage = try Stage(["drawing.json"])
        try stage.driver.click("favorite.3")
        try stage.draw([(50, 50), (200, 50)])
        #expect(try stage.driver.stillBoard()[120, 50] == 0xFF_0000)
        try stage.driver.click("favorite.2")
        try stage.driver.key("Alt_L", down: true)
        try stage.driver.click(at: stage.at(120, 50))
        try stage.driver.key("Alt_L", down: false)
        try stage.draw([(50, 90), (200, 90)])
        #expect(try stage.driver.stillBoard()[120, 90] == 0xFF_0000)
    }

    @Test func `a closed shape is filled when fill is on`() throws {
        let stage = try Stage(["drawing.json"])
        try stage.driver.select("fill")
        try stage.driver.select("pencil.yellow")
        try stage.driver.select("tool.rectangle")
        try stage.draw([(50, 50), (250, 150)])
        #expect(try stage.driver.stillBoard()[150, 100] == 0xFF_FF00)
        try stage.save()
        #expect(try stage.drawing("drawing.json").marks[0].style.fill == Color(hex: 0xFF_FF00))
    }

    @Test func `the background is a color, nothing or a picture, and the ink stays`() throws {
        let stage = try Stage(["picture.png"])
        try stage.draw([(50, 50), (200, 50)])
        let first = try stage.driver.stillBoard()
        try stage.driver.select("panel.background")
        try stage.type("204060", into: "background.hex")
        #expect(try stage.driver.stillBoard()[20, 20] == 0x20_4060)
        try stage.driver.click("background.none")
        _ = try stage.driver.stillBoard()
        try stage.driver.select("panel.background", isSelected: false)
        try stage.save()
        let bytes = stage.program.folder.contents("picture.png") ?? []
        let saved = try PictureDecoder().decode(bytes.span.bytes).bitmap
        #expect(saved[x: 20, y: 20] == .clear)
        #expect(saved[x: 120, y: 50] == Pixel(.black))
        try stage.driver.click("message")
        for _ in 0..<2 { try stage.driver.press("ctrl+z") }
        #expect(try stage.driver.stillBoard() == first)
    }

    @Test func `a picture is chosen in the window as the background`() throws {
        let home = try Folder()
        try home.write(try PNGEncoder.encode(Self.tile), to: "tile.png")
        let stage = try Stage(folder: home)
        try stage.draw([(50, 50), (200, 50)])
        try stage.driver.select("panel.background")
        try stage.driver.click("background.image")
        try stage.type(home.path("tile.png"), into: "dialog.path")
        try stage.driver.waitForBoard("shows the picture") { $0[3, 3] == 0x00_80FF }
        let board = try stage.driver.stillBoard()
        #expect(board[120, 50] == 0, "the ink lies over it")
        #expect(board[20, 20] == 0x00_80FF)
    }

    @Test func `an object is deleted from the list, and comes back`() throws {
        let stage = try Stage()
        try stage.draw([(50, 50), (200, 150)])
        let one = try stage.driver.stillBoard()
        try stage.draw([(60, 140), (210, 40)])
        let both = try stage.driver.stillBoard()
        try stage.driver.select("panel.objects")
        try stage.driver.click("objects.2.delete")
        try stage.driver.select("panel.objects", isSelected: false)
        try stage.dismissMessages()
        #expect(try stage.driver.stillBoard() == one)
        try stage.driver.press("ctrl+z")
        #expect(try stage.driver.stillBoard() == both)
    }

    @Test func `coordinates are typed, and refused beside the field`() throws {
        let stage = try Stage(["drawing.json"])
        try stage.driver.select("panel.coordinates")
        for (field, text) in [("x1", "10"), ("y1", "20"), ("x2", "abc"), ("y2", "40")] {
            try stage.type(text, into: "coordinates.\(field)", accepting: false)
        }
        try stage.driver.click("coordinates.draw")
        try stage.driver.settle()
        #expect(try !stage.driver.control("undo").isEnabled)
        try stage.type("110", into: "coordinates.x2", accepting: false)
        try stage.driver.click("coordinates.draw")
        try stage.driver.waitFor("undo", "to be enabled") { $0.isEnabled }
        try stage.driver.select("panel.coordinates", isSelected: false)
        try stage.save()
        let marks = try stage.drawing("drawing.json").marks
        #expect(marks.map(\.points) == [[Point(x: 10, y: 20), Point(x: 110, y: 40)]])
    }

    @Test func `the bars hide while a stroke is drawn, when that is asked for`() throws {
        let stage = try Stage()
        try stage.driver.select("panel.settings")
        try stage.driver.select("settings.hideBars")
        try stage.driver.select("panel.settings", isSelected: false)
        try stage.driver.press(at: stage.at(200, 200))
        try stage.driver.move(to: stage.at(300, 250))
        try stage.driver.settle()
        #expect(!stage.driver.controls.contains { $0.id == "tool.pencil" })
        stage.driver.release()
        try stage.driver.waitFor("tool.pencil")
    }

    /// An opaque little picture.
    private static var tile: Bitmap {
        Bitmap(width: 16, height: 16, filledWith: Pixel(Color(hex: 0x00_80FF)))
    }
}
