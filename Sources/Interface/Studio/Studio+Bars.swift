import Lettering
import Painting
import Raster

// What the two bars hold.
extension Studio {
    func topBar(_ spacing: BarSpacing) -> [BarGroup] {
        let history = [
            button("undo", .undo, words("Undo"), .undo, key: "Ctrl+Z", isEnabled: board.canUndo),
            button(
                "redo", .redo, words("Redo"), .redo, key: "Ctrl+Shift+Z",
                isEnabled: board.canRedo),
        ]
        let tools = Tool.allCases.map { tool in
            button(
                "tool.\(tool.rawValue)", tool.icon, words.tool(tool), .tool(tool),
                key: tool.key.uppercased(), isSelected: board.tool == tool)
        }
        let clear = button(
            "clear", .trash, words("Clear"), .clear, isEnabled: !board.drawing.items.isEmpty)
        let panels: [Panel] = [.background, .objects, .coordinates, .settings]
        let files = [
            button("open", .folder, words("Open"), .open, key: "Ctrl+O"),
            button("save", .save, words("Save"), .save, key: "Ctrl+S"),
            button("export", .export, words("Export"), .export, key: "Ctrl+E"),
        ]
        return [
            BarGroup(parts: history), BarGroup(parts: tools), BarGroup(parts: [clear]),
            BarGroup(parts: panels.map(panelButton), isTrailing: true),
            BarGroup(parts: files, isTrailing: true),
        ]
    }

    func bottomBar(_ spacing: BarSpacing) -> [BarGroup] {
        [
            BarGroup(parts: [brushButton]),
            BarGroup(parts: Pencil.allCases.map(swatch)),
            BarGroup(parts: preferences.favorites.indices.map(favorite)),
            BarGroup(parts: [widthPresets, slider("width", words("Width"), .width, spacing)]),
            BarGroup(parts: [opacity(spacing)]),
            BarGroup(parts: [fillSwatch]),
        ]
    }

    private func button(
        _ id: String, _ icon: Icon, _ label: String, _ action: Action, key: String? = nil,
        isEnabled: Bool = true, isSelected: Bool = false
    ) -> BarPart {
        BarPart(width: metrics.pixels(32)) { frame in
            var control = Control(
                .button, id, frame, .icon(icon, .plain), label: label, action: action)
            control.shortcut = key
            control.isEnabled = isEnabled
            control.isSelected = isSelected
            return [control]
        }
    }

    private func panelButton(_ panel: Panel) -> BarPart {
        button(
            "panel.\(panel.rawValue)", panel.icon, words.panel(panel), .panel(panel),
            isSelected: topPanel == panel)
    }

    /// Shows the pen as it is; opens its panel.
    private var brushButton: BarPart {
        BarPart(width: metrics.pixels(32)) { [self] frame in
            var pen = board.pen
            pen.width = min(max(pen.width * scale, 5 * scale), 20 * scale)
            var control = Control(
                .button, "panel.brush", frame, .dot(pen, on: .white), label: words.panel(.brush),
                action: .panel(.brush))
            control.isSelected = isBrushOpen
            control.value = preferences.color.typed
            return [control]
        }
    }

    private func swatch(_ pencil: Pencil) -> BarPart {
        BarPart(width: metrics.pixels(28)) { [self] frame in
            var control = Control(
                .swatch, "pencil.\(pencil.rawValue)", frame, .disc(pencil.color),
                label: words.pencil(pencil), action: .pencil(pencil))
            control.isSelected = chosenFavorite == nil && preferences.color == pencil.color
            control.value = pencil.color.typed
            return [control]
        }
    }

    private func favorite(_ index: Int) -> BarPart {
        let color = preferences.favorites[index]
        return BarPart(width: metrics.pixels(28)) { [self] frame in
            var control = Control(
                .swatch, "favorite.\(index + 1)", frame, .square(color),
                label: words.favorite(index), action: .favorite(index))
            control.isSelected = chosenFavorite == index && preferences.color == color
            control.value = color.typed
            return [control]
        }
    }

    private var fillSwatch: BarPart {
        let label = words("Fill")
        let text = textWidth(label)
        let swatch = metrics.pixels(28)
        return BarPart(width: text + metrics.pixels(4) + swatch) { [self] frame in
            let square = PixelRect(
                left: frame.right - swatch, top: frame.top, width: swatch, height: frame.height)
            var control = Control(
                .toggle, "fill", square,
                .square(preferences.isFilling ? preferences.fillColor : nil), label: label,
                action: .toggleFill)
            control.isSelected = preferences.isFilling
            control.value = preferences.isFilling ? preferences.fillColor.typed : nil
            let name = PixelRect(
                left: frame.left, top: frame.top, width: text, height: frame.height)
            return [Control(.ornament, name, .text(.dim, .leading), label: label), control]
        }
    }

    private var widthPresets: BarPart {
        let label = words("Width")
        let text = textWidth(label)
        let (gap, side, edge) = (metrics.pixels(8), metrics.pixels(28), metrics.pixels(2))
        let trough = 3 * side + 2 * edge + 2 * edge
        return BarPart(width: text + gap + trough) { [self] frame in
            let name = PixelRect(
                left: frame.left, top: frame.top, width: text, height: frame.height)
            let ground = PixelRect(
                left: frame.left + text + gap, top: frame.top + edge, width: trough,
                height: frame.height - 2 * edge)
            var controls = [
                Control(.ornament, name, .text(.dim, .leading), label: label),
                Control(.ornament, ground, .trough),
            ]
            for (index, preset) in Brush.presets.enumerated() {
                let segment = PixelRect(
                    left: ground.left + edge + index * (side + edge), top: ground.top + edge,
                    width: side, height: ground.height - 2 * edge)
                var control = Control(
                    .button, "width.\(preset)", segment, .segment, label: "\(preset)",
                    action: .presetWidth(preset))
                control.isSelected = board.style.width == Double(preset)
                controls.append(control)
            }
            return controls
        }
    }

    private func opacity(_ spacing: BarSpacing) -> BarPart {
        let label = words("Opacity")
        let text = textWidth(label)
        let part = slider("opacity", label, .opacity, spacing)
        return BarPart(width: text + part.width) { [self] frame in
            let name = PixelRect(
                left: frame.left, top: frame.top, width: text, height: frame.height)
            let rest = PixelRect(
                left: frame.left + text, top: frame.top, width: part.width, height: frame.height)
            let isEnabled = board.tool != .eraser
            return [Control(.ornament, name, .text(.dim, .leading), label: label)]
                + part.controls(rest).map { control in
                    var control = control
                    control.isEnabled = isEnabled
                    return control
                }
        }
    }

    /// A slider and its number.
    private func slider(
        _ id: String, _ label: String, _ quantity: Quantity, _ spacing: BarSpacing
    ) -> BarPart {
        let length = metrics.pixels(spacing.slider + 2 * Slider.inset)
        let widest = quantity == .opacity ? "100 %" : "200"
        let number = typesetter.line(widest, metrics.numbers).width + metrics.pixels(11)
        return BarPart(width: length + number) { [self] frame in
            let track = PixelRect(
                left: frame.left, top: frame.top, width: length, height: frame.height)
            let box = PixelRect(
                left: track.right, top: frame.top + metrics.pixels(3), width: number,
                height: frame.height - 2 * metrics.pixels(3))
            return [
                slider(id, label, quantity, track, Palette.accent),
                numberField(id + ".value", label, quantity, box),
            ]
        }
    }

    func slider(
        _ id: String, _ label: String, _ quantity: Quantity, _ frame: PixelRect, _ color: Color
    ) -> Control {
        var control = Control(
            .slider, id, frame, .slider(fraction: fraction(of: quantity), color), label: label,
            action: .slide(quantity))
        control.value = text(of: quantity)
        return control
    }

    func numberField(
        _ id: String, _ label: String, _ quantity: Quantity, _ frame: PixelRect
    ) -> Control {
        field(id, label, .number(quantity), frame, alignment: .trailing, isBoxed: false)
    }

    func textWidth(_ text: String) -> Int { typesetter.line(text, metrics.text).width }
}
