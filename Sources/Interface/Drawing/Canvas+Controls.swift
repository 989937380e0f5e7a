import Lettering
import Raster

extension Canvas {
    /// Draws one control as it stands.
    mutating func draw(_ control: Control) {
        switch control.look {
        case .nothing, .board: break
        case .bar, .panel, .scrim, .separator, .trough, .outline, .scrollBar:
            drawGround(control)
        case .text(let tone, let alignment):
            let style = tone == .strong ? metrics.strongText : metrics.text
            text(
                control.label, style, in: control.frame, color(of: tone), alignment: alignment)
        case .icon(let icon, let tone): drawIcon(control, icon, tone)
        case .button(let tone): drawButton(control, tone)
        case .segment: drawSegment(control)
        case .choice(let labels, let chosen): drawChoice(control, labels, chosen)
        case .checkBox: drawCheckBox(control)
        case .disc(let color): drawDisc(control, color)
        case .square(let color): drawSquare(control, color)
        case .slider(let fraction, let color): drawSlider(control, fraction, color)
        case .field(let look): drawField(control, look)
        case .dot(let style, let ground): drawDot(control, style, ground)
        case .row: drawRow(control)
        case .thumbnail(let item, let ground): drawThumbnail(control, item, ground)
        case .picture(let picture): drawPicture(control, picture)
        case .entry(let icon): drawEntry(control, icon)
        case .toast(let lines): drawToast(control, lines)
        case .progress(let percent): drawProgress(control, percent)
        case .toastButton: drawToastButton(control)
        case .tooltip: drawTooltip(control)
        }
    }

    func color(of tone: Look.Tone, isEnabled: Bool = true) -> Color {
        guard isEnabled else { return Palette.disabled }
        switch tone {
        case .plain, .strong: return Palette.ink
        case .onDark: return Palette.onDark
        case .dim: return Palette.dim
        case .primary: return Palette.accent
        case .danger: return Palette.danger
        }
    }

    /// What shows that keys go to a control.
    mutating func focusRing(_ control: Control, around rect: PixelRect, radius: Double) {
        guard control.isFocused else { return }
        ring(around: rect, radius: metrics.pixels(radius), width: metrics.pixels(2), gap: 0)
    }

    /// A line around a rounded rectangle, `gap` pixels off it.
    mutating func ring(around rect: PixelRect, radius: Int, width: Int, gap: Int) {
        stroke(
            rect.grown(by: gap), radius: radius + gap, width: width, Palette.accent)
    }

    /// A line outside of `rect`, whose corners are round.
    mutating func stroke(_ rect: PixelRect, radius: Int, width: Int, _ color: Color) {
        guard rect.grown(by: width).intersection(clip) != nil else { return }
        let half = Double(width) / 2
        let size = (rect.width + 2 * width, rect.height + 2 * width)
        var path = IconPath()
        path.round(
            x: half...Double(size.0) - half, y: half...Double(size.1) - half,
            radius: Double(radius) + half)
        var layer = Layer(width: size.0, height: size.1)
        _ = layer.draw(
            Path(lines: path.lines), PathPaint(stroke: Paint(color), width: Double(width)))
        var picture = Bitmap(width: size.0, height: size.1)
        layer.compose(layer.bounds, over: Backdrop(.clear), into: &picture, x: 0, y: 0)
        bitmap.lay(picture, x: rect.left - width, y: rect.top - width, clip: clip)
    }

    /// The ground of a button under the pointer.
    mutating func highlight(_ control: Control, radius: Double) {
        guard control.isEnabled else { return }
        if control.isSelected {
            fill(control.frame, radius: metrics.pixels(radius), Palette.tint)
        } else if control.isPressed {
            fill(control.frame, radius: metrics.pixels(radius), Palette.pressed)
        } else if control.isHovered {
            fill(control.frame, radius: metrics.pixels(radius), Palette.hover)
        }
    }

    private mutating func drawIcon(_ control: Control, _ icon: Icon, _ tone: Look.Tone) {
        highlight(control, radius: 6)
        let tone = control.isSelected ? .primary : tone
        let isSmall = control.frame.width < metrics.pixels(32)
        self.icon(
            icon, in: control.frame, size: isSmall ? 16 : Icon.side,
            color(of: tone, isEnabled: control.isEnabled))
        focusRing(control, around: control.frame, radius: 6)
    }

    private mutating func drawButton(_ control: Control, _ tone: Look.Tone) {
        let radius = metrics.pixels(6)
        let frame = control.frame
        switch tone {
        case .primary where control.isEnabled, .danger where control.isEnabled:
            fill(frame, radius: radius, color(of: tone))
            if control.isPressed || control.isHovered {
                fill(frame, radius: radius, .black, alpha: control.isPressed ? 48 : 24)
            }
            text(control.label, metrics.text, in: frame, .white, alignment: .center)
        default:
            let ground =
                control.isPressed
                ? Palette.pressed : control.isHovered ? Palette.hover : Palette.panel
            fill(
                frame, radius: radius, control.isSelected ? Palette.tint : ground,
                edge: Palette.line)
            text(
                control.label, metrics.text, in: frame,
                color(of: control.isSelected ? .primary : .plain, isEnabled: control.isEnabled),
                alignment: .center)
        }
        focusRing(control, around: frame, radius: 6)
    }

    private mutating func drawSegment(_ control: Control) {
        drawSegment(
            control.label, control.frame, isChosen: control.isSelected,
            isHovered: control.isHovered, isEnabled: control.isEnabled)
        focusRing(control, around: control.frame, radius: 5)
    }

    private mutating func drawSegment(
        _ label: String, _ frame: PixelRect, isChosen: Bool, isHovered: Bool, isEnabled: Bool
    ) {
        let radius = metrics.pixels(5)
        if isChosen {
            let line = metrics.hairline
            fill(frame.grown(by: line), radius: radius + line, .black, alpha: 18)
            fill(frame.moved(x: 0, y: line), radius: radius, .black, alpha: 22)
            fill(frame, radius: radius, Palette.panel)
        } else if isHovered {
            fill(frame, radius: radius, Palette.pressed)
        }
        text(
            label, metrics.numbers, in: frame,
            color(of: .plain, isEnabled: isEnabled), alignment: .center)
    }

    private mutating func drawChoice(_ control: Control, _ labels: [String], _ chosen: Int) {
        fill(control.frame, radius: metrics.pixels(7), Palette.hover)
        for (index, label) in labels.enumerated() {
            drawSegment(
                label, control.segment(index, of: labels.count, metrics),
                isChosen: index == chosen && control.isEnabled, isHovered: false,
                isEnabled: control.isEnabled)
        }
        focusRing(control, around: control.frame, radius: 7)
    }

    private mutating func drawCheckBox(_ control: Control) {
        let side = metrics.pixels(18)
        let frame = control.frame
        let box = PixelRect(
            left: frame.left, top: frame.middleY - side / 2, width: side, height: side)
        let radius = metrics.pixels(4)
        if control.isSelected {
            fill(
                box, radius: radius, control.isEnabled ? Palette.accent : Palette.disabled)
            icon(.check, in: box, size: 14, .white)
        } else {
            let ground =
                control.isPressed
                ? Palette.pressed : control.isHovered ? Palette.hover : Palette.panel
            fill(box, radius: radius, ground, edge: Palette.disabled)
        }
        let label = PixelRect(
            left: box.right + metrics.pixels(8), top: frame.top,
            width: frame.right - box.right - metrics.pixels(8), height: frame.height)
        text(
            control.label, metrics.text, in: label,
            color(of: .plain, isEnabled: control.isEnabled))
        focusRing(control, around: box, radius: 4)
    }
}

extension Control {
    /// The frame of one of `count` segments of a choice.
    func segment(_ index: Int, of count: Int, _ metrics: Metrics) -> PixelRect {
        let edge = metrics.pixels(2)
        let inner = frame.width - 2 * edge
        let left = frame.left + edge + inner * index / count
        let right = frame.left + edge + inner * (index + 1) / count
        return PixelRect(
            left: left, top: frame.top + edge, width: right - left,
            height: frame.height - 2 * edge)
    }
}
