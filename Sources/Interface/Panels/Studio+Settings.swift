import Raster

// The settings panel.
extension Studio {
    var settingsRows: [PanelRow] {
        [
            check(
                "settings.hideBars", .hidesBars, words("Hide the bars while drawing"),
                preferences.hidesBars),
            check(
                "settings.embedObjects", .embedsObjects, words("Keep the objects in PNG files"),
                preferences.embedsObjects),
            check(
                "settings.fullScreen", .fullScreen, words("Full screen"), isFullScreen, key: "F11"),
        ]
    }

    private func check(
        _ id: String, _ preference: Switch, _ label: String, _ isOn: Bool, key: String? = nil
    ) -> PanelRow {
        row(36) { [self] frame in
            let height = metrics.pixels(28)
            var control = Control(
                .toggle, id, frame, .checkBox, label: label, action: .toggle(preference))
            control.frame = PixelRect(
                left: frame.left, top: frame.middleY - height / 2,
                width: min(textWidth(label) + metrics.pixels(28), frame.width), height: height)
            control.isSelected = isOn
            guard let key else { return [control] }
            control.shortcut = key
            return [
                control, Control(.ornament, frame, .text(.dim, .trailing), label: key),
            ]
        }
    }
}
