import Rig
import Testing

@Suite(.serialized) struct IdleTests {
    @Test func `five idle seconds take no time and no wakeup`() throws {
        let stage = try Stage()
        try stage.draw([(20, 20), (300, 150), (500, 60)])
        try stage.driver.move(to: stage.at(200, 200))
        _ = try stage.driver.stillBoard()
        // The stroke goes to the disk for good within the first second.
        var seconds = 0
        while stage.program.process.usage(overSeconds: 1).voluntarySwitches > 0, seconds < 10 {
            seconds += 1
        }
        let usage = stage.program.process.usage(overSeconds: 5)
        #expect(usage.ticks == 0)
        #expect(usage.voluntarySwitches == 0)
    }
}
