import Painting
import Rig
import Testing

/// Servers of every kind, and none at all.
@Suite(.serialized) struct ServerTests {
    @Test(arguments: [16, 24, 30])
    func `every depth shows the right colors`(depth: Int) throws {
        let stage = try Stage(["--background", "255,0,0"], depth: depth)
        let red = try stage.driver.stillBoard()
        #expect(red[50, 50] >> 16 >= 0xF8 && red[50, 50] & 0xFFFF == 0)
        try stage.driver.select("pencil.yellow")
        try stage.driver.set("width", to: 20)
        try stage.draw([(100, 100), (200, 100)])
        let board = try stage.driver.stillBoard()
        #expect(board[150, 100] >> 8 >= 0xF8F8 && board[150, 100] & 0xFF == 0)
        #expect(board.count(red[50, 50]) > 10_000)
    }

    @Test func `a server without shared memory shows the same`() throws {
        var shown: [Screen] = []
        for arguments in [[], ["-extension", "MIT-SHM"]] {
            let stage = try Stage(serverArguments: arguments)
            try stage.draw([(20, 20), (300, 150), (500, 60)])
            shown.append(try stage.driver.stillBoard())
        }
        #expect(shown[0].differences(from: shown[1]) == 0)
    }

    @Test(arguments: [nil, "", ":987", "nonsense"] as [String?])
    func `no display is said in one line, with a status of its own`(display: String?) throws {
        let program = try Program(environment: display.map { ["DISPLAY": $0] } ?? [:])
        #expect(try program.waitForEnd() == .exited(3))
        let lines = program.process.errors.split(separator: "\n")
        #expect(lines.count == 1 && lines[0].hasPrefix("easel: no display to open"))
    }

    @Test func `200 resizes lose no ink`() throws {
        let stage = try Stage(width: 1600, height: 1200)
        try stage.draw([(20, 20), (300, 150), (500, 60)])
        let before = try stage.driver.stillBoard()
        for step in 0..<200 {
            stage.driver.resize(width: 700 + step * 37 % 800, height: 500 + step * 53 % 600)
        }
        stage.driver.resize(width: 1280, height: 800)
        try stage.driver.settle()
        let after = try stage.driver.stillBoard()
        let width = min(before.width, after.width)
        let height = min(before.height, after.height)
        #expect(width > 600)
        let corner = Position(0, 0)
        #expect(
            before.cropped(to: corner, width: width, height: height)
                == after.cropped(to: corner, width: width, height: height))
    }

    @Test func `a stroke may leave the window and be released outside`() throws {
        let stage = try Stage(["drawing.json"])
        stage.driver.resize(width: 700, height: 500)
        try stage.driver.settle()
        try stage.draw([(100, 100), (690, 120), (900, 140), (1000, 300)])
        try stage.driver.move(to: stage.at(50, 200))
        try stage.draw([(50, 250), (90, 260)])
        _ = try stage.driver.stillBoard()
        try stage.save()
        let marks = try stage.drawing("drawing.json").marks
        #expect(marks.map(\.points.count) == [4, 2])
    }
}
