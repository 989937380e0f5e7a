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
        #expect(take(.enter, here) == [.interrupted, .entered(here)])
    }

    @Test mutating func `another button does not end the drag`() {
        _ = take(.press(1), here)
        #expect(take(.press(3), here, held: [.primary]) == [.pressed(.secondary, here)])
        let released = take(.release(3), here, held: [.primary, .secondary])
        #expect(released == [.released(.secondary, here)])
        #expect(tracker.held == [.primary])
    }

    @Test mutating func `scrolling and crossing are no motion of a drag`() {
        _ = take(.press(1), here)
        #expect(take(.enter, there, held: [.primary]) == [])
        #expect(take(.leave, there, held: [.primary]) == [])
        let turned = take(.scroll(x: 0, y: 0.5), there, held: [.primary])
        #expect(turned == [.scrolled(x: 0, y: 0.5, there)])
        #expect(tracker.held == [.primary])
    }

    @Test mutating func `a lost grab interrupts, and the pointer is elsewhere`() {
        _ = take(.press(1), here)
        #expect(take(.ungrab, there, held: [.primary]) == [.interrupted, .left])
        #expect(take(.motion, here, held: [.primary]) == [.moved(here)])
        #expect(take(.ungrab, there) == [.left])
    }

    @Test mutating func `a second pointer has no part in the drag of the first`() {
        _ = take(.press(1), here)
        let kinds: [PointerReport.Kind] = [.motion, .press(1), .release(1), .enter, .leave]
        for kind in kinds {
            #expect(tracker.take(PointerReport(kind, there, pointer: 7)) == [])
        }
        #expect(take(.release(1), there, held: [.primary]) == [.released(.primary, there)])
        let moved = tracker.take(PointerReport(.motion, there, pointer: 7))
        #expect(moved == [.moved(there)])
    }

    @Test mutating func `unknown buttons are ignored`() {
        #expect(take(.press(9), here) == [])
        #expect(take(.press(-1), here) == [])
    }
}
