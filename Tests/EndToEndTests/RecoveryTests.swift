import Glibc
import Painting
import Rig
import Testing

/// Whatever ends the program, the work comes back with its history.
@Suite(.serialized) struct RecoveryTests {
    @Test func `after kill -9 the drawing comes back with undo and redo`() throws {
        let home = try Folder()
        var states: [Screen] = []
        do {
            let stage = try Stage(folder: home)
            states.append(try stage.driver.stillBoard())
            for index in 0..<4 {
                try stage.draw([(40 + 90 * index, 40), (120, 200), (200 + 60 * index, 90)])
                states.append(try stage.driver.stillBoard())
            }
            try stage.driver.press("ctrl+z")
            #expect(try stage.driver.stillBoard() == states[3])
            stage.program.process.kill()
        }
        let stage = try Stage(folder: home)
        try stage.recover(1)
        #expect(try stage.driver.stillBoard() == states[3])
        try stage.driver.press("ctrl+y")
        #expect(try stage.driver.stillBoard() == states[4])
        for expected in states.dropLast().reversed() {
            try stage.driver.press("ctrl+z")
            #expect(try stage.driver.stillBoard() == expected)
        }
        try stage.driver.waitFor("undo", "to be disabled") { !$0.isEnabled }
    }

    @Test func `50 kills at random moments lose no finished stroke`() throws {
        let trace = try Places.corpus("pointer/libmypaint-painting30sec.dat").map {
            try Trace.myPaint(path: $0)
        }
        let strokes = try (trace ?? Trace.own("scribble")).positions(width: 1000, height: 600)
        var dice = SystemRandomNumberGenerator()
        let seed = dice.next()
        var generator = Seeded(state: seed)
        for round in 0..<50 {
            let home = try Folder()
            let count = Int.random(in: 1...6, using: &generator)
            let first = Int.random(in: 0..<max(strokes.count - count, 1), using: &generator)
            let drawn = Array(strokes[first..<min(first + count, strokes.count)])
            try draw(drawn, thenKillIn: home, unfinished: round % 2 == 0, &generator)
            try expect(drawn, in: home, "seed \(seed), round \(round)")
        }
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
    func `a polite signal ends the stroke, keeps it and exits well`(signal: Int32) throws {
        let home = try Folder()
        do {
            let stage = try Stage(folder: home)
            try stage.driver.press(at: stage.at(100, 100))
            try stage.driver.sweep([try stage.at(200, 150), try stage.at(300, 100)])
            try stage.driver.settle()
            stage.program.process.signal(signal)
            #expect(try stage.program.waitForEnd() == .exited(0))
        }
        let stage = try Stage(folder: home)
        try stage.recover(1)
        #expect(try stage.driver.stillBoard().count(0) > 100)
    }

    @Test func `a server that dies in mid-stroke costs nothing finished`() throws {
        let home = try Folder()
        do {
            let stage = try Stage(folder: home)
            try stage.draw([(100, 100), (200, 150), (300, 100)])
            try stage.driver.press(at: stage.at(100, 300))
            try stage.driver.move(to: stage.at(200, 350))
            try stage.driver.settle()
            stage.server.kill()
            #expect(try stage.program.waitForEnd() == .exited(1))
            #expect(stage.program.process.errors.contains("easel: "))
        }
        let stage = try Stage(folder: home)
        try stage.recover(1)
        #expect(try stage.driver.stillBoard().count(0) > 100)
    }

    @Test func `a live program's work is offered to nobody`() throws {
        let home = try Folder()
        let first = try Stage(folder: home)
        try first.draw([(100, 100), (200, 150)])
        _ = try first.driver.stillBoard()
        let second = try Stage(folder: home)
        try second.driver.settle()
        #expect(!second.driver.controls.contains { $0.id.hasPrefix("recover.") })
    }

    @Test func `work that was let go is not offered`() throws {
        let home = try Folder()
        do {
            let stage = try Stage(folder: home)
            try stage.draw([(100, 100), (200, 150)])
            _ = try stage.driver.stillBoard()
            stage.driver.close()
            try stage.driver.click("dialog.discard")
            #expect(try stage.program.waitForEnd() == .exited(0))
        }
        let stage = try Stage(folder: home)
        try stage.driver.settle()
        #expect(!stage.driver.controls.contains { $0.id.hasPrefix("recover.") })
    }

    /// Draws, and is killed at a moment of the next stroke's way.
    private func draw(
        _ strokes: [[Position]], thenKillIn home: Folder, unfinished: Bool,
        _ generator: inout Seeded
    ) throws {
        let stage = try Stage(folder: home)
        let origin = try stage.driver.board().origin
        for stroke in strokes { try stage.driver.drag(stroke.map { origin + $0 }) }
        // The next press comes after the last stroke is in the file: that is the promise.
        try stage.driver.press(at: origin + Position(5, 5))
        try stage.driver.settle()
        if unfinished { try stage.driver.move(to: origin + Position(50, 50)) }
        pause(milliseconds: Double.random(in: 0...5, using: &generator))
        stage.program.process.kill()
    }

    /// Recovers the strokes, undoes them all and redoes them all, and looks each time.
    private func expect(_ strokes: [[Position]], in home: Folder, _ comment: Comment) throws {
        let stage = try Stage(folder: home)
        try stage.recover(1)
        let board = try stage.driver.board()
        var offline = Board(Drawing(width: board.width, height: board.height))
        let empty = Screen(offline, width: board.width, height: board.height)
        for stroke in strokes { offline.draw(stroke) }
        let full = Screen(offline, width: board.width, height: board.height)
        try stage.driver.waitForBoard("to show all strokes, \(comment)") { $0 == full }
        for _ in strokes { try stage.driver.press("ctrl+z") }
        try stage.driver.waitForBoard("to be empty, \(comment)") { $0 == empty }
        try stage.driver.waitFor("undo", "to be disabled") { !$0.isEnabled }
        for _ in strokes { try stage.driver.press("ctrl+y") }
        try stage.driver.waitForBoard("to show all strokes again, \(comment)") { $0 == full }
        try stage.driver.waitFor("redo", "to be disabled") { !$0.isEnabled }
    }
}

/// A generator that a failure's seed repeats.
private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}
