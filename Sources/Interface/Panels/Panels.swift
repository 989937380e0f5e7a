import Painting
import Raster

/// The panels over the board: which are open, and what each of them holds.
struct Panels: Sendable {
    /// The panel other than the brush's.
    private(set) var top: Panel?
    private(set) var isBrushOpen = false
    /// Whether they are out of the way of a stroke.
    private(set) var areHidden = false
    var brush = BrushPanel()
    var background = BackgroundPanel()
    var objects = ObjectsPanel()
    var coordinates = CoordinatesPanel()
    private let settings = SettingsPanel()
    private let zoom = ZoomPanel()

    /// What lies on top, last.
    var open: [Panel] { [top, isBrushOpen ? .brush : nil].compactMap(\.self) }

    func controls(_ kit: Kit) -> [Control] {
        areHidden ? [] : open.flatMap { controls(of: $0, kit) }
    }

    private func controls(of panel: Panel, _ kit: Kit) -> [Control] {
        switch panel {
        case .brush: kit.panel(panel, width: 400, rows: brush.rows(kit))
        case .background: kit.panel(panel, width: 340, rows: background.rows(kit))
        case .objects: objects.controls(kit)
        case .coordinates: kit.panel(panel, width: 300, rows: coordinates.rows(kit))
        case .settings: kit.panel(panel, width: 340, rows: settings.rows(kit))
        case .zoom: kit.panel(panel, width: 180, rows: zoom.rows(kit))
        }
    }

    /// The object that its panel shows on the board.
    func shownObject(_ kit: Kit) -> Drawing.Item? {
        top == .objects ? objects.shown(kit) : nil
    }

    mutating func toggle(_ panel: Panel, _ setting: Setting) {
        if panel == .brush {
            isBrushOpen.toggle()
            brush.change(.pen)
        } else {
            top = top == panel ? nil : panel
        }
        leaveOne(of: panel, setting)
    }

    mutating func openBrush(for owner: ColorOwner, _ setting: Setting) {
        brush.change(owner)
        isBrushOpen = true
        leaveOne(of: .brush, setting)
    }

    mutating func close(_ panel: Panel) {
        if top == panel { top = nil }
    }

    /// The object that Delete is for: what is not seen to be chosen is not deleted.
    var chosenObject: Int? { top == .objects && !areHidden ? objects.selected : nil }

    /// Closes the one that opened last; whether any was open.
    mutating func closeOne() -> Bool {
        if isBrushOpen {
            isBrushOpen = false
        } else if top != nil {
            top = nil
        } else {
            return false
        }
        return true
    }

    /// Hides a panel that `point` of the window is under: it must not lie over what is being drawn.
    mutating func makeWay(for point: Point, _ controls: [Control]) -> Bool {
        guard !areHidden, top != nil || isBrushOpen else { return false }
        areHidden = controls.contains { $0.look == .panel && $0.frame.contains(point) }
        return areHidden
    }

    mutating func hide() { areHidden = true }

    mutating func comeBack() { areHidden = false }

    /// Two panels at once are for windows with room for both.
    private mutating func leaveOne(of panel: Panel, _ setting: Setting) {
        guard isBrushOpen, top != nil,
            Double(setting.width) / setting.scale < 720
                || Double(setting.height) / setting.scale < 720
        else { return }
        if panel == .brush { top = nil } else { isBrushOpen = false }
    }
}
