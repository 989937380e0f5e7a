import Raster

/// A piece of a bar that is never broken: a button, or a slider with its number.
struct BarPart {
    let width: Int
    /// Makes the controls of the piece in the block that it is given, as high as a row's buttons.
    let controls: (PixelRect) -> [Control]
}

/// Pieces of a bar that belong together; lines stand between groups.
struct BarGroup {
    var parts: [BarPart]
    /// Whether it and what follows is at the right end, where there is room.
    var isTrailing = false
}

/// How close the pieces of a bar lie, in units.
struct BarSpacing: Hashable {
    /// Between pieces of a group.
    var gap: Double
    /// On each side of the line between groups.
    var margin: Double
    /// The length of sliders.
    var slider: Double

    /// From comfortable to tight: a bar takes the first that lets it be one row.
    static let all = [
        BarSpacing(gap: 4, margin: 8, slider: 140), BarSpacing(gap: 4, margin: 8, slider: 112),
        BarSpacing(gap: 4, margin: 7, slider: 100), BarSpacing(gap: 2, margin: 6, slider: 90),
        BarSpacing(gap: 2, margin: 5, slider: 80), BarSpacing(gap: 0, margin: 5, slider: 60),
    ]

    /// For bars of more than one row.
    static let wrapped = BarSpacing(gap: 2, margin: 5, slider: 92)
}
