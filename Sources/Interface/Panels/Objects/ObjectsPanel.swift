import Lettering
import Painting
import Raster

/// The list of all that was drawn, the newest first.
struct ObjectsPanel: Sendable {
    /// The number of the object that is chosen.
    private(set) var selected: Int?

    func controls(_ kit: Kit) -> [Control] {
        let items = kit.drawing.items
        let (header, padding) = (kit.headerHeight, kit.pixels(8))
        guard !items.isEmpty else { return empty(kit) }
        let rowHeight = kit.pixels(52)
        let room = kit.panelRoom(height: header + padding + rowHeight)
        let visible = kit.rows(
            of: .objects, fitting: (room.height - header - padding) / rowHeight,
            count: items.count)
        let frame = kit.panelFrame(
            .objects, width: 264, height: header + padding + visible.count * rowHeight, in: room)
        var all = kit.ground(.objects, frame, title: kit.words.objects(count: items.count))
        var list = Control(
            .list, "objects",
            PixelRect(
                left: frame.left + padding, top: frame.top + header,
                width: frame.width - 2 * padding, height: visible.count * rowHeight),
            .nothing, label: kit.words.panel(.objects))
        list.value = "\(items.count)"
        all.append(list)
        let bar = kit.scrollBar(
            "objects.scroll", .objects, beside: frame, top: list.frame.top, visible,
            of: items.count)
        let edge = bar == nil ? 0 : kit.pixels(6)
        for (line, row) in visible.enumerated() {
            let place = PixelRect(
                left: list.frame.left, top: list.frame.top + line * rowHeight,
                width: list.frame.width - edge, height: rowHeight)
            all += self.row(items[items.count - 1 - row], in: place, kit)
        }
        if let bar { all.append(bar) }
        for index in all.indices { all[index].scroll = .objects }
        return all
    }

    /// The object that is looked at: pointed at in the list, else chosen.
    func shown(_ kit: Kit) -> Drawing.Item? {
        guard let number = pointed(kit) ?? selected else { return nil }
        return kit.drawing.items.last { $0.number == number }
    }

    /// Chooses an object, or no longer if it is chosen already.
    mutating func toggle(_ number: Int) {
        selected = selected == number ? nil : number
    }

    /// Forgets a choice whose object is not in the drawing any more.
    mutating func follow(_ drawing: Drawing) {
        guard let selected, !drawing.items.contains(where: { $0.number == selected }) else {
            return
        }
        self.selected = nil
    }

    mutating func deselect() { selected = nil }

    /// The object that the pointer or the keyboard is on.
    private func pointed(_ kit: Kit) -> Int? {
        kit.pointed.lazy.compactMap { action in
            switch action {
            case .selectObject(let number), .deleteObject(let number): number
            default: nil
            }
        }.first
    }

    private func empty(_ kit: Kit) -> [Control] {
        let height = 2 * kit.headerHeight
        let room = kit.panelRoom(height: height)
        let frame = kit.panelFrame(.objects, width: 264, height: height, in: room)
        let text = PixelRect(
            left: frame.left + kit.pixels(16), top: frame.top + kit.headerHeight,
            width: frame.width - kit.pixels(32), height: kit.pixels(28))
        return kit.ground(.objects, frame) + [
            Control(
                .ornament, text, .text(.dim, .leading),
                label: kit.words("What you draw is listed here."))
        ]
    }

    private func row(_ item: Drawing.Item, in frame: PixelRect, _ kit: Kit) -> [Control] {
        let side = kit.pixels(28)
        let edge = kit.pixels(8)
        let delete = PixelRect(
            left: frame.right - edge - side, top: frame.middleY - side / 2, width: side,
            height: side)
        let body = PixelRect(
            left: frame.left, top: frame.top, width: delete.left - frame.left, height: frame.height)
        let picture = PixelRect(
            left: frame.left + edge, top: frame.top + kit.pixels(6), width: kit.pixels(56),
            height: frame.height - 2 * kit.pixels(6))
        let name = PixelRect(
            left: picture.right + kit.pixels(10), top: frame.top,
            width: max(delete.left - picture.right - kit.pixels(12), 1), height: frame.height)
        let label = kit.words.object(item)
        let isPointed = pointed(kit) == item.number
        var ground = Control(.ornament, frame, .row)
        ground.isHovered = isPointed
        ground.isSelected = selected == item.number
        var row = Control(
            .button, "objects.\(item.number)", body, .row, label: label,
            action: .selectObject(item.number))
        row.isSelected = ground.isSelected
        var remove = Control(
            .button, "objects.\(item.number).delete", delete,
            .icon(.trash, isPointed || row.isSelected ? .danger : .dim),
            label: kit.words("Delete"), action: .deleteObject(item.number))
        remove.shortcut = row.isSelected ? kit.words.deleteKey : nil
        return [
            ground, row, Control(.ornament, picture, .thumbnail(item, on: kit.paper)),
            Control(.ornament, name, .text(.plain, .leading), label: label), remove,
        ]
    }
}
