import Raster

/// A line of a panel that is never cut: panels that are too high scroll by whole rows.
struct PanelRow {
    let height: Int
    /// Makes the row's controls in the block that it is given.
    let controls: (PixelRect) -> [Control]
}
