import Formats
import Painting
import Raster
import Rig
import TestSupport
import Testing

/// Saves of a board so large and so full that they take seconds.
@Suite(.serialized) struct LongSaveTests {
    private let home: Folder
    private let stage: Stage
    private static let count = 60

    /// The full board in a window, about to go to `picture.png`, where another file is.
    init() throws {
        home = try Folder()
        try home.write(Self.noise(), to: "noise.json")
        try home.write(Array("old".utf8), to: "picture.png")
        stage = try Stage(["noise.json"], folder: home)
        try stage.driver.press("ctrl+shift+s")
        try stage.type(home.path("picture.png"), into: "dialog.path")
        try stage.replace()
        try stage.driver.waitFor("saving.cancel")
    }

    /// Half-transparent scribbles across all of a board of 64 megapixels.
    private static func noise() -> [UInt8] {
        var dice = Dice(seed: 1)
        let marks = (0..<count).map { _ in
            let points = (0..<40).map { _ in
                Point(x: dice.roll(0...8000.0), y: dice.roll(200...8000.0))
            }
            let color = Color(hex: UInt32(dice.roll(0...0xFF_FFFF)))
            return Mark.made(
                by: .pencil, points: points,
                style: Style(color: color, width: dice.roll(3...20.0), opacity: 0.5))
        }
        return DrawingWriter().encode(Drawing(width: 8000, height: 8000, marks: marks))
    }

    @Test func `a long save is shown, drawn beneath, and called off without a trace`() throws {
        #expect(try stage.driver.control("saving").label == "Saving picture.png…")
        #expect(!stage.driver.controls.contains { $0.id == "dialog.path" })
        let first = try stage.driver.control("saving").number ?? 100
        try stage.draw([(100, 20), (300, 60)])
        try stage.driver.waitFor("undo", "to be enabled") { $0.isEnabled }
        try stage.driver.waitFor("saving", "to go on") { $0.number ?? 0 > first }
        try stage.driver.click("saving.cancel")
        let said = try stage.driver.waitFor("message", "to tell that it is off") {
            $0.label.contains("called off")
        }
        #expect(said.label.contains("picture.png"))
        #expect(!stage.driver.controls.contains { $0.id.hasPrefix("saving") })
        #expect(home.text("picture.png") == "old")
        #expect(!home.names.contains { $0.hasPrefix(".easel-") })
        stage.driver.close()
        try stage.driver.waitFor("dialog.discard")
    }

    @Test func `what is drawn during a long save is not in its file`() throws {
        try stage.draw([(100, 20), (300, 60)])
        try stage.driver.waitFor("undo", "to be enabled") { $0.isEnabled }
        try wait(for: "the save to end", within: 120) { () throws(RigError) in
            stage.driver.controls.contains { $0.id == "message" && $0.label.contains("Saved") }
        }
        #expect(!stage.driver.controls.contains { $0.id.hasPrefix("saving") })
        let file = home.contents("picture.png") ?? []
        let picture = try PictureDecoder().decode(file.span.bytes)
        let text = picture.drawing ?? []
        let drawing = try DrawingReader(width: 1, height: 1).read(text.span.bytes).drawing
        #expect(drawing.marks.count == Self.count)
        #expect(picture.bitmap.width == 8000)
        stage.driver.close()
        try stage.driver.waitFor("dialog.discard")
    }

    @Test func `a signal ends a long save without a trace`() throws {
        stage.program.process.signal(15)
        #expect(try stage.program.waitForEnd() == .exited(0))
        #expect(home.text("picture.png") == "old")
        #expect(!home.names.contains { $0.hasPrefix(".easel-") })
    }
}
