/// Where the pointer was at one moment.
package struct PointerSample: Hashable, Sendable {
    /// Window pixels, with fractions where the device has them; outside the window during a drag.
    ///
    /// X numbers whole pixels: a pointer at 100 is somewhere on pixel 100, whose center is 100.5 for
    /// `Raster`. So half a pixel is added to every coordinate, whole or not: a mouse without
    /// fractions then paints at pixel centers, a pen stays smooth, and nothing jumps when a
    /// fraction passes through zero.
    package var x: Double
    package var y: Double
    /// 0…1, or `nil` where the device has none.
    package var pressure: Double?
    /// The server's clock, which wraps after 49 days; several samples may share one value.
    package var milliseconds: UInt32
    package var modifiers: Modifiers

    package init(
        x: Double, y: Double, pressure: Double? = nil, milliseconds: UInt32 = 0,
        modifiers: Modifiers = []
    ) {
        self.x = x
        self.y = y
        self.pressure = pressure
        self.milliseconds = milliseconds
        self.modifiers = modifiers
    }
}
