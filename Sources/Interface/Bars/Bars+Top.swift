import Painting
import Raster

// Tools, history, panels and files.
extension Bars {
    func topGroups(_ kit: Kit) -> [BarGroup] {
        let words = kit.words
        let history = [
            kit.button(
                "undo", .undo, words("Undo"), .undo, isEnabled: kit.canUndo),
            kit.button(
                "redo", .redo, words("Redo"), .redo,
                isEnabled: kit.canRedo),
        ]
        let tools = Tool.allCases.map { tool in
            kit.button(
                "tool.\(tool.rawValue)", tool.icon, words.tool(tool), .tool(tool),
                isSelected: kit.preferences.tool == tool)
        }
        let clear = kit.button(
            "clear", .trash, words("Clear"), .clear, isEnabled: !kit.drawing.items.isEmpty)
        let panels: [Panel] = [.background, .objects, .coordinates, .settings]
        let files = [
            kit.button("open", .folder, words("Open"), .open),
            kit.button("save", .save, words("Save"), .save),
            kit.button("export", .export, words("Export"), .export),
        ]
        return [
            BarGroup(parts: history), BarGroup(parts: tools), BarGroup(parts: [clear]),
            BarGroup(parts: panels.map(kit.panelButton), isTrailing: true),
            BarGroup(parts: files, isTrailing: true),
        ]
    }
}

extension Kit {
    /// The key that does the same, as it is shown; `nil` for none.
    func key(of action: Action) -> String? { Keymap.chord(of: action)?.name(words) }

    /// A button of a bar.
    func button(
        _ id: String, _ icon: Icon, _ label: String, _ action: Action,
        isEnabled: Bool = true, isSelected: Bool = false
    ) -> BarPart {
        BarPart(width: pixels(32)) { frame in
            var control = Control(
                .button, id, frame, .icon(icon, .plain), label: label, action: action)
            control.shortcut = key(of: action)
            control.isEnabled = isEnabled
            control.isSelected = isSelected
            return [control]
        }
    }

    fileprivate func panelButton(_ panel: Panel) -> BarPart {
        button(
            "panel.\(panel.rawValue)", panel.icon, words.panel(panel), .panel(panel),
            isSelected: openPanels.contains(panel))
    }
}
