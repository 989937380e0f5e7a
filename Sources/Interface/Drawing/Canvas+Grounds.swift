import Lettering
import Raster

// What lies under controls, and what lies over everything.
extension Canvas {
    mutating func drawGround(_ control: Control) {
        let frame = control.frame
        switch control.look {
        case .bar(let lineAtTop):
            fill(frame, Palette.bar)
            let line = metrics.hairline
            let top = lineAtTop ? frame.top : frame.bottom - line
            fill(
                PixelRect(left: frame.left, top: top, width: frame.width, height: line),
                Palette.line)
        case .panel:
            shadow(under: frame, drop: 8, blur: 24, alpha: 0.14)
            fill(frame, radius: metrics.pixels(10), Palette.panel, edge: Palette.line)
        case .scrim:
            fill(frame, Palette.ink, alpha: 72)
        case .separator:
            fill(frame, Palette.line)
        case .trough:
            fill(frame, radius: metrics.pixels(7), Palette.hover)
        case .outline:
            drawOutline(frame)
        case .scrollBar(let first, let visible, let count):
            drawScrollBar(control, first, visible, count)
        default:
            break
        }
    }

    /// Four bands with a light edge, which are seen on any color.
    private mutating func drawOutline(_ frame: PixelRect) {
        for (color, margin) in [(Color.white, metrics.hairline), (Palette.accent, 0)] {
            let line = metrics.pixels(2)
            let outer = frame.grown(by: margin)
            let thick = line + 2 * margin
            for side in [
                PixelRect(left: outer.left, top: outer.top, width: outer.width, height: thick),
                PixelRect(
                    left: outer.left, top: outer.bottom - thick, width: outer.width, height: thick),
                PixelRect(left: outer.left, top: outer.top, width: thick, height: outer.height),
                PixelRect(
                    left: outer.right - thick, top: outer.top, width: thick, height: outer.height),
            ] {
                fill(side, color)
            }
        }
    }

    private mutating func drawScrollBar(
        _ control: Control, _ first: Int, _ visible: Int, _ count: Int
    ) {
        let thumb = ScrollBar(control.frame, first: first, visible: visible, count: count, metrics)
            .thumb
        let isActive = control.isHovered || control.isPressed
        fill(
            thumb, radius: thumb.width / 2, isActive ? Palette.dim : Palette.disabled)
        focusRing(control, around: thumb, radius: 3)
    }

    mutating func drawRow(_ control: Control) {
        if control.isSelected {
            fill(control.frame, radius: metrics.pixels(8), Palette.tint)
        } else if control.isHovered {
            fill(control.frame, radius: metrics.pixels(8), Palette.hover)
        }
        focusRing(control, around: control.frame.grown(by: -metrics.pixels(2)), radius: 8)
    }

    mutating func drawEntry(_ control: Control, _ icon: Icon) {
        drawRow(control)
        let frame = control.frame
        let box = PixelRect(
            left: frame.left + metrics.pixels(6), top: frame.top, width: metrics.pixels(24),
            height: frame.height)
        self.icon(icon, in: box, size: 18, icon == .folder ? Palette.accent : Palette.dim)
        let name = PixelRect(
            left: box.right + metrics.pixels(6), top: frame.top,
            width: frame.right - box.right - metrics.pixels(14), height: frame.height)
        text(control.label, metrics.text, in: name, Palette.ink, cut: .middle)
    }

    mutating func drawToast(_ control: Control, _ lines: [String]) {
        let frame = control.frame
        fill(frame, radius: metrics.pixels(8), Palette.dark)
        let line = metrics.pixels(18)
        for (index, text) in lines.enumerated() {
            let row = PixelRect(
                left: frame.left + metrics.pixels(14),
                top: frame.top + metrics.pixels(8) + index * line,
                width: frame.width - 2 * metrics.pixels(14), height: line)
            let set = typesetter.line(text, metrics.text)
            self.text(set, x: row.left, in: row.y, Palette.onDark)
        }
        focusRing(control, around: frame, radius: 8)
    }

    /// A bar along the foot of a message; what the message says is drawn by others.
    mutating func drawProgress(_ control: Control, _ percent: Int) {
        let frame = control.frame
        fill(frame, radius: metrics.pixels(8), Palette.dark)
        let (margin, height) = (metrics.pixels(14), metrics.pixels(4))
        let track = PixelRect(
            left: frame.left + margin, top: frame.bottom - metrics.pixels(12) - height,
            width: frame.width - 2 * margin, height: height)
        fill(track, radius: height / 2, .white, alpha: 48)
        guard percent > 0 else { return }
        let done = PixelRect(
            left: track.left, top: track.top,
            width: max(track.width * min(percent, 100) / 100, height), height: height)
        fill(done, radius: height / 2, Palette.accentOnDark)
    }

    mutating func drawToastButton(_ control: Control) {
        let radius = metrics.pixels(6)
        if control.isEnabled {
            let alpha: UInt8 = control.isPressed ? 24 : control.isHovered ? 56 : 36
            fill(control.frame, radius: radius, .white, alpha: alpha)
        }
        text(
            control.label, metrics.text, in: control.frame,
            control.isEnabled ? Palette.onDark : Palette.dimOnDark, alignment: .center)
        focusRing(control, around: control.frame, radius: 6)
    }

    mutating func drawTooltip(_ control: Control) {
        let frame = control.frame
        fill(frame, radius: metrics.pixels(6), Palette.dark)
        let label = typesetter.line(control.label, metrics.smallText)
        let left = frame.left + metrics.pixels(8)
        text(label, x: left, in: frame.y, Palette.onDark)
        guard let shortcut = control.shortcut else { return }
        let key = typesetter.line(shortcut, metrics.smallText)
        text(key, x: left + label.width + metrics.pixels(8), in: frame.y, Palette.dimOnDark)
    }
}
