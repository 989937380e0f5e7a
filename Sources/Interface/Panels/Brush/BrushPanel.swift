import Lettering
import Painting
import Raster

/// The panel in which the pen's color is mixed, and that of insides and favorites.
struct BrushPanel: Sendable {
    /// Whose color it changes.
    private(set) var owner = ColorOwner.pen
    /// Whether the next press on the board takes a color from there.
    var isPicking = false

    func rows(_ kit: Kit) -> [PanelRow] {
        [
            kit.row(38) { owners(in: $0, kit) },
            kit.row(84) { frame in
                let side = kit.pixels(76)
                let sliders = PixelRect(
                    left: frame.left, top: frame.top,
                    width: frame.width - side - kit.pixels(16), height: frame.height)
                let box = PixelRect(
                    left: frame.right - side, top: frame.middleY - side / 2, width: side,
                    height: side)
                return kit.channels("brush", owner, in: sliders) + preview(in: box, kit)
            },
            kit.row(40) { frame in
                let (hex, end) = kit.hexField("brush", owner, in: frame)
                return hex + picker(after: end, in: frame, kit)
            },
        ]
    }

    mutating func change(_ owner: ColorOwner) { self.owner = owner }

    /// Whose colors it offers: the pen's, that of insides, and a favorite's once that is edited.
    private var owners: [ColorOwner] {
        if case .favorite = owner { return [.pen, .fill, owner] }
        return [.pen, .fill]
    }

    var ownerCount: Int { owners.count }

    /// The segment of the owners that is chosen.
    var chosen: Int { owners.firstIndex(of: owner) ?? 0 }

    mutating func choose(_ segment: Int) { owner = owners[segment] }

    private func owners(in frame: PixelRect, _ kit: Kit) -> [Control] {
        let labels = owners.map { owner in
            switch owner {
            case .pen, .background: kit.words("Pen")
            case .fill: kit.words("Fill")
            case .favorite(let index): kit.words.favorite(index)
            }
        }
        let width = labels.map { kit.textWidth($0) + kit.pixels(28) }.max() ?? 1
        let box = PixelRect(
            left: frame.left, top: frame.top, width: width * labels.count,
            height: kit.pixels(28))
        var choice = Control(
            .button, "brush.target", box, .choice(labels, chosen: chosen),
            label: kit.words("What the color is for"), action: .paint(owner))
        choice.value = ["pen", "fill", "favorite"][chosen]
        let most = frame.right - box.right - kit.pixels(16)
        guard most > kit.pixels(24) else { return [choice] }
        let rest = PixelRect(
            left: box.right + kit.pixels(16), top: box.top, width: most, height: box.height)
        let check =
            owner == .fill
            ? kit.checkBox(
                "brush.fill", kit.words("Fill shapes"), .toggleFill,
                isOn: kit.preferences.isFilling, in: rest)
            : kit.checkBox(
                "brush.corners", kit.words("Sharp corners"), .toggle(.sharpCorners),
                isOn: kit.preferences.hasSharpCorners, in: rest)
        return [choice, check]
    }

    /// The dot that the pen makes, by the same code that makes it on the board; one that does not fit is
    /// made smaller and its width is said under it.
    private func preview(in frame: PixelRect, _ kit: Kit) -> [Control] {
        var style = kit.preferences.pen
        style.color = kit.color(of: owner)
        var control = Control(.ornament, "brush.preview", frame, .dot(style, on: kit.paper))
        control.value = kit.text(of: .width)
        let room = frame.width - kit.pixels(4)
        guard style.width > Double(room) else { return [control] }
        let line = kit.pixels(18)
        control.frame = PixelRect(
            left: frame.left + line / 2, top: frame.top, width: frame.width - line,
            height: frame.height - line)
        style.width = Double(room - line)
        control.look = .dot(style, on: kit.paper)
        let name = PixelRect(
            left: frame.left, top: frame.bottom - line, width: frame.width, height: line)
        return [
            control,
            Control(.ornament, name, .text(.dim, .center), label: kit.text(of: .width) + " px"),
        ]
    }

    private func picker(after end: Int, in frame: PixelRect, _ kit: Kit) -> [Control] {
        let side = kit.pixels(32)
        let button = PixelRect(
            left: end + kit.pixels(8), top: frame.middleY - side / 2, width: side,
            height: side)
        var control = Control(
            .button, "brush.pick", button, .icon(.picker, .plain),
            label: kit.words("Pick a color from the board"), action: .pick)
        control.shortcut = kit.words("Alt + click")
        control.isSelected = isPicking
        guard isPicking else { return [control] }
        let hint = PixelRect(
            left: button.right + kit.pixels(8), top: frame.top,
            width: max(frame.right - button.right - kit.pixels(8), 1), height: frame.height)
        return [
            control,
            Control(
                .ornament, hint, .text(.dim, .leading), label: kit.words("Press on the board")),
        ]
    }
}
