import Lettering
import Painting
import Raster

// How the tool in hand draws.
extension Bars {
    func bottomGroups(_ kit: Kit, _ spacing: BarSpacing) -> [BarGroup] {
        [
            BarGroup(parts: [brushButton(kit)]),
            BarGroup(parts: Pencil.allCases.map { swatch($0, kit) }),
            BarGroup(parts: kit.preferences.favorites.indices.map { favorite($0, kit) }),
            BarGroup(parts: [
                widthPresets(kit),
                slider("width", kit.words("Width"), .width, spacing, kit),
            ]),
            BarGroup(parts: [opacity(spacing, kit)]),
            BarGroup(parts: [fillSwatch(kit)]),
            BarGroup(parts: zoom(kit), isTrailing: true),
        ]
    }

    private func zoom(_ kit: Kit) -> [BarPart] {
        let widest = kit.setting.typesetter.line("6400 %", kit.metrics.numbers).width
        let percent = BarPart(width: widest + kit.pixels(8)) { frame in
            let place = PixelRect(
                left: frame.left, top: frame.top + kit.pixels(2), width: frame.width,
                height: frame.height - 2 * kit.pixels(2))
            var control = Control(
                .button, "zoom", place, .segment, label: kit.percent(kit.zoom),
                action: .panel(.zoom))
            control.isSelected = kit.openPanels.contains(.zoom)
            control.value = "\(Int((kit.zoom * 100).rounded()))"
            return [control]
        }
        return [
            kit.zoomButton("zoom.out", .zoomOut, kit.words("Zoom out"), .step(-1)), percent,
            kit.zoomButton("zoom.in", .zoomIn, kit.words("Zoom in"), .step(1)),
            kit.zoomButton("zoom.fit", .zoomFit, kit.words("Whole board"), .fitBoard),
        ]
    }

    /// Shows the pen as it is; opens its panel.
    private func brushButton(_ kit: Kit) -> BarPart {
        BarPart(width: kit.pixels(32)) { frame in
            let scale = kit.setting.scale
            var pen = kit.preferences.pen
            pen.width = min(max(pen.width * scale, 5 * scale), 20 * scale)
            var control = Control(
                .button, "panel.brush", frame, .dot(pen, on: .white),
                label: kit.words.panel(.brush), action: .panel(.brush))
            control.isSelected = kit.openPanels.contains(.brush)
            control.value = kit.preferences.color.typed
            return [control]
        }
    }

    private func swatch(_ pencil: Pencil, _ kit: Kit) -> BarPart {
        BarPart(width: kit.pixels(28)) { frame in
            var control = Control(
                .swatch, "pencil.\(pencil.rawValue)", frame, .disc(pencil.color),
                label: kit.words.pencil(pencil), action: .pencil(pencil))
            control.isSelected = chosenFavorite == nil && kit.preferences.color == pencil.color
            control.value = pencil.color.typed
            return [control]
        }
    }

    private func favorite(_ index: Int, _ kit: Kit) -> BarPart {
        let color = kit.preferences.favorites[index]
        return BarPart(width: kit.pixels(28)) { frame in
            var control = Control(
                .swatch, "favorite.\(index + 1)", frame, .square(color),
                label: kit.words.favorite(index), action: .favorite(index))
            control.isSelected = chosenFavorite == index && kit.preferences.color == color
            control.value = color.typed
            return [control]
        }
    }

    private func fillSwatch(_ kit: Kit) -> BarPart {
        let preferences = kit.preferences
        let swatch = kit.pixels(28)
        return kit.named(kit.words("Fill"), gap: kit.pixels(4), width: swatch) { frame, label in
            var control = Control(
                .toggle, "fill", frame,
                .square(preferences.isFilling ? preferences.fillColor : nil), label: label,
                action: .toggleFill)
            control.isSelected = preferences.isFilling
            control.value = preferences.isFilling ? preferences.fillColor.typed : nil
            return [control]
        }
    }

    private func widthPresets(_ kit: Kit) -> BarPart {
        let (side, edge) = (kit.pixels(28), kit.pixels(2))
        let trough = 3 * side + 2 * edge + 2 * edge
        return kit.named(kit.words("Width"), gap: kit.pixels(8), width: trough) { frame, _ in
            let ground = PixelRect(
                left: frame.left, top: frame.top + edge, width: trough,
                height: frame.height - 2 * edge)
            var controls = [Control(.ornament, ground, .trough)]
            for (index, preset) in Brush.presets.enumerated() {
                let segment = PixelRect(
                    left: ground.left + edge + index * (side + edge), top: ground.top + edge,
                    width: side, height: ground.height - 2 * edge)
                var control = Control(
                    .button, "width.\(preset)", segment, .segment, label: "\(preset)",
                    action: .presetWidth(preset))
                control.isSelected = kit.preferences.toolWidth == Double(preset)
                controls.append(control)
            }
            return controls
        }
    }

    private func opacity(_ spacing: BarSpacing, _ kit: Kit) -> BarPart {
        let label = kit.words("Opacity")
        let part = slider("opacity", label, .opacity, spacing, kit)
        return kit.named(label, gap: 0, width: part.width) { frame, _ in
            var controls = part.controls(frame)
            for index in controls.indices {
                controls[index].isEnabled = kit.preferences.tool != .eraser
            }
            return controls
        }
    }

    /// A slider and its number.
    private func slider(
        _ id: String, _ label: String, _ quantity: Quantity, _ spacing: BarSpacing, _ kit: Kit
    ) -> BarPart {
        let length = kit.pixels(spacing.slider + 2 * Slider.inset)
        let widest = quantity == .opacity ? "100 %" : "200"
        let number =
            kit.setting.typesetter.line(widest, kit.metrics.numbers).width + kit.pixels(11)
        return BarPart(width: length + number) { frame in
            let track = PixelRect(
                left: frame.left, top: frame.top, width: length, height: frame.height)
            let box = PixelRect(
                left: track.right, top: frame.top + kit.pixels(3), width: number,
                height: frame.height - 2 * kit.pixels(3))
            return [
                kit.slider(id, label, quantity, track, Palette.accent),
                kit.numberField(id + ".value", label, quantity, box),
            ]
        }
    }
}

extension Kit {
    fileprivate func zoomButton(
        _ id: String, _ icon: Icon, _ label: String, _ change: ZoomChange
    ) -> BarPart {
        button(id, icon, label, .zoom(change))
    }

    /// A piece of a bar with its name before it.
    fileprivate func named(
        _ label: String, gap: Int, width: Int,
        _ controls: @escaping (PixelRect, String) -> [Control]
    ) -> BarPart {
        let text = textWidth(label)
        return BarPart(width: text + gap + width) { frame in
            let rest = PixelRect(
                left: frame.left + text + gap, top: frame.top, width: width,
                height: frame.height)
            return [self.label(label, in: frame, width: text)] + controls(rest, label)
        }
    }
}
