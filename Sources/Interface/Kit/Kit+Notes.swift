import Lettering
import Raster

// What lies over the board for a moment.
extension Kit {
    /// Where a note of this size lies, which may have another one beside it.
    func noteFrame(width boxWidth: Int, height boxHeight: Int, beside other: PixelRect?)
        -> PixelRect
    {
        let gap = pixels(8)
        let foot = window.height - bars.bottom - pixels(16)
        // A dialog has its buttons where notes are otherwise.
        let top =
            isAsking
            ? (other?.bottom ?? 0) + gap
            : max((other.map { $0.top - gap } ?? foot) - boxHeight, 0)
        return PixelRect(
            left: window.middleX - boxWidth / 2, top: top, width: boxWidth, height: boxHeight)
    }

    /// The name of a control, and its key.
    func tooltip(of owner: Control) -> Control {
        let label = setting.typesetter.line(owner.label, metrics.smallText).width
        let key = owner.shortcut.map {
            setting.typesetter.line($0, metrics.smallText).width + pixels(8)
        }
        let boxWidth = label + (key ?? 0) + pixels(16)
        let boxHeight = pixels(26)
        let gap = pixels(14)
        let left = min(
            max(owner.frame.middleX - boxWidth / 2, pixels(4)),
            window.width - boxWidth - pixels(4))
        let below = owner.frame.bottom + gap
        let isBelow = below + boxHeight < window.height - pixels(4)
        let frame = PixelRect(
            left: left, top: isBelow ? below : owner.frame.top - gap - boxHeight,
            width: boxWidth, height: boxHeight)
        var control = Control(.ornament, frame, .tooltip, label: owner.label)
        control.shortcut = owner.shortcut
        return control
    }
}

extension Control {
    /// Whether what it is called cannot be read on it.
    func hasTooltip(_ setting: Setting) -> Bool {
        switch look {
        case .icon, .disc, .square, .slider, .dot: return !label.isEmpty
        case .checkBox:
            let line = setting.typesetter.line(label, setting.metrics.text)
            return frame.width < line.width + setting.metrics.pixels(28)
        default: return false
        }
    }
}
