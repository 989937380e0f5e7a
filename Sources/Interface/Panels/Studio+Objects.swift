import Lettering
import Painting
import Raster

// The objects panel.
extension Studio {
    /// The object that the pointer or the keyboard is on, in the panel.
    private var pointedObject: Int? {
        [pointing.hovered, isFocusShown ? focus ?? "" : ""].lazy.compactMap(Self.object).first
    }

    /// The number in `objects.<n>` and `objects.<n>.delete`.
    private static func object(_ id: String) -> Int? {
        guard id.hasPrefix("objects.") else { return nil }
        return id.split(separator: ".").dropFirst().first.flatMap { Int($0) }
    }

    /// A frame on the board around the object that is pointed at or chosen.
    var highlight: [Control] {
        guard topPanel == .objects, let number = pointedObject ?? selectedObject,
            let item = board.drawing.items.last(where: { $0.number == number }),
            let seen = item.bounds.grown(by: metrics.pixels(4))
                .intersection(board.drawing.bounds)
        else { return [] }
        let origin = boardOrigin
        return [Control(.ornament, seen.moved(x: origin.x, y: origin.y), .outline)]
    }

    var objectsPanel: [Control] {
        let items = board.drawing.items
        let rowHeight = metrics.pixels(52)
        let header = metrics.pixels(Self.headerHeight)
        let padding = metrics.pixels(8)
        guard !items.isEmpty else { return emptyObjects(header) }
        let room = panelRoom(for: .objects, height: header + padding + rowHeight)
        let visible = rows(
            of: .objects, fitting: (room.height - header - padding) / rowHeight,
            count: items.count)
        let frame = panelFrame(
            .objects, width: 264, height: header + padding + visible.count * rowHeight, in: room)
        var all = ground(.objects, frame, title: words.objects(count: items.count))
        var list = Control(
            .list, "objects",
            PixelRect(
                left: frame.left + padding, top: frame.top + header,
                width: frame.width - 2 * padding, height: visible.count * rowHeight),
            .nothing, label: words.panel(.objects))
        list.value = "\(items.count)"
        all.append(list)
        let bar = scrollBar(
            "objects.scroll", .objects, beside: frame, top: list.frame.top, visible,
            of: items.count)
        let edge = bar == nil ? 0 : metrics.pixels(6)
        for (line, row) in visible.enumerated() {
            let place = PixelRect(
                left: list.frame.left, top: list.frame.top + line * rowHeight,
                width: list.frame.width - edge, height: rowHeight)
            all += object(items[items.count - 1 - row], in: place)
        }
        if let bar { all.append(bar) }
        for index in all.indices { all[index].scroll = .objects }
        return all
    }

    private func emptyObjects(_ header: Int) -> [Control] {
        let room = panelRoom(for: .objects, height: 2 * header)
        let frame = panelFrame(.objects, width: 264, height: 2 * header, in: room)
        let text = PixelRect(
            left: frame.left + metrics.pixels(16), top: frame.top + header,
            width: frame.width - metrics.pixels(32), height: metrics.pixels(28))
        return ground(.objects, frame) + [
            Control(
                .ornament, text, .text(.dim, .leading),
                label: words("What you draw is listed here."))
        ]
    }

    private func object(_ item: Drawing.Item, in frame: PixelRect) -> [Control] {
        let side = metrics.pixels(28)
        let edge = metrics.pixels(8)
        let delete = PixelRect(
            left: frame.right - edge - side, top: frame.middleY - side / 2, width: side,
            height: side)
        let body = PixelRect(
            left: frame.left, top: frame.top, width: delete.left - frame.left, height: frame.height)
        let picture = PixelRect(
            left: frame.left + edge, top: frame.top + metrics.pixels(6), width: metrics.pixels(56),
            height: frame.height - 2 * metrics.pixels(6))
        let name = PixelRect(
            left: picture.right + metrics.pixels(10), top: frame.top,
            width: max(delete.left - picture.right - metrics.pixels(12), 1), height: frame.height)
        let label = words.object(item)
        let isPointed = pointedObject == item.number
        var ground = Control(.ornament, frame, .row)
        ground.isHovered = isPointed
        ground.isSelected = selectedObject == item.number
        var row = Control(
            .button, "objects.\(item.number)", body, .row, label: label,
            action: .selectObject(item.number))
        row.isSelected = ground.isSelected
        var paper = Color.white
        if case .color(let color) = board.drawing.background { paper = color }
        var remove = Control(
            .button, "objects.\(item.number).delete", delete,
            .icon(.trash, isPointed || row.isSelected ? .danger : .dim),
            label: words("Delete"), action: .deleteObject(item.number))
        remove.shortcut = row.isSelected ? words.deleteKey : nil
        return [
            ground, row, Control(.ornament, picture, .thumbnail(item, on: paper)),
            Control(.ornament, name, .text(.plain, .leading), label: label), remove,
        ]
    }

    mutating func selectObject(_ number: Int) {
        selectedObject = selectedObject == number ? nil : number
    }

    /// An object that is not there any more is not chosen: its number may be another's later.
    mutating func forgetGoneObject() {
        guard let number = selectedObject,
            !board.drawing.items.contains(where: { $0.number == number })
        else { return }
        selectedObject = nil
    }

    mutating func deleteObject(_ number: Int) {
        guard let item = board.drawing.items.last(where: { $0.number == number }) else { return }
        apply(board.remove(number: number))
        dropGrip()
        if selectedObject == number { selectedObject = nil }
        say(words.deleted(item))
    }
}
