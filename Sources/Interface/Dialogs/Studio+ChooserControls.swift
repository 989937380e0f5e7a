import Lettering
import Painting
import Raster

// How the file chooser looks.
extension Studio {
    func controls(of chooser: Chooser) -> [Control] {
        let padding = metrics.pixels(16)
        let window = PixelRect(left: 0, top: 0, width: width, height: height)
        let boxWidth = min(metrics.pixels(560), width - metrics.pixels(16))
        let rowHeight = metrics.pixels(30)
        // Title, path, buttons and the spaces between them.
        let rest = metrics.pixels(44 + 32 + 12 + 12 + 32 + 16)
        let most = (height - metrics.pixels(16) - rest) / rowHeight
        let rows = min(max(most, 1), 10)
        let frame = window.centered(width: boxWidth, height: rest + rows * rowHeight)
        let inside = PixelRect(
            left: frame.left + padding, top: frame.top + metrics.pixels(44),
            width: frame.width - 2 * padding, height: frame.height - metrics.pixels(60))
        let title = PixelRect(
            left: inside.left, top: frame.top + metrics.pixels(10), width: inside.width,
            height: metrics.pixels(28))
        let name = words.title(chooser.purpose)
        let list = PixelRect(
            left: inside.left, top: inside.top + metrics.pixels(44), width: inside.width,
            height: rows * rowHeight)
        return [
            Control(.dialog, "dialog", frame, .panel, label: name),
            Control(.ornament, title, .text(.strong, .leading), label: name),
        ] + pathRow(in: inside) + entries(chooser, in: list, rowHeight)
            + chooserFoot(chooser, in: inside)
    }

    private func pathRow(in inside: PixelRect) -> [Control] {
        let side = metrics.pixels(32)
        let up = PixelRect(left: inside.left, top: inside.top, width: side, height: side)
        let box = PixelRect(
            left: up.right + metrics.pixels(8), top: inside.top,
            width: inside.right - up.right - metrics.pixels(8), height: side)
        return [
            Control(
                .button, "dialog.up", up, .icon(.up, .plain), label: words("Parent folder"),
                action: .parentFolder),
            field("dialog.path", words("Path"), .path, box),
        ]
    }

    private func entries(
        _ chooser: Chooser, in frame: PixelRect, _ rowHeight: Int
    ) -> [Control] {
        let listed = chooser.listed(hidden: preferences.showsHiddenFiles)
        let visible = rows(of: .files, fitting: frame.height / rowHeight, count: listed.count)
        var list = Control(.list, "dialog.files", frame, .nothing, label: words("Files"))
        list.scroll = .files
        var all = [list]
        if listed.isEmpty, chooser.entries != nil {
            let text = chooser.problem.map(words.reason) ?? words("There is nothing here.")
            let place = PixelRect(
                left: frame.left, top: frame.top, width: frame.width, height: 2 * rowHeight)
            all.append(Control(.ornament, place, .text(.dim, .center), label: text))
        }
        let bar = scrollBar("dialog.files.scroll", .files, in: frame, visible, of: listed.count)
        for (line, row) in visible.enumerated() {
            let entry = listed[row]
            let place = PixelRect(
                left: frame.left, top: frame.top + line * rowHeight,
                width: frame.width - (bar == nil ? 0 : metrics.pixels(14)), height: rowHeight)
            var control = Control(
                .button, "dialog.entry.\(row)", place,
                .entry(entry.isFolder ? .folder : .file), label: FileName.shown(entry.name),
                action: .entry(row))
            control.isSelected = entry.name == chooser.picked
            control.scroll = .files
            all.append(control)
        }
        if let bar { all.append(bar) }
        return all
    }

    private func chooserFoot(_ chooser: Chooser, in inside: PixelRect) -> [Control] {
        let height = metrics.pixels(32)
        let row = PixelRect(
            left: inside.left, top: inside.bottom - height, width: inside.width, height: height)
        let isSaving = chooser.purpose == .save || chooser.purpose == .export
        var choices = [(Answer.ok, isSaving ? words("Save") : words("Open"), Look.Tone.primary)]
        if chooser.purpose == .open { choices.append((.insert, words("Insert"), .plain)) }
        let buttons = answers(choices + [(.cancel, words("Cancel"), .plain)], in: row)
        var hidden = Control(
            .toggle, "dialog.hidden", row, .checkBox, label: words("Hidden files"),
            action: .toggle(.showsHiddenFiles))
        let most = (buttons.map(\.frame.left).min() ?? row.right) - row.left - metrics.pixels(8)
        hidden.frame = PixelRect(
            left: row.left, top: row.top,
            width: min(textWidth(hidden.label) + metrics.pixels(28), max(most, 1)), height: height)
        hidden.isSelected = preferences.showsHiddenFiles
        // In the smallest windows there is no room beside the buttons.
        return most > metrics.pixels(24) ? [hidden] + buttons : buttons
    }
}
