import Raster

// The save that takes long: its name, a bar, and a way to stop it.
extension Studio {
    var saveProgress: [Control] {
        guard let save = shownSave else { return [] }
        let label = words.saving(save.order)
        let cancel = words("Cancel")
        let (padding, gap) = (metrics.pixels(14), metrics.pixels(12))
        let buttonWidth = textWidth(cancel) + metrics.pixels(24)
        let wanted = 2 * padding + textWidth(label) + gap + buttonWidth
        let frame = progressFrame(width: wanted)
        let button = PixelRect(
            left: frame.right - padding - buttonWidth, top: frame.top + metrics.pixels(10),
            width: buttonWidth, height: metrics.pixels(28))
        let name = PixelRect(
            left: frame.left + padding, top: button.top,
            width: button.left - gap - frame.left - padding, height: button.height)

        var box = Control(
            .progress, "saving", frame, .progress(percent: save.percent), label: label)
        box.value = "\(save.percent)"
        var stop = Control(
            .button, "saving.cancel", button, .toastButton, label: cancel,
            action: .cancelSave(save.order.number))
        stop.isEnabled = !save.isCalledOff
        return [box, Control(.ornament, name, .text(.onDark, .leading), label: label), stop]
    }

    /// Wide enough for most names, so that it seldom has another width than the last time.
    private func progressFrame(width wanted: Int) -> PixelRect {
        let widest = min(metrics.pixels(480), width - metrics.pixels(16))
        return noteFrame(
            width: min(max(wanted, metrics.pixels(340)), widest), height: metrics.pixels(62),
            beside: nil)
    }
}
