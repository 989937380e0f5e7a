import Rig
import Testing

/// What a motion costs on its way to the screen, in calls of the system: no clock can tell it on a
/// busy machine.
@Suite(.serialized) struct PacingTests {
    @Test func `a motion in a stroke costs one wake-up, one flush and one frame`() throws {
        let folder = try Folder()
        let trace = folder.path("calls")
        let stage = try Stage(
            wrapper: ["strace", "-qq", "-o", trace, "-e", "trace=poll,ppoll,writev"])
        let board = try stage.driver.board()
        try stage.driver.press(at: board.origin + Position(20, 40))
        try showsInk(stage, atX: 20)
        let before = calls(in: folder)
        for x in stride(from: 24, through: 420, by: 4) {
            try stage.driver.move(to: board.origin + Position(x, 40))
            try showsInk(stage, atX: x)
        }
        let after = calls(in: folder)
        stage.driver.release()
        // The watchdog of a drag asks after a quarter of a second's silence, on a slow machine.
        let (wakes, flushes) = (after.wakes - before.wakes, after.flushes - before.flushes)
        #expect((100...120).contains(wakes))
        #expect((100...120).contains(flushes))
    }

    private func showsInk(_ stage: Stage, atX x: Int) throws {
        try stage.driver.waitForBoard("to show ink at \(x)") { $0[x, 40] & 0xFF < 0x80 }
    }

    /// Waits of the loop, and requests sent to the server.
    private func calls(in folder: Folder) -> (wakes: Int, flushes: Int) {
        let lines = folder.text("calls").split(separator: "\n")
        return (
            lines.count { $0.hasPrefix("ppoll(") }, lines.count { $0.hasPrefix("writev(") }
        )
    }
}
