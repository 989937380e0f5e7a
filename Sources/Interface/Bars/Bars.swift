import Lettering
import Painting
import Raster

/// The two bars: which page of each is turned up, and whether they are there at all.
struct Bars: Sendable {
    /// What they take of the window, in pixels, hidden or not.
    private(set) var heights = (top: 0, bottom: 0)
    private(set) var areHidden = false
    /// When they come back, in the clock of ticks.
    private(set) var wake: Int?
    /// The tool to go back to from the eraser.
    var drawingTool = Tool.pencil
    /// What is taken in hand when the stroke under way has ended.
    var nextTool: Tool?
    /// The favorite that the pen's color was taken from last.
    var chosenFavorite: Int?
    private var pages: [Bar: Int] = [:]
    /// How long they stay away after a stroke, in milliseconds.
    private static let pause = 1_000

    mutating func hide() {
        areHidden = true
        wake = nil
    }

    mutating func show() {
        areHidden = false
        wake = nil
    }

    /// The stroke that hid them is over: they are shown when nothing more is drawn for a while.
    mutating func showSoon(now: Int) {
        if areHidden { wake = now + Self.pause }
    }

    /// Whether they are to be shown again.
    func areDue(at now: Int) -> Bool { wake.map { $0 <= now } ?? false }

    mutating func turnPage(_ bar: Bar, by step: Int) {
        // A bar lays the number out modulo its count of pages; this keeps it positive.
        pages[bar] = max((pages[bar] ?? 0) + step, 0)
    }

    /// Lays both bars out, notes their heights, and returns what can be seen of them.
    mutating func lay(_ kit: Kit) -> [Control] {
        // Half of a window at most, and mostly far less.
        let units = Double(kit.window.height) / kit.setting.scale
        let rows = [(700.0, 4), (360, 2)].first { units >= $0.0 }?.1 ?? 1
        let layout = BarLayout(
            metrics: kit.metrics, width: kit.window.width, maximumRows: rows)
        let top = layout.result(top: 0, page: pages[.top] ?? 0) { _ in topGroups(kit) }
        let bottom = layout.result(top: 0, page: pages[.bottom] ?? 0) { spacing in
            bottomGroups(kit, spacing)
        }
        heights = (top.height, bottom.height)
        guard !areHidden else { return [] }
        return controls(of: top, .top, moved: 0, kit)
            + controls(of: bottom, .bottom, moved: kit.window.height - bottom.height, kit)
    }

    private func controls(
        of bar: BarLayout.Result, _ name: Bar, moved dy: Int, _ kit: Kit
    ) -> [Control] {
        let frame = PixelRect(left: 0, top: dy, width: kit.window.width, height: bar.height)
        var all = [Control(.surface, frame, .bar(lineAtTop: name == .bottom))]
        for (part, frame) in bar.pieces {
            let frame = frame.moved(x: 0, y: dy)
            all += part?.controls(frame) ?? [Control(.ornament, frame, .separator)]
        }
        if let frame = bar.pageButton {
            all.append(
                Control(
                    .button, "bar.\(name.rawValue).more", frame.moved(x: 0, y: dy),
                    .icon(.more, .plain), label: kit.words("More"), action: .turnPage(name)))
        }
        for index in all.indices where all[index].scroll == nil && bar.pageCount > 1 {
            all[index].scroll = .bar(name)
        }
        return all
    }
}
