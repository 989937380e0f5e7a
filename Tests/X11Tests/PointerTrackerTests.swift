import Testing

import X11

@Suite struct PointerTrackerTests {
    private let here = PointerSample(x: 1.5, y: 2.5)
    private let there = PointerSample(x: 9.5, y: 2.5)
    private var tracker = PointerTracker()

    private mutating func take(
        _ kind: PointerReport.Kind, _ sample: PointerSample, held: Set<PointerButton> = []
    ) -> [WindowEvent] {
        tracker.take(PointerReport(kind, sample, held: held))
    }

    @Test mutating func `a press, a motion and a release are told as they are`() {
        #expect(take(.press(1), here) == [.pressed(.primary, here)])
        #expect(take(.motion, there, held: [.primary]) == [.moved(there)])
        #expect(take(.release(1), there, held: [.primary]) == [.released(.primary, there)])
        #expect(tracker.held.isEmpty)
    }

    @Test mutating func `a release without a press is nothing`() {
        #expect(take(.release(1), here) == [])
    }

    @Test mutating func `a second press interrupts the first`() {
        _ = take(.press(1), here)
        #expect(take(.press(1), there) == [.interrupted, .pressed(.primary, there)])
    }

    @Test mutating func `a motion without the button interrupts, once`() {
        _ = take(.press(1), here)
        #expect(take(.motion, there) == [.interrupted, .moved(there)])
        #expect(take(.motion, here) == [.moved(here)])
        #expect(take(.release(1), here) == [])
    }

    @Test mutating func `coming back without the button interrupts`() {
        _ = take(.press(1), here)
        #expect(take(.leave, there, held: [.primary]) == [.left])
        #expect(take(.enter, here) == [.interrupted, .entered(here)])
    }

    @Test mutating func `another button does not end the drag`() {
        _ = take(.press(1), here)
        #expect(take(.press(3), here, held: [.primary]) == [.pressed(.secondary, here)])
        let released = take(.release(3), here, held: [.primary, .secondary])
        #expect(released == [.released(.secondary, here)])
        #expect(tracker.held == [.primary])
    }

    @Test mutating func `scrolling in place is no motion`() {
        _ = take(.motion, here)
        #expect(take(.scroll(x: 0, y: 0.5), here) == [.scrolled(x: 0, y: 0.5, here)])
        let elsewhere = take(.scroll(x: 0, y: 0.5), there)
        #expect(elsewhere == [.moved(there), .scrolled(x: 0, y: 0.5, there)])
    }

    @Test mutating func `unknown buttons are ignored`() {
        #expect(take(.press(9), here) == [])
        #expect(take(.press(-1), here) == [])
    }
}
