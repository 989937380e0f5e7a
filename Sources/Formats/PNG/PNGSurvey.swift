/// A first look at all rows, which finds the layout that takes the least time and room.
struct PNGSurvey {
    private var palette: PNGPalette? = PNGPalette()
    private var isOpaque = true

    /// Whether no further row can change the layout.
    var isSettled: Bool { palette == nil && !isOpaque }

    mutating func note(_ row: PNGRowBuffer) {
        isOpaque = isOpaque && row.isOpaque
        if palette != nil, !row.forEachRun({ palette?.add($0) ?? false }) { palette = nil }
    }

    var layout: PNGLayout {
        if let palette { return .indexed(palette.withOpaqueLast) }
        return isOpaque ? .rgb : .rgba
    }
}
