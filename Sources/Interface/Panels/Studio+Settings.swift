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
            row(48) { [self] in saveAs(in: $0) },
        ]
    }

    /// What the save button does with the second mouse button, for those who do not know that.
    private func saveAs(in frame: PixelRect) -> [Control] {
        let label = words("Save as…")
        let height = metrics.pixels(32)
        let button = PixelRect(
            left: frame.left, top: frame.bottom - height,
            width: min(textWidth(label) + metrics.pixels(32), frame.width), height: height)
        var control = Control(
            .button, "saveAs", button, .button(.plain), label: label, action: .saveAs)
        control.shortcut = "Ctrl+Shift+S"
        let key = PixelRect(
            left: frame.left, top: button.top, width: frame.width, height: height)
        return [
            control, Control(.ornament, key, .text(.dim, .trailing), label: "Ctrl+Shift+S"),
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
