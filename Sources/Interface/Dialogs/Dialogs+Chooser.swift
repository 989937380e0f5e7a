import Lettering
import Painting
import Raster

// How the file chooser looks.
extension Dialogs {
    /// How many rows of files fit.
    func rowCount(_ kit: Kit) -> Int {
        let most = (kit.window.height - kit.pixels(16) - restHeight(kit)) / kit.pixels(30)
        return min(max(most, 1), 10)
    }

    /// Title, path, buttons and the spaces between them.
    private func restHeight(_ kit: Kit) -> Int { kit.pixels(44 + 32 + 12 + 12 + 32 + 16) }

    func controls(of chooser: Chooser, _ kit: Kit) -> [Control] {
        let padding = kit.pixels(16)
        let boxWidth = min(kit.pixels(560), kit.window.width - kit.pixels(16))
        let (rows, rowHeight) = (rowCount(kit), kit.pixels(30))
        let frame = kit.window.centered(
            width: boxWidth, height: restHeight(kit) + rows * rowHeight)
        let inside = PixelRect(
            left: frame.left + padding, top: frame.top + kit.headerHeight,
            width: frame.width - 2 * padding, height: frame.height - kit.pixels(60))
        let title = PixelRect(
            left: inside.left, top: frame.top + kit.pixels(10), width: inside.width,
            height: kit.pixels(28))
        let name = kit.words.title(chooser.purpose)
        let list = PixelRect(
            left: inside.left, top: inside.top + kit.pixels(44), width: inside.width,
            height: rows * rowHeight)
        return [
            Control(.dialog, "dialog", frame, .panel, label: name),
            Control(.ornament, title, .text(.strong, .leading), label: name),
        ] + pathRow(chooser, in: inside, kit) + entries(chooser, in: list, rowHeight, kit)
            + foot(chooser, in: inside, kit)
    }

    private func pathRow(_ chooser: Chooser, in inside: PixelRect, _ kit: Kit) -> [Control] {
        let side = kit.pixels(32)
        let up = PixelRect(left: inside.left, top: inside.top, width: side, height: side)
        let box = PixelRect(
            left: up.right + kit.pixels(8), top: inside.top,
            width: inside.right - up.right - kit.pixels(8), height: side)
        return [
            Control(
                .button, "dialog.up", up, .icon(.up, .plain), label: kit.words("Parent folder"),
                action: .parentFolder),
            kit.field(FieldName.path.id, kit.words("Path"), .path, chooser.path, box),
        ]
    }

    private func entries(
        _ chooser: Chooser, in frame: PixelRect, _ rowHeight: Int, _ kit: Kit
    ) -> [Control] {
        let listed = chooser.listed(hidden: kit.preferences.showsHiddenFiles)
        let visible = kit.rows(
            of: .files, fitting: frame.height / rowHeight, count: listed.count)
        var list = Control(.list, "dialog.files", frame, .nothing, label: kit.words("Files"))
        list.scroll = .files
        var all = [list]
        if listed.isEmpty, chooser.entries != nil {
            let text =
                chooser.problem.map(kit.words.reason) ?? kit.words("There is nothing here.")
            let place = PixelRect(
                left: frame.left, top: frame.top, width: frame.width, height: 2 * rowHeight)
            all.append(Control(.ornament, place, .text(.dim, .center), label: text))
        }
        let bar = kit.scrollBar(
            "dialog.files.scroll", .files, in: frame, visible, of: listed.count)
        for (line, row) in visible.enumerated() {
            let entry = listed[row]
            let place = PixelRect(
                left: frame.left, top: frame.top + line * rowHeight,
                width: frame.width - (bar == nil ? 0 : kit.pixels(14)), height: rowHeight)
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

    private func foot(_ chooser: Chooser, in inside: PixelRect, _ kit: Kit) -> [Control] {
        let height = kit.pixels(32)
        let row = PixelRect(
            left: inside.left, top: inside.bottom - height, width: inside.width, height: height)
        let words = kit.words
        var choices = [
            (Answer.ok, isChoosingName ? words("Save") : words("Open"), Look.Tone.primary)
        ]
        if chooser.purpose == .open { choices.append((.insert, words("Insert"), .plain)) }
        let buttons = kit.answers(choices + [(.cancel, words("Cancel"), .plain)], in: row)
        let most = (buttons.map(\.frame.left).min() ?? row.right) - row.left - kit.pixels(8)
        // In the smallest windows there is no room beside the buttons.
        guard most > kit.pixels(24) else { return buttons }
        let rest = PixelRect(left: row.left, top: row.top, width: most, height: height)
        let hidden = kit.checkBox(
            "dialog.hidden", words("Hidden files"), .toggle(.showsHiddenFiles),
            isOn: kit.preferences.showsHiddenFiles, in: rest)
        return [hidden] + buttons
    }
}
