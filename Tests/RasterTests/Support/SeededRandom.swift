import Raster

/// Numbers that look random and are the same for the same seed.
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        // Another multiplier than the step's: else the streams of two seeds were one, shifted.
        state = (seed &+ 1) &* 0xD134_2543_DE82_EF95
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    mutating func number(_ range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &self)
    }

    mutating func point(in side: ClosedRange<Double>) -> Point {
        Point(x: number(side), y: number(side))
    }

    mutating func color() -> Color {
        Color(hex: UInt32.random(in: 0...0xFFFFFF, using: &self))
    }
}
