import Raster

/// The limits of what a pen can be set to.
enum Brush {
    /// Widths that can be typed or scrolled to, in pixels.
    static let widths = 1.0...200.0
    /// Widths of the slider.
    static let sliderWidths = 1.0...20.0
    static let presets = [2, 3, 4]
}

/// The ten pencils one click away.
enum Pencil: String, CaseIterable, Hashable, Sendable {
    case black, grey, red, darkBlue, lightBlue, darkGreen, lightGreen, brown, orange, yellow

    var color: Color {
        switch self {
        case .black: Color(hex: 0x000000)
        case .grey: Color(hex: 0x696969)
        case .red: Color(hex: 0xFF0000)
        case .darkBlue: Color(hex: 0x0000FF)
        case .lightBlue: Color(hex: 0x33CCFF)
        case .darkGreen: Color(hex: 0x66CC00)
        case .lightGreen: Color(hex: 0x66FF00)
        case .brown: Color(hex: 0xA0522D)
        case .orange: Color(hex: 0xFF6600)
        case .yellow: Color(hex: 0xFFFF00)
        }
    }
}
