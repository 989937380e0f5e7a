import Rig
import Testing

@Suite(.serialized) struct HistoryEndToEndTests {
    @Test(arguments: [false, true])
    func `undo to the empty board and redo to the end show the same bytes`(managed: Bool) throws {
        let stage = try Stage(managed: managed)
        var states = [try stage.driver.stillBoard()]
        for (index, tool) in ["pencil", "line", "rectangle", "ellipse", "eraser"].enumerated() {
            try stage.driver.select("tool.\(tool)")
            try stage.draw([(60 + 40 * index, 60), (150, 150), (220 + 30 * index, 90)])
            states.append(try stage.driver.stillBoard())
        }
        for (index, expected) in states.dropLast().enumerated().reversed() {
            if index % 2 == 0 {
                try stage.driver.click("undo")
            } else {
                try stage.driver.press("ctrl+z")
            }
            #expect(try stage.driver.stillBoard() == expected, "step \(index)")
        }
        try stage.driver.waitFor("undo", "to be disabled") { !$0.isEnabled }
        for (index, expected) in states.enumerated().dropFirst() {
            switch index % 3 {
            case 0: try stage.driver.click("redo")
            case 1: try stage.driver.press("ctrl+shift+z")
            default: try stage.driver.press("ctrl+y")
            }
            #expect(try stage.driver.stillBoard() == expected, "step \(index)")
        }
        try stage.driver.waitFor("redo", "to be disabled") { !$0.isEnabled }
    }

    @Test func `clear can be undone`() throws {
        let stage = try Stage()
        let blank = try stage.driver.stillBoard()
        try stage.draw([(60, 60), (150, 150)])
        let drawn = try stage.driver.stillBoard()
        try stage.driver.click("clear")
        try stage.driver.click("dialog.ok")
        #expect(try stage.driver.stillBoard() == blank)
        try stage.driver.press("ctrl+z")
        #expect(try stage.driver.stillBoard() == drawn)
    }
}
