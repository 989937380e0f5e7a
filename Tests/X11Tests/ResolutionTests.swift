import Testing

import X11

@Suite struct ResolutionTests {
    private var resolution = Resolution()

    private mutating func place(_ x: Double, _ y: Double) -> [Double] {
        let place = resolution.place(x, y)
        return [place.x, place.y]
    }

    @Test mutating func `a mouse of whole pixels points at their centers`() {
        #expect(place(10, 20) == [10.5, 20.5])
        #expect(place(-3, 0) == [-2.5, 0.5])
    }

    @Test mutating func `a pen's fractions are kept as they are, whole places too`() {
        #expect(place(10.25, 20.75) == [10.25, 20.75])
        #expect(place(11, 21) == [11, 21])
    }

    @Test mutating func `a tablet finer than the screen is one from its first place on`() {
        resolution.learn(steps: 65535, pixels: 1920)
        #expect(place(100, 50) == [100, 50])
    }

    @Test mutating func `axes that say nothing, or no more than the screen has, are a mouse's`() {
        resolution.learn(steps: 0, pixels: 1920)
        resolution.learn(steps: .nan, pixels: 1920)
        resolution.learn(steps: 1919, pixels: 1920)
        #expect(place(100, 50) == [100.5, 50.5])
    }
}
