import Raster

// Where panels lie, and what they have in common.
extension Kit {
    static let headerHeight = 44.0

    var headerHeight: Int { pixels(Self.headerHeight) }

    /// A panel of rows; if there are too many it scrolls by whole ones.
    func panel(_ panel: Panel, width: Double, rows: [PanelRow]) -> [Control] {
        let padding = pixels(16)
        let room = panelRoom(height: rows.map(\.height).reduce(headerHeight + padding, +))
        let most = room.height - headerHeight - padding
        let visible = Self.visible(rows, from: scrolling[.panel(panel)], in: most)
        let height = rows[visible].map(\.height).reduce(headerHeight + padding, +)
        let frame = panelFrame(panel, width: width, height: height, in: room)
        var all = ground(panel, frame)
        var top = frame.top + headerHeight
        for row in rows[visible] {
            let inside = PixelRect(
                left: frame.left + padding, top: top, width: frame.width - 2 * padding,
                height: row.height)
            all += row.controls(inside)
            top += row.height
        }
        guard
            let bar = scrollBar(
                "panel.\(panel.rawValue).scroll", .panel(panel), beside: frame,
                top: frame.top + headerHeight, visible, of: rows.count)
        else { return all }
        all.append(bar)
        for index in all.indices where all[index].scroll == nil {
            all[index].scroll = .panel(panel)
        }
        return all
    }

    /// The rows that fit from `first` on, or more before them where there is room.
    private static func visible(
        _ rows: [PanelRow], from first: Int, in height: Int
    ) -> Range<Int> {
        var start = min(max(first, 0), max(rows.count - 1, 0))
        var (end, used) = (start, 0)
        while end < rows.count, used + rows[end].height <= height || end == start {
            used += rows[end].height
            end += 1
        }
        while end == rows.count, start > 0, used + rows[start - 1].height <= height {
            start -= 1
            used += rows[start].height
        }
        return start..<end
    }

    /// Where panels `height` pixels high may lie: between the bars, or over them where that is too low.
    func panelRoom(height: Int) -> PixelRect {
        let edge = pixels(8)
        let between = PixelRect(
            left: 0, top: bars.top, width: window.width,
            height: window.height - bars.top - bars.bottom)
        let room = between.height >= height + 2 * edge ? between : window
        return PixelRect(
            left: edge, top: room.top + edge, width: window.width - 2 * edge,
            height: room.height - 2 * edge)
    }

    func panelFrame(
        _ panel: Panel, width: Double, height: Int, in room: PixelRect
    ) -> PixelRect {
        let width = min(pixels(width), room.width)
        let height = min(height, room.height)
        return PixelRect(
            left: panel.isAtRight ? room.right - width : room.left,
            top: panel.isAtTop ? room.top : room.bottom - height, width: width, height: height)
    }

    /// A panel's ground, its title and what closes it.
    func ground(_ panel: Panel, _ frame: PixelRect, title: String? = nil) -> [Control] {
        ground(
            frame, title: title ?? words.panel(panel), close: "panel.\(panel.rawValue).close",
            label: words("Close"), action: .panel(panel))
    }

    /// The ground of something that lies over the board, its title and the button that closes it.
    func ground(
        _ frame: PixelRect, title: String, close id: String, label: String, action: Action
    ) -> [Control] {
        let side = pixels(28)
        let close = PixelRect(
            left: frame.right - pixels(8) - side, top: frame.top + pixels(8), width: side,
            height: side)
        let name = PixelRect(
            left: frame.left + pixels(16), top: close.top,
            width: max(close.left - frame.left - pixels(16), 1), height: side)
        return [
            Control(.surface, frame, .panel),
            Control(.ornament, name, .text(.strong, .leading), label: title),
            Control(.button, id, close, .icon(.close, .dim), label: label, action: action),
        ]
    }
}
