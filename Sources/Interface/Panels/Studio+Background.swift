import Lettering
import Painting
import Raster

// The background panel.
extension Studio {
    var backgroundRows: [PanelRow] {
        [
            row(84) { [self] in channels("background", .background, in: $0) },
            row(44) { [self] in hexField("background", .background, in: $0).controls },
            row(40) { [self] in backgroundKinds(in: $0) },
            row(40) { [self] in placements(in: $0) },
        ]
    }

    private var picture: BackgroundPicture? {
        guard case .picture(let picture, _) = board.drawing.background else { return nil }
        return picture
    }

    private func backgroundKinds(in frame: PixelRect) -> [Control] {
        let height = metrics.pixels(28)
        let top = frame.middleY - height / 2
        let name = words("Image…")
        let width = textWidth(name) + metrics.pixels(32)
        let button = PixelRect(
            left: frame.right - width, top: top, width: width, height: height)
        var image = Control(
            .button, "background.image", button, .button(.plain), label: name,
            action: .backgroundImage)
        image.isSelected = picture != nil
        image.value = picture?.path.map(FileName.shown)
        var none = Control(
            .toggle, "background.none", frame, .checkBox, label: words("None, transparent"),
            action: .backgroundNone)
        none.frame = PixelRect(
            left: frame.left, top: top,
            width: min(
                textWidth(none.label) + metrics.pixels(28),
                button.left - frame.left - metrics.pixels(8)),
            height: height)
        none.isSelected = board.drawing.background == .clear
        return [none, image]
    }

    private func placements(in frame: PixelRect) -> [Control] {
        let all = Background.Placement.allCases
        let placement: Background.Placement =
            if case .picture(_, let placement) = board.drawing.background { placement } else {
                preferences.placement
            }
        let height = metrics.pixels(28)
        let box = PixelRect(
            left: frame.left, top: frame.middleY - height / 2, width: frame.width, height: height)
        var control = Control(
            .button, "background.mode", box,
            .choice(all.map(words.placement), chosen: all.firstIndex(of: placement) ?? 0),
            label: words("How the image lies"), action: .placement)
        control.isEnabled = picture != nil
        control.value = placement.rawValue
        return [control]
    }

    mutating func changeBackground(_ action: Action, at point: Point?) {
        switch action {
        case .backgroundNone:
            backgroundPreview =
                board.drawing.background == .clear ? .color(.white) : .clear
            commitBackground()
        case .backgroundImage:
            choose(.background)
        default:
            setPlacement(at: point)
        }
    }

    private mutating func setPlacement(at point: Point?) {
        guard case .picture(let picture, let old) = board.drawing.background else { return }
        let all = Background.Placement.allCases
        let index = segment(
            "background.mode", of: all.count, at: point, after: all.firstIndex(of: old))
        preferences.placement = all[index]
        backgroundPreview = .picture(picture, all[index])
        commitBackground()
    }

    /// The segment of a choice that lies at `point`; without one, the next after the chosen.
    func segment(_ id: String, of count: Int, at point: Point?, after chosen: Int?) -> Int {
        let next = ((chosen ?? -1) + 1) % count
        guard let point, let control = controls.last(where: { $0.id == id }) else { return next }
        let hit = (0..<count).last {
            Double(control.segment($0, of: count, metrics).left) <= point.x
        }
        return hit ?? 0
    }

    mutating func take(_ report: PictureReport) {
        switch report {
        case .loaded(let picture):
            backgroundPreview = .picture(picture, preferences.placement)
            commitBackground()
            // What was said of another picture is no longer true.
            if let refusal = pictureRefusal, message?.text == refusal { dismissMessage() }
            pictureRefusal = nil
        case .failed(let path, let problem):
            let refusal = words.cannotOpen(path, problem)
            say(refusal)
            pictureRefusal = refusal
        }
    }
}
