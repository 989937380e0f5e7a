import Raster

/// The interface's colors.
enum Palette {
    static let bar = Color(hex: 0xF7F7F8)
    static let line = Color(hex: 0xDADCE0)
    static let panel = Color.white
    static let ink = Color(hex: 0x2A2D33)
    /// Labels; dark enough to be read on ``bar`` and on white.
    static let dim = Color(hex: 0x6B717B)
    static let hover = Color(hex: 0xECEDF0)
    static let pressed = Color(hex: 0xDFE1E6)
    static let accent = Color(hex: 0x2F6BED)
    static let tint = Color(hex: 0xDCE7FD)
    static let danger = Color(hex: 0xC8372D)
    static let disabled = Color(hex: 0xB9BEC6)
    static let track = Color(hex: 0xD5D8DD)
    static let dark = Color(hex: 0x2A2D33)
    static let onDark = Color.white
    static let dimOnDark = Color(hex: 0xAEB4BE)
    /// The accent, light enough to stand out on ``dark``.
    static let accentOnDark = Color(hex: 0x6B9BFF)
    /// Around a board that is smaller than the window.
    static let desk = Color(hex: 0xE6E8EB)
    static let red = Color(hex: 0xD93A32)
    static let green = Color(hex: 0x2E9B4A)
}
