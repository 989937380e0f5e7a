import Raster

extension Drawing {
    /// Whether a bare list of marks without the names of tools can tell all of it but the board's size:
    /// there are lines and triangles only, on white.
    package var fitsList: Bool {
        background == .color(.white)
            && items.allSatisfy { $0.mark.tool == .line || $0.mark.tool == .triangle }
    }
}
