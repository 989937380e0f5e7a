import Lettering
import Painting
import Raster

// The sliders and the field that make a color, for whoever owns it.
extension Studio {
    /// Three sliders with numbers, in a block three rows high.
    func channels(
        _ prefix: String, _ owner: ColorOwner, in frame: PixelRect
    ) -> [Control] {
        let height = frame.height / 3
        let names = Channel.allCases.map(words.channel)
        let nameWidth = colorLabelWidth
        let number = metrics.pixels(44)
        let colors = [Palette.red, Palette.green, Palette.accent]
        return Channel.allCases.enumerated().flatMap { index, channel in
            let line = PixelRect(
                left: frame.left, top: frame.top + index * height, width: frame.width,
                height: height)
            let box = PixelRect(
                left: frame.right - number, top: line.top + metrics.pixels(1), width: number,
                height: height - metrics.pixels(2))
            let track = PixelRect(
                left: line.left + nameWidth, top: line.top,
                width: max(box.left - line.left - nameWidth, 1), height: height)
            let id = "\(prefix).\(channel.rawValue)"
            let quantity = Quantity.channel(channel, owner)
            return [
                label(names[index], in: line, width: nameWidth),
                slider(id, names[index], quantity, track, colors[index]),
                numberField(id + ".value", names[index], quantity, box),
            ]
        }
    }

    /// What the names of sliders and fields take, so that all of these begin in one line.
    private var colorLabelWidth: Int {
        let names = Channel.allCases.map(words.channel) + [words("Hex")]
        return (names.map(textWidth).max() ?? 0) + metrics.pixels(6)
    }

    /// The hex field and its name, at the left of `frame`; returns where they end.
    func hexField(
        _ prefix: String, _ owner: ColorOwner, in frame: PixelRect
    ) -> (controls: [Control], end: Int) {
        let nameWidth = colorLabelWidth
        let height = metrics.pixels(28)
        let box = PixelRect(
            left: frame.left + nameWidth + metrics.pixels(Slider.inset),
            top: frame.middleY - height / 2, width: metrics.pixels(88), height: height)
        return (
            [
                label(words("Hex"), in: frame, width: nameWidth),
                field("\(prefix).hex", words("Hex"), .hex(owner), box),
            ], box.right
        )
    }

    var brushRows: [PanelRow] {
        [
            row(38) { [self] in brushTargets(in: $0) },
            row(84) { [self] frame in
                let side = metrics.pixels(76)
                let sliders = PixelRect(
                    left: frame.left, top: frame.top,
                    width: frame.width - side - metrics.pixels(16), height: frame.height)
                let box = PixelRect(
                    left: frame.right - side, top: frame.middleY - side / 2, width: side,
                    height: side)
                return channels("brush", brushTarget, in: sliders) + preview(in: box)
            },
            row(40) { [self] frame in
                let (hex, end) = hexField("brush", brushTarget, in: frame)
                return hex + picker(after: end, in: frame)
            },
        ]
    }

    private func brushTargets(in frame: PixelRect) -> [Control] {
        var labels = [words("Pen"), words("Fill")]
        var chosen = brushTarget == .fill ? 1 : 0
        if case .favorite(let index) = brushTarget {
            labels.append(words.favorite(index))
            chosen = 2
        }
        let width = labels.map { textWidth($0) + metrics.pixels(28) }.max() ?? 1
        let box = PixelRect(
            left: frame.left, top: frame.top, width: width * labels.count,
            height: metrics.pixels(28))
        var choice = Control(
            .button, "brush.target", box, .choice(labels, chosen: chosen),
            label: words("What the color is for"), action: .paint(brushTarget))
        choice.value = ["pen", "fill", "favorite"][chosen]
        var check =
            brushTarget == .fill
            ? Control(
                .toggle, "brush.fill", box, .checkBox, label: words("Fill shapes"),
                action: .toggleFill)
            : Control(
                .toggle, "brush.corners", box, .checkBox, label: words("Sharp corners"),
                action: .toggle(.sharpCorners))
        let most = frame.right - box.right - metrics.pixels(16)
        check.frame = PixelRect(
            left: box.right + metrics.pixels(16), top: box.top,
            width: min(textWidth(check.label) + metrics.pixels(28), most), height: box.height)
        check.isSelected =
            brushTarget == .fill ? preferences.isFilling : preferences.hasSharpCorners
        return most > metrics.pixels(24) ? [choice, check] : [choice]
    }

    mutating func chooseBrushTarget(at point: Point?) {
        var owners = [ColorOwner.pen, .fill]
        if case .favorite = brushTarget { owners.append(brushTarget) }
        let index = segment(
            "brush.target", of: owners.count, at: point, after: owners.firstIndex(of: brushTarget))
        brushTarget = owners[index]
    }

    /// The dot that the pen makes, by the same code that makes it on the board; one that does not fit is
    /// made smaller and its width is said under it.
    private func preview(in frame: PixelRect) -> [Control] {
        var style = board.pen
        style.color = color(of: brushTarget)
        var ground = Color.white
        if case .color(let color) = board.drawing.background { ground = color }
        var control = Control(.ornament, "brush.preview", frame, .dot(style, on: ground))
        control.value = text(of: .width)
        let room = frame.width - metrics.pixels(4)
        guard style.width > Double(room) else { return [control] }
        let line = metrics.pixels(18)
        control.frame = PixelRect(
            left: frame.left + line / 2, top: frame.top, width: frame.width - line,
            height: frame.height - line)
        style.width = Double(room - line)
        control.look = .dot(style, on: ground)
        let name = PixelRect(
            left: frame.left, top: frame.bottom - line, width: frame.width, height: line)
        return [
            control,
            Control(.ornament, name, .text(.dim, .center), label: text(of: .width) + " px"),
        ]
    }

    private func picker(after end: Int, in frame: PixelRect) -> [Control] {
        let side = metrics.pixels(32)
        let button = PixelRect(
            left: end + metrics.pixels(8), top: frame.middleY - side / 2, width: side,
            height: side)
        var control = Control(
            .button, "brush.pick", button, .icon(.picker, .plain),
            label: words("Pick a color from the board"), action: .pick)
        control.shortcut = words("Alt + click")
        control.isSelected = isPicking
        guard isPicking else { return [control] }
        let hint = PixelRect(
            left: button.right + metrics.pixels(8), top: frame.top,
            width: max(frame.right - button.right - metrics.pixels(8), 1), height: frame.height)
        return [
            control,
            Control(
                .ornament, hint, .text(.dim, .leading), label: words("Press on the board")),
        ]
    }
}
