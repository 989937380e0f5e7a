import Lettering
import Painting
import Raster

extension Studio {
    mutating func say(_ text: String, isLasting: Bool = false) {
        message = Message(text: text, end: isLasting ? nil : now + Message.duration(text))
    }

    mutating func dismissMessage() {
        if message?.text == standingWarning { standingWarning = nil }
        message = standingWarning.map { Message(text: $0) }
    }

    /// What is said over the board's foot: how far a save has come, and above it the message.
    var notes: [Control] {
        let progress = saveProgress
        return progress + toast(beside: progress.first?.frame)
    }

    /// Where a note of this size lies, which may have another one beside it.
    func noteFrame(width boxWidth: Int, height boxHeight: Int, beside other: PixelRect?)
        -> PixelRect
    {
        let view = boardView
        let gap = metrics.pixels(8)
        let foot = min(view.bottom, height - barHeights.bottom) - metrics.pixels(16)
        // A dialog has its buttons where notes are otherwise.
        let top =
            dialogs.isEmpty
            ? max((other.map { $0.top - gap } ?? foot) - boxHeight, 0)
            : (other?.bottom ?? 0) + gap
        return PixelRect(
            left: view.middleX - boxWidth / 2, top: top, width: boxWidth, height: boxHeight)
    }

    private func toast(beside other: PixelRect?) -> [Control] {
        guard let message else { return [] }
        let widest = min(metrics.pixels(560), width - metrics.pixels(48))
        let lines = TextWrapping(typesetter, metrics.text).lines(
            message.text, width: max(widest, metrics.pixels(80)), limit: 5)
        let longest = lines.map(textWidth).max() ?? 0
        let line = metrics.pixels(18)
        let frame = noteFrame(
            width: longest + metrics.pixels(28), height: lines.count * line + metrics.pixels(16),
            beside: other)
        var control = Control(
            .message, "message", frame, .toast(lines), label: message.text,
            action: .dismissMessage)
        control.value = message.text
        return [control]
    }

    /// The name of what the pointer rests on, and its key.
    func tooltip(_ all: [Control]) -> [Control] {
        guard isTooltipShown, let owner = all.last(where: { $0.id == pointing.hovered }),
            hasTooltip(owner)
        else { return [] }
        let label = typesetter.line(owner.label, metrics.smallText).width
        let key = owner.shortcut.map {
            typesetter.line($0, metrics.smallText).width + metrics.pixels(8)
        }
        let boxWidth = label + (key ?? 0) + metrics.pixels(16)
        let boxHeight = metrics.pixels(26)
        let gap = metrics.pixels(14)
        let left = min(
            max(owner.frame.middleX - boxWidth / 2, metrics.pixels(4)),
            width - boxWidth - metrics.pixels(4))
        let below = owner.frame.bottom + gap
        let isBelow = below + boxHeight < height - metrics.pixels(4)
        let frame = PixelRect(
            left: left, top: isBelow ? below : owner.frame.top - gap - boxHeight,
            width: boxWidth, height: boxHeight)
        var control = Control(.ornament, frame, .tooltip, label: owner.label)
        control.shortcut = owner.shortcut
        return [control]
    }
}
