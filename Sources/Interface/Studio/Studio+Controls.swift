import Painting
import Raster

// The one list that everything reads.
extension Studio {
    /// Makes the list anew and notes what looks different.
    mutating func refresh() {
        let bars = laidOutBars()
        barHeights = (bars.top.height, bars.bottom.height)
        clampScroll()
        keepFieldInView()
        let new = described(makeControls(bars))
        guard new != controls else { return }
        noteDifferences(from: controls, to: new)
        controls = new
        controlsVersion += 1
    }

    private func laidOutBars() -> (top: BarLayout.Result, bottom: BarLayout.Result) {
        // Half of a window at most, and mostly far less.
        let rows = [(700.0, 4), (360, 2)].first { Double(height) / scale >= $0.0 }?.1 ?? 1
        let layout = BarLayout(metrics: metrics, width: width, maximumRows: rows)
        return (
            layout.result(top: 0, page: pages[.top] ?? 0, topBar),
            layout.result(top: 0, page: pages[.bottom] ?? 0, bottomBar)
        )
    }

    private func makeControls(
        _ bars: (top: BarLayout.Result, bottom: BarLayout.Result)
    ) -> [Control] {
        var all = [boardControl] + highlight
        if !areBarsHidden {
            all += controls(of: bars.top, .top, moved: 0)
            all += controls(of: bars.bottom, .bottom, moved: height - bars.bottom.height)
        }
        if !arePanelsHidden { all += panels }
        all += recoveryList
        all += dialog
        all += notes
        return all + tooltip(all)
    }

    private var boardControl: Control {
        let origin = boardOrigin
        var control = Control(
            .canvas, "board", boardView, .board(x: origin.x, y: origin.y), label: words("Board"))
        control.scroll = .board
        return control
    }

    private func controls(
        of bar: BarLayout.Result, _ name: Bar, moved dy: Int
    ) -> [Control] {
        let frame = PixelRect(left: 0, top: dy, width: width, height: bar.height)
        var all = [Control(.surface, frame, .bar(lineAtTop: name == .bottom))]
        for (part, frame) in bar.pieces {
            let frame = frame.moved(x: 0, y: dy)
            all += part?.controls(frame) ?? [Control(.ornament, frame, .separator)]
        }
        if let frame = bar.pageButton {
            all.append(
                Control(
                    .button, "bar.\(name.rawValue).more", frame.moved(x: 0, y: dy),
                    .icon(.more, .plain), label: words("More"), action: .turnPage(name)))
        }
        for index in all.indices where all[index].scroll == nil && bar.pageCount > 1 {
            all[index].scroll = .bar(name)
        }
        return all
    }

    /// Marks what the pointer and the keyboard are on, and what lies under something else.
    private func described(_ controls: [Control]) -> [Control] {
        let base = controls.lastIndex { $0.look == .scrim } ?? 0
        let panels = controls.enumerated().filter { $0.element.look == .panel }
        return controls.enumerated().map { index, control in
            guard !control.id.isEmpty else { return control }
            var control = control
            let (x, y) = (control.frame.middleX, control.frame.middleY)
            let isCovered = panels.contains {
                $0.offset > index && $0.element.frame.contains(x: x, y: y)
            }
            control.isReachable = index >= base && (!isCovered || control.kind == .canvas)
            let isUnder = control.id == pointing.hovered && index >= base
            control.isHovered = control.isHovered || isUnder && control.isActive
            control.isPressed = control.isHovered && pointing.grip.holds(control.id)
            control.isFocused = isFocusShown && control.id == focus
            return control
        }
    }

    /// Adds the frames of all controls that are only in one of the lists.
    private mutating func noteDifferences(from old: [Control], to new: [Control]) {
        var (start, oldEnd, newEnd) = (0, old.count, new.count)
        while start < min(oldEnd, newEnd), old[start] == new[start] { start += 1 }
        while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        for control in old[start..<oldEnd] where !new[start..<newEnd].contains(control) {
            damage.add(extent(of: control))
        }
        for control in new[start..<newEnd] where !old[start..<oldEnd].contains(control) {
            damage.add(extent(of: control))
        }
    }

    /// All pixels that the control may touch.
    func extent(of control: Control) -> PixelRect {
        control.frame.grown(by: metrics.pixels(control.look.overhang))
    }
}

extension Pointing.Grip {
    /// Whether it is this control that is held.
    func holds(_ id: String) -> Bool {
        switch self {
        case .control(let held), .slider(let held, _), .thumb(let held, _, _): held == id
        case .none, .board, .text, .pan, .spent: false
        }
    }
}
