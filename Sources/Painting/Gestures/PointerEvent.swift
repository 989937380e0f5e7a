package import Raster

/// One step of a press-drag-release on the board.
package enum PointerEvent: Hashable, Sendable {
    case began(PointerSample)
    case moved(PointerSample)
    case ended(PointerSample)
    /// The gesture will not finish: Escape, a second button, a lost grab.
    case cancelled
}

/// Where the pointer is, in board pixels, and whether Shift asks for a regular shape.
package struct PointerSample: Hashable, Sendable {
    package var point: Point
    package var isConstrained: Bool

    package init(_ point: Point, isConstrained: Bool = false) {
        self.point = point
        self.isConstrained = isConstrained
    }
}
