/// The measures of sliders, in units.
enum Slider {
    /// From either end of the control to the end of its track: half a thumb.
    static let inset = 9.0
    static let thumb = 16.0
    static let track = 4.0
}
