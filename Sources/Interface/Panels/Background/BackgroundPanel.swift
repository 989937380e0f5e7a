import Lettering
import Painting
import Raster

/// The panel in which what lies under the ink is chosen.
struct BackgroundPanel: Sendable {
    /// A background that is being chosen, before it is an edit.
    private(set) var preview: Background?

    func rows(_ kit: Kit) -> [PanelRow] {
        [
            kit.row(84) { kit.channels("background", .background, in: $0) },
            kit.row(44) { kit.hexField("background", .background, in: $0).controls },
            kit.row(40) { kinds(in: $0, kit) },
            kit.row(40) { placements(in: $0, kit) },
        ]
    }

    /// Shows a background that is an edit only when it is settled.
    mutating func show(_ background: Background) { preview = background }

    /// Makes the background that was being chosen an edit.
    mutating func settle() -> [Request] {
        guard let background = preview else { return [] }
        preview = nil
        return [.setBackground(background), .showBoard]
    }

    /// None at all, or white again.
    mutating func toggleNone(_ drawing: Drawing) -> [Request] {
        show(drawing.background == .clear ? .color(.white) : .clear)
        return settle()
    }

    /// How the picture lies from now on.
    mutating func place(_ segment: Int, _ drawing: Drawing) -> [Request] {
        guard case .picture(let picture, _) = drawing.background else { return [] }
        show(.picture(picture, Background.Placement.allCases[segment]))
        return settle()
    }

    private func kinds(in frame: PixelRect, _ kit: Kit) -> [Control] {
        let height = kit.pixels(28)
        let top = frame.middleY - height / 2
        let name = kit.words("Image…")
        let width = kit.textWidth(name) + kit.pixels(32)
        let button = PixelRect(
            left: frame.right - width, top: top, width: width, height: height)
        var image = Control(
            .button, "background.image", button, .button(.plain), label: name,
            action: .backgroundImage)
        if case .picture(let picture, _) = kit.drawing.background {
            image.isSelected = true
            image.value = picture.path.map(FileName.shown)
        }
        let rest = PixelRect(
            left: frame.left, top: top, width: button.left - frame.left - kit.pixels(8),
            height: height)
        let none = kit.checkBox(
            "background.none", kit.words("None, transparent"), .backgroundNone,
            isOn: kit.drawing.background == .clear, in: rest)
        return [none, image]
    }

    private func placements(in frame: PixelRect, _ kit: Kit) -> [Control] {
        let all = Background.Placement.allCases
        let placement = kit.drawing.background.placement ?? kit.preferences.placement
        let height = kit.pixels(28)
        let box = PixelRect(
            left: frame.left, top: frame.middleY - height / 2, width: frame.width, height: height)
        var control = Control(
            .button, "background.mode", box,
            .choice(all.map(kit.words.placement), chosen: all.firstIndex(of: placement) ?? 0),
            label: kit.words("How the image lies"), action: .placement)
        control.isEnabled = kit.drawing.background.placement != nil
        control.value = placement.rawValue
        return [control]
    }
}

extension Background {
    /// How the picture lies; `nil` where there is none.
    var placement: Placement? {
        guard case .picture(_, let placement) = self else { return nil }
        return placement
    }
}
