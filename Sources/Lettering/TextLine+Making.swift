extension TextLine {
    init(
        width: Int,
        metrics: LineMetrics,
        isMissingGlyphs: Bool,
        ink: Ink,
        edges: [Float]
    ) {
        self.width = width
        height = metrics.height
        baseline = metrics.baseline
        capHeight = metrics.capHeight
        self.isMissingGlyphs = isMissingGlyphs
        self.ink = ink.bounds
        coverage = ink.coverage
        self.edges = edges
    }

    /// A box for each character, for a machine without fonts.
    init(boxesFor text: PlainLine, _ style: TextStyle) {
        let metrics = LineMetrics(size: style.size)
        let advance = Self.boxAdvance(style)
        let count = text.starts.count
        // As with real text, what lies further right than this is not seen.
        let columns = max(1, min(count * advance, (1 << 24) / metrics.height))
        var pixels = [UInt8](repeating: 0, count: columns * metrics.height)
        for index in 0..<count where !text.isSpace(index) {
            Self.drawBox(
                in: &pixels,
                columns,
                x: index * advance..<(index + 1) * advance - 1,
                y: metrics.baseline - metrics.capHeight..<metrics.baseline
            )
        }
        self.init(
            width: count * advance,
            metrics: metrics,
            isMissingGlyphs: count > 0,
            ink: Ink(cropping: pixels, columns: columns, x: 0, y: 0),
            edges: (0...count).map { Float($0 * advance) }
        )
    }

    /// Pixels from one box to the next.
    static func boxAdvance(_ style: TextStyle) -> Int {
        max(2, Int((style.size * 0.6).rounded()))
    }

    private static func drawBox(
        in pixels: inout [UInt8],
        _ columns: Int,
        x: Range<Int>,
        y: Range<Int>
    ) {
        for row in y where row >= 0 {
            for column in x where column < columns {
                let isRim =
                    row == y.lowerBound || row == y.upperBound - 1
                    || column == x.lowerBound || column == x.upperBound - 1
                if isRim { pixels[row * columns + column] = 255 }
            }
        }
    }
}
