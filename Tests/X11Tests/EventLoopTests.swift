import Glibc
import Testing

import X11

extension ServerTests {
    @Suite struct EventLoopTests {
        private func rested(_ desk: Desk, _ loop: inout EventLoop) -> Wake {
            var wake: Wake = .display
            while wake == .display {
                _ = desk.window.drain()
                wake = loop.wait(for: &desk.window, until: SuspendingClock.now + .milliseconds(20))
            }
            return wake
        }

        @Test func `a quiet wait ends with the deadline`() throws {
            let desk = try Desk()
            var loop = try EventLoop()
            #expect(rested(desk, &loop) == .deadline)
        }

        @Test func `a deadline gone by is told without waiting`() throws {
            let desk = try Desk()
            var loop = try EventLoop()
            _ = rested(desk, &loop)
            let wake = loop.wait(for: &desk.window, until: SuspendingClock.now - .seconds(5))
            #expect(wake == .deadline)
        }

        @Test func `a worker wakes the loop once`() throws {
            let desk = try Desk()
            var loop = try EventLoop()
            _ = rested(desk, &loop)
            let waker = loop.waker
            Task.detached { waker.wake() }
            #expect(loop.wait(for: &desk.window) == .worker)
            #expect(rested(desk, &loop) == .deadline)
        }

        @Test func `a signal is a reason to wake, not to die`() throws {
            let desk = try Desk()
            var loop = try EventLoop()
            _ = rested(desk, &loop)
            pthread_kill(pthread_self(), SIGTERM)
            #expect(loop.wait(for: &desk.window) == .signal)
            #expect(loop.signal == SIGTERM)
        }

        @Test func `a signal is heard in a flood of events`() throws {
            let desk = try Desk()
            var loop = try EventLoop()
            for step in 0..<400 { desk.user.move(x: 30 + step % 100, y: 30) }
            while !desk.hasReports { _ = desk.window.drain(limit: 1) }
            pthread_kill(pthread_self(), SIGTERM)
            #expect(loop.wait(for: &desk.window) == [.display, .signal])
        }

        @Test func `the server wakes the loop`() throws {
            let desk = try Desk()
            var loop = try EventLoop()
            _ = rested(desk, &loop)
            desk.user.move(x: 30, y: 30)
            #expect(loop.wait(for: &desk.window) == .display)
        }
    }
}
