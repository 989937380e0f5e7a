import Rig
import Testing

/// The rig against `rig-client`, a window that keeps the program's side of the contract.
@Suite(.serialized) struct DriverTests {
    @Test(arguments: [false, true])
    func `a drag arrives whole, and shows on the screen`(managed: Bool) throws {
        let stage = try Stage(managed: managed)
        #expect(try stage.driver.stillBoard().count(0) == 0)
        let path = (0...200).map { Position(20 + $0, 60 + $0 / 2) }
        try stage.driver.drag(path)
        try stage.waitForOutput("motions 200\n")
        let board = try stage.driver.board()
        let screen = try stage.driver.stillBoard()
        #expect(screen.count(0) == 201)
        #expect(screen[20 - board.x, 60 - board.y] == 0)
        #expect(screen[220 - board.x, 160 - board.y] == 0)
    }

    @Test func `motions come at the pace that was asked for`() throws {
        let stage = try Stage()
        try stage.driver.drag((0...100).map { Position(50 + $0, 100) }, millisecondsApart: 1)
        try stage.waitForOutput("motions 100\n")
    }

    @Test(arguments: [false, true])
    func `a click reaches the control it names`(managed: Bool) throws {
        let stage = try Stage(managed: managed)
        #expect(try !stage.driver.control("tool.pencil").isSelected)
        try stage.driver.select("tool.pencil")
        #expect(try stage.driver.control("board").value == .text("text"))
        #expect(throws: RigError.noControl(id: "nonsense")) {
            try stage.driver.control("nonsense")
        }
    }

    @Test(arguments: [1.0, 7, 20]) func `a slider is set by its value`(value: Double) throws {
        let stage = try Stage()
        try stage.driver.set("width", to: value)
        #expect(try stage.driver.control("width").number == value)
    }

    @Test(arguments: [false, true])
    func `keys arrive with their modifiers`(managed: Bool) throws {
        let stage = try Stage(managed: managed)
        if managed { try stage.driver.click(at: Position(300, 200)) }
        try stage.driver.press("ctrl+shift+z")
        try stage.driver.press("Escape")
        try stage.driver.type("a/P_")
        try stage.waitForOutput("underscore 1\n")
        let keys = stage.output.split(separator: "\n").filter { $0.hasPrefix("key") }
        #expect(
            keys == [
                "key Z 5", "key Escape 0", "key a 0", "key slash 0", "key P 1", "key underscore 1",
            ])
    }

    @Test func `a window is resized and closed`() throws {
        let stage = try Stage()
        stage.driver.resize(width: 500, height: 350)
        try stage.waitForOutput("size 500 350\n")
        stage.driver.close()
        #expect(try stage.program.waitForEnd() == .exited(0))
        #expect(stage.output.hasSuffix("closed\n"))
    }
}
