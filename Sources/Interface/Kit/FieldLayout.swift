import Lettering
import Raster

/// Where the text of a field lies in its frame.
struct FieldLayout {
    let textLeft: Int
    /// What of the frame text may be drawn on.
    let inside: PixelRect

    /// On each side of the text, in units.
    static let padding = 6.0

    init(_ frame: PixelRect, _ look: FieldLook, _ line: TextLine, _ metrics: Metrics) {
        let padding = metrics.pixels(Self.padding)
        inside = PixelRect(
            left: frame.left + metrics.pixels(3), top: frame.top,
            width: frame.width - 2 * metrics.pixels(3), height: frame.height)
        let room = frame.width - 2 * padding
        switch look.alignment {
        case .trailing where line.width <= room: textLeft = frame.right - padding - line.width
        case .center where line.width <= room:
            textLeft = frame.left + (frame.width - line.width) / 2
        default: textLeft = frame.left + padding - look.offset
        }
    }
}
