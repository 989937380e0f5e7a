import Raster

/// The settings panel, which holds nothing of its own.
struct SettingsPanel: Sendable {
    func rows(_ kit: Kit) -> [PanelRow] {
        let (words, preferences) = (kit.words, kit.preferences)
        return [
            kit.switchRow(
                "settings.hideBars", .hidesBars, words("Hide the bars while drawing"),
                preferences.hidesBars),
            kit.switchRow(
                "settings.embedObjects", .embedsObjects, words("Keep the objects in PNG files"),
                preferences.embedsObjects),
            kit.switchRow(
                "settings.fullScreen", .fullScreen, words("Full screen"), kit.setting.isFullScreen),
            kit.row(48) { saveAs(in: $0, kit) },
        ]
    }

    /// What the save button does with the second mouse button, for those who do not know that.
    private func saveAs(in frame: PixelRect, _ kit: Kit) -> [Control] {
        let label = kit.words("Save as…")
        let height = kit.pixels(32)
        let button = PixelRect(
            left: frame.left, top: frame.bottom - height,
            width: min(kit.textWidth(label) + kit.pixels(32), frame.width), height: height)
        var control = Control(
            .button, "saveAs", button, .button(.plain), label: label, action: .saveAs)
        control.shortcut = kit.key(of: .saveAs)
        let key = PixelRect(
            left: frame.left, top: button.top, width: frame.width, height: height)
        return [
            control, Control(.ornament, key, .text(.dim, .trailing), label: control.shortcut ?? ""),
        ]
    }
}

extension Kit {
    /// A row with a preference that is on or off, and the key that changes it.
    func switchRow(
        _ id: String, _ preference: Switch, _ label: String, _ isOn: Bool
    ) -> PanelRow {
        row(36) { frame in
            let height = pixels(28)
            let line = PixelRect(
                left: frame.left, top: frame.middleY - height / 2, width: frame.width,
                height: height)
            var control = checkBox(id, label, .toggle(preference), isOn: isOn, in: line)
            guard let key = key(of: .toggle(preference)) else { return [control] }
            control.shortcut = key
            return [
                control, Control(.ornament, frame, .text(.dim, .trailing), label: key),
            ]
        }
    }
}
