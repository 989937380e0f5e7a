import Testing

import X11

@Suite struct AxisTests {
    @Test func `a wheel counts from where it stood`() throws {
        var axis = try #require(ScrollAxis(isHorizontal: false, increment: 120, value: 4800))
        #expect(axis.advance(to: 4920) == 1)
        #expect(axis.advance(to: 4890) == -0.25)
        #expect(axis.advance(to: .nan) == 0)
        #expect(axis.advance(to: 4890) == 0)
    }

    @Test func `a wheel that can't be counted is none`() {
        #expect(ScrollAxis(isHorizontal: true, increment: 0, value: 0)?.last == nil)
        #expect(ScrollAxis(isHorizontal: true, increment: .nan, value: 0)?.last == nil)
    }

    @Test func `pressure is a part of its range`() throws {
        var axis = try #require(PressureAxis(minimum: 0, maximum: 1000, value: 0))
        axis.advance(to: 250)
        #expect(axis.last == 0.25)
        axis.advance(to: 4000)
        #expect(axis.last == 1)
    }

    @Test func `nonsense leaves the pressure as it was`() throws {
        var axis = try #require(PressureAxis(minimum: 0, maximum: 1000, value: 500))
        axis.advance(to: -3)
        axis.advance(to: .infinity)
        axis.advance(to: .nan)
        #expect(axis.last == 0.5)
        #expect(PressureAxis(minimum: 1, maximum: 1, value: 1)?.last == nil)
    }
}
