import Lettering
import Painting
import Raster

// Where panels lie, and what they have in common.
extension Studio {
    var panels: [Control] {
        var all: [Control] = []
        if let topPanel { all += panel(topPanel) }
        if isBrushOpen { all += panel(.brush) }
        return all
    }

    private func panel(_ panel: Panel) -> [Control] {
        switch panel {
        case .brush: self.panel(panel, width: 400, rows: brushRows)
        case .background: self.panel(panel, width: 340, rows: backgroundRows)
        case .objects: objectsPanel
        case .coordinates: self.panel(panel, width: 300, rows: coordinatesRows)
        case .settings: self.panel(panel, width: 340, rows: settingsRows)
        }
    }

    private func panel(_ panel: Panel, width: Double, rows: [PanelRow]) -> [Control] {
        let padding = metrics.pixels(16)
        let header = metrics.pixels(Self.headerHeight)
        let room = panelRoom(for: panel, height: rows.map(\.height).reduce(header + padding, +))
        let most = room.height - header - padding
        let visible = Self.visible(rows, from: firstRows[.panel(panel)] ?? 0, in: most)
        let height = rows[visible].map(\.height).reduce(header + padding, +)
        let frame = panelFrame(panel, width: width, height: height, in: room)
        var all = ground(panel, frame)
        var top = frame.top + header
        for row in rows[visible] {
            let inside = PixelRect(
                left: frame.left + padding, top: top, width: frame.width - 2 * padding,
                height: row.height)
            all += row.controls(inside)
            top += row.height
        }
        if let bar = scrollBar(
            "panel.\(panel.rawValue).scroll", .panel(panel), beside: frame,
            top: frame.top + header, visible, of: rows.count)
        {
            all.append(bar)
        }
        return all.map { control in
            var control = control
            if control.scroll == nil, visible.count < rows.count { control.scroll = .panel(panel) }
            return control
        }
    }

    static let headerHeight = 44.0

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

    /// Where panels may lie: between the bars, or over them where that is too low.
    func panelRoom(for panel: Panel, height: Int) -> PixelRect {
        let edge = metrics.pixels(8)
        let window = PixelRect(left: 0, top: 0, width: width, height: self.height)
        let between = PixelRect(
            left: 0, top: barHeights.top, width: width,
            height: self.height - barHeights.top - barHeights.bottom)
        let room = between.height >= height + 2 * edge ? between : window
        return PixelRect(
            left: edge, top: room.top + edge, width: width - 2 * edge,
            height: room.height - 2 * edge)
    }

    func panelFrame(
        _ panel: Panel, width: Double, height: Int, in room: PixelRect
    ) -> PixelRect {
        let width = min(metrics.pixels(width), room.width)
        let height = min(height, room.height)
        return PixelRect(
            left: panel.isAtTop ? room.right - width : room.left,
            top: panel.isAtTop ? room.top : room.bottom - height, width: width, height: height)
    }

    /// A panel's ground, its title and what closes it.
    func ground(_ panel: Panel, _ frame: PixelRect, title: String? = nil) -> [Control] {
        let side = metrics.pixels(28)
        let bar = PixelRect(
            left: frame.left + metrics.pixels(16), top: frame.top + metrics.pixels(8),
            width: frame.width - metrics.pixels(24), height: side)
        let close = PixelRect(
            left: frame.right - metrics.pixels(8) - side, top: bar.top, width: side, height: side)
        let name = PixelRect(
            left: bar.left, top: bar.top, width: max(close.left - bar.left, 1), height: side)
        return [
            Control(.surface, frame, .panel),
            Control(
                .ornament, name, .text(.strong, .leading), label: title ?? words.panel(panel)),
            Control(
                .button, "panel.\(panel.rawValue).close", close, .icon(.close, .dim),
                label: words("Close"), action: .panel(panel)),
        ]
    }

    /// The scroll bar of rows that begin at `top`, at the right edge of the panel `frame`; `nil` where
    /// all of them are seen.
    func scrollBar(
        _ id: String, _ target: ScrollTarget, beside frame: PixelRect, top: Int,
        _ visible: Range<Int>, of count: Int
    ) -> Control? {
        let rows = PixelRect(
            left: frame.left, top: top, width: frame.width,
            height: frame.bottom - metrics.pixels(8) - top)
        return scrollBar(id, target, in: rows, visible, of: count)
    }

    func row(_ units: Double, _ controls: @escaping (PixelRect) -> [Control]) -> PanelRow {
        PanelRow(height: metrics.pixels(units), controls: controls)
    }

    /// A label in front of what it names.
    func label(_ text: String, in frame: PixelRect, width: Int) -> Control {
        let place = PixelRect(left: frame.left, top: frame.top, width: width, height: frame.height)
        return Control(.ornament, place, .text(.dim, .leading), label: text)
    }
}
