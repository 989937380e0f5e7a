import Lettering
import Raster

/// Draws shapes and text into a bitmap, inside one rectangle only.
struct Canvas {
    var bitmap: Bitmap
    let clip: PixelRect
    let metrics: Metrics
    let stamps: Stamps
    let typesetter: Typesetter

    mutating func fill(_ rect: PixelRect, _ color: Color, alpha: UInt8 = 255) {
        bitmap.lay(Pixel(color, alpha: alpha), over: rect, clip: clip)
    }

    /// Fills a rectangle with round corners.
    mutating func fill(_ rect: PixelRect, radius: Int, _ color: Color, alpha: UInt8 = 255) {
        let radius = min(radius, rect.width / 2, rect.height / 2)
        guard radius > 0 else { return fill(rect, color, alpha: alpha) }
        guard rect.intersection(clip) != nil else { return }
        let disc = stamps.disc(diameter: 2 * radius, color, alpha: alpha)
        for (x, from) in [(rect.left, 0), (rect.right - radius, radius)] {
            for (y, top) in [(rect.top, 0), (rect.bottom - radius, radius)] {
                let part = PixelRect(left: from, top: top, width: radius, height: radius)
                bitmap.lay(disc, part: part, x: x, y: y, clip: clip)
            }
        }
        let inner = rect.left + radius..<rect.right - radius
        for rows in [rect.top..<rect.top + radius, rect.bottom - radius..<rect.bottom] {
            if let strip = PixelRect(x: inner, y: rows) { fill(strip, color, alpha: alpha) }
        }
        if let middle = PixelRect(x: rect.x, y: rect.top + radius..<rect.bottom - radius) {
            fill(middle, color, alpha: alpha)
        }
    }

    /// Fills a rectangle with round corners, with a line of another color along its edge.
    mutating func fill(_ rect: PixelRect, radius: Int, _ color: Color, edge: Color) {
        fill(rect, radius: radius, edge)
        let line = metrics.hairline
        guard rect.width > 2 * line, rect.height > 2 * line else { return }
        fill(rect.grown(by: -line), radius: max(radius - line, 0), color)
    }

    /// A disc that fills the largest square in the middle of `rect`.
    mutating func disc(in rect: PixelRect, _ color: Color, alpha: UInt8 = 255) {
        let side = min(rect.width, rect.height)
        let square = rect.centered(width: side, height: side)
        guard square.intersection(clip) != nil else { return }
        bitmap.lay(
            stamps.disc(diameter: side, color, alpha: alpha), x: square.left, y: square.top,
            clip: clip)
    }

    /// An icon in the middle of `rect`.
    mutating func icon(_ icon: Icon, in rect: PixelRect, size: Double = Icon.side, _ color: Color) {
        let side = metrics.pixels(size)
        let square = rect.centered(width: side, height: side)
        guard square.intersection(clip) != nil else { return }
        bitmap.lay(stamps.icon(icon, size: side, color), x: square.left, y: square.top, clip: clip)
    }

    /// Puts a line of text with its box's left edge at `x`, its capitals in the middle of `rows`.
    mutating func text(_ line: TextLine, x: Int, in rows: Range<Int>, _ color: Color) {
        let y = line.top(centeredIn: rows)
        guard x < clip.right, y < clip.bottom, y + line.height > clip.top else { return }
        bitmap.draw(line, x: x, y: y, color: color, clip: clip)
    }

    /// Puts text into `rect`, shortened to fit.
    mutating func text(
        _ text: String, _ style: TextStyle, in rect: PixelRect, _ color: Color,
        alignment: Alignment = .leading, cut: TextCut = .end
    ) {
        guard rect.grown(by: metrics.pixels(4)).intersection(clip) != nil else { return }
        let line = typesetter.line(text, style, maximumWidth: rect.width, cut: cut)
        let x =
            switch alignment {
            case .leading: rect.left
            case .center: rect.left + (rect.width - line.width) / 2
            case .trailing: rect.right - line.width
            }
        self.text(line, x: x, in: rect.y, color)
    }
}

/// Where text lies in a rectangle that is wider.
enum Alignment: Hashable, Sendable {
    case leading, center, trailing
}
