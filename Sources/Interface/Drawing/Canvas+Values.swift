import Lettering
import Painting
import Raster

// Controls that show a color, a number or text.
extension Canvas {
    mutating func drawDisc(_ control: Control, _ color: Color) {
        let side = metrics.pixels(control.isHovered && !control.isPressed ? 24 : 22)
        let disc = control.frame.centered(width: side, height: side)
        if control.isSelected {
            let gap = metrics.pixels(2)
            self.disc(in: disc.grown(by: 2 * gap), Palette.accent)
            self.disc(in: disc.grown(by: gap), Palette.bar)
        }
        self.disc(in: disc, edge(of: color))
        self.disc(in: disc.grown(by: -metrics.hairline), color)
        focusRing(control, around: disc.grown(by: metrics.pixels(1)), radius: 13)
    }

    mutating func drawSquare(_ control: Control, _ color: Color?) {
        let side = metrics.pixels(control.isHovered && !control.isPressed ? 24 : 22)
        let square = control.frame.centered(width: side, height: side)
        let radius = metrics.pixels(6)
        if control.isSelected, control.kind == .swatch {
            let gap = metrics.pixels(2)
            fill(square.grown(by: 2 * gap), radius: radius + 2 * gap, Palette.accent)
            fill(square.grown(by: gap), radius: radius + gap, Palette.bar)
        }
        fill(square, radius: radius, color ?? .white, edge: edge(of: color ?? .white))
        if color == nil {
            icon(.line, in: square, size: 22, Palette.danger)
        }
        focusRing(control, around: square, radius: 6)
    }

    /// A color's own edge: a shade darker, so that white is seen on white.
    private func edge(of color: Color) -> Color {
        func darker(_ channel: UInt8) -> UInt8 { UInt8(Int(channel) * 7 / 8) }
        return Color(
            red: darker(color.red), green: darker(color.green), blue: darker(color.blue))
    }

    mutating func drawSlider(_ control: Control, _ fraction: Double, _ color: Color) {
        let frame = control.frame
        let inset = metrics.pixels(Slider.inset)
        let height = metrics.pixels(Slider.track)
        let track = PixelRect(
            left: frame.left + inset, top: frame.middleY - height / 2,
            width: frame.width - 2 * inset, height: height)
        fill(track, radius: height / 2, Palette.track)
        let x = track.left + Int((Double(track.width) * fraction).rounded())
        if x > track.left {
            let part = PixelRect(
                left: track.left, top: track.top, width: x - track.left, height: height)
            fill(part, radius: height / 2, control.isEnabled ? color : Palette.disabled)
        }
        let side = metrics.pixels(Slider.thumb)
        let thumb = PixelRect(
            left: x - side / 2, top: track.top + height / 2 - side / 2, width: side, height: side)
        let line = metrics.hairline
        if control.isHovered || control.isPressed {
            disc(in: thumb.grown(by: metrics.pixels(4)), color, alpha: control.isPressed ? 64 : 32)
        }
        disc(in: thumb.grown(by: line).moved(x: 0, y: line), .black, alpha: 24)
        disc(in: thumb.grown(by: line), Color(hex: 0xC9CDD3))
        disc(in: thumb, .white)
        if control.isFocused {
            ring(around: thumb, radius: side / 2, width: metrics.pixels(2), gap: line)
        }
    }

    mutating func drawField(_ control: Control, _ look: FieldLook) {
        let frame = control.frame
        let radius = metrics.pixels(6)
        let isEdited = look.cursor != nil
        if isEdited {
            fill(
                frame.grown(by: metrics.pixels(3)), radius: radius + metrics.pixels(3),
                look.isWrong ? Palette.danger : Palette.accent, alpha: 51)
        }
        if look.isBoxed || isEdited || (control.isHovered && control.isEnabled) {
            let edge =
                look.isWrong ? Palette.danger : isEdited ? Palette.accent : Palette.line
            fill(frame, radius: radius, Palette.panel, edge: edge)
        }
        let line = typesetter.line(look.text, metrics.numbers)
        let layout = FieldLayout(frame, look, line, metrics)
        guard let inside = layout.inside.intersection(clip) else { return }
        let color = control.isEnabled ? Palette.ink : Palette.disabled
        if let selection = look.selection, !selection.isEmpty {
            let left = layout.textLeft + line.x(ofCharacter: selection.lowerBound)
            let right = layout.textLeft + line.x(ofCharacter: selection.upperBound)
            let rows = caretRows(frame)
            let marked = PixelRect(
                left: left, top: rows.lowerBound, width: right - left, height: rows.count)
            if let seen = marked.intersection(inside) { fill(seen, Color(hex: 0xBBD2FC)) }
        }
        bitmap.draw(
            line, x: layout.textLeft, y: line.top(centeredIn: frame.y), color: color, clip: inside)
        guard let cursor = look.cursor else { return }
        let rows = caretRows(frame)
        let caret = PixelRect(
            left: layout.textLeft + line.x(ofCharacter: cursor), top: rows.lowerBound,
            width: metrics.pixels(1.25), height: rows.count)
        if let seen = caret.intersection(inside) { fill(seen, Palette.ink) }
    }

    private func caretRows(_ frame: PixelRect) -> Range<Int> {
        let height = min(metrics.pixels(18), frame.height - 2 * metrics.hairline)
        let top = frame.middleY - height / 2
        return top..<top + max(height, 1)
    }

    /// The pen's dot, in the middle of a box that cuts what is larger.
    mutating func drawDot(_ control: Control, _ style: Style, _ ground: Color) {
        if control.kind == .button {
            highlight(control, radius: 6)
            fill(
                control.frame.grown(by: -metrics.pixels(4)), radius: metrics.pixels(5), ground,
                edge: control.isSelected ? Palette.accent : Palette.disabled)
        } else {
            fill(control.frame, radius: metrics.pixels(8), ground, edge: Palette.line)
        }
        let frame = control.frame.grown(by: -metrics.pixels(control.kind == .button ? 5 : 1))
        let middle = Point(x: Double(frame.width) / 2, y: Double(frame.height) / 2)
        var layer = Layer(width: frame.width, height: frame.height)
        var dot = style
        dot.fill = nil
        let mark = Mark(.freehand(Freehand(at: middle)), dot)
        _ = layer.draw(mark.path, mark.paint)
        lay(layer, x: frame.left, y: frame.top)
        if control.kind == .button {
            focusRing(control, around: control.frame, radius: 6)
        }
    }

    mutating func lay(_ layer: Layer, x: Int, y: Int) {
        var picture = Bitmap(width: layer.width, height: layer.height)
        layer.compose(layer.bounds, over: Backdrop(.clear), into: &picture, x: 0, y: 0)
        bitmap.lay(picture, x: x, y: y, clip: clip)
    }

    mutating func drawThumbnail(_ control: Control, _ item: Drawing.Item, _ ground: Color) {
        let frame = control.frame
        fill(frame, radius: metrics.pixels(6), ground, edge: Palette.line)
        let room = frame.grown(by: -metrics.pixels(4))
        guard room.intersection(clip) != nil else { return }
        let picture = stamps.thumbnail(of: item, width: room.width, height: room.height)
        bitmap.lay(picture, x: room.left, y: room.top, clip: clip)
    }

    mutating func drawPicture(_ control: Control, _ picture: Bitmap) {
        let place = control.frame.centered(width: picture.width, height: picture.height)
        fill(place.grown(by: 1), radius: 0, Palette.line)
        bitmap.lay(picture, x: place.left, y: place.top, clip: clip)
    }
}
