import Painting
import Raster

// The one list that everything reads.
extension Studio {
    /// What the parts make their controls with, as things stand.
    var kit: Kit {
        Kit(
            setting: setting, preferences: preferences, drawing: board.drawing,
            background: panels.background.preview ?? board.drawing.background, file: file,
            zoom: view.port.zoom, canUndo: board.canUndo, canRedo: board.canRedo,
            pointed: [pointing.hovered, typing.shownFocus ?? ""].compactMap { id in
                id.isEmpty ? nil : controls.last { $0.id == id }?.action
            },
            openPanels: Set(panels.open), isAsking: dialogs.isAsking, editor: typing.editor,
            scrolling: pointing.scrolling, bars: bars.heights)
    }

    /// Makes the list anew and notes what looks different.
    mutating func refresh() {
        var kit = self.kit
        let barControls = bars.lay(kit)
        kit.bars = bars.heights
        look()
        if let editor = typing.editor,
            let control = controls.last(where: { $0.action == .edit(editor.field) })
        {
            typing.keepInView(control, setting)
        }
        shown.show(described(makeControls(barControls, kit)), setting.metrics)
    }

    /// Looks at the board through what the bars leave of the window.
    private mutating func look() {
        let before = view.port
        if preferences.hidesBars {
            view.port.look(
                through: setting.frame,
                covered: Viewport.Covered(top: bars.heights.top, bottom: bars.heights.bottom))
        } else {
            view.port.look(through: betweenBars)
        }
        if view.port != before { shown.damage.add(boardView) }
    }

    private var betweenBars: PixelRect {
        PixelRect(
            left: 0, top: bars.heights.top, width: width,
            height: height - bars.heights.top - bars.heights.bottom)
    }

    /// The part of the window in which the board is seen.
    var boardView: PixelRect { bars.areHidden ? setting.frame : betweenBars }

    private func makeControls(_ barControls: [Control], _ kit: Kit) -> [Control] {
        var all = [boardControl] + highlight(kit)
        all += barControls
        all += panels.controls(kit)
        all += dialogs.controls(kit)
        let progress = files.saves.controls(kit)
        all += progress + notices.controls(kit, beside: progress.first?.frame)
        guard pointing.isTooltipShown, let owner = all.last(where: { $0.id == pointing.hovered }),
            owner.hasTooltip(setting)
        else { return all }
        return all + [kit.tooltip(of: owner)]
    }

    private var boardControl: Control {
        var control = Control(
            .canvas, "board", boardView, .board(view.port), label: setting.words("Board"))
        control.scroll = .board
        return control
    }

    /// A frame on the board around the object that its panel shows.
    private func highlight(_ kit: Kit) -> [Control] {
        guard let item = panels.shownObject(kit),
            let inside = item.bounds.grown(by: kit.pixels(4))
                .intersection(board.drawing.bounds),
            let seen = view.port.window(inside, within: boardView)
        else { return [] }
        return [Control(.ornament, seen, .outline)]
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
            control.isFocused = control.id == typing.shownFocus
            return control
        }
    }
}
