import Raster

extension Drawing {
    /// Whether a bare list of marks without the names of tools can tell all of it but the board's size:
    /// there are lines and triangles only, on white.
    package var fitsList: Bool {
        background == .color(.white) && items.allSatisfy { $0.mark.fitsList }
    }
}

extension Mark {
    fileprivate var fitsList: Bool {
        guard name == nil, !isHidden, !isLocked, style.effect == .draw else { return false }
        switch shape {
        case .segment: return style.dash == .solid
        case .triangle: return true
        case .freehand, .rectangle, .ellipse: return false
        }
    }
}
