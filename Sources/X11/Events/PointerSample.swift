/// Where the pointer was at one moment.
package struct PointerSample: Hashable, Sendable {
    /// Window pixels, with fractions where the device has them; outside the window during a drag.
    ///
    /// X numbers whole pixels: a mouse at 100 is somewhere on pixel 100, whose center is 100.5 for
    /// `Raster`. A device with fractions, such as a pen, tells the place itself, which is kept as it
    /// is: see ``Resolution``.
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
