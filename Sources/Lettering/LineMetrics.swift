/// The measures of all lines of one style, in whole pixels.
struct LineMetrics {
    /// Rows above the baseline.
    let baseline: Int
    let height: Int
    let capHeight: Int

    init(ascent: Double, descent: Double, capHeight: Double) {
        baseline = Self.pixels(ascent)
        height = baseline + Self.pixels(descent)
        // The hinter takes capitals to whole pixels in the same way.
        self.capHeight = Self.pixels(capHeight)
    }

    /// A stand-in where there is no font.
    init(size: Double) {
        self.init(ascent: size * 0.93, descent: size * 0.24, capHeight: size * 0.72)
    }

    private static func pixels(_ length: Double) -> Int {
        max(1, Int(min(length, 4_096).rounded()))
    }
}
