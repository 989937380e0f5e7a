import Lettering
import Raster

// The sliders and the field that make a color, for whoever owns it.
extension Kit {
    /// Three sliders with numbers, in a block three rows high.
    func channels(
        _ prefix: String, _ owner: ColorOwner, in frame: PixelRect
    ) -> [Control] {
        let height = frame.height / 3
        let names = Channel.allCases.map(words.channel)
        let nameWidth = colorLabelWidth
        let number = pixels(44)
        let colors = [Palette.red, Palette.green, Palette.accent]
        return Channel.allCases.enumerated().flatMap { index, channel in
            let line = PixelRect(
                left: frame.left, top: frame.top + index * height, width: frame.width,
                height: height)
            let box = PixelRect(
                left: frame.right - number, top: line.top + pixels(1), width: number,
                height: height - pixels(2))
            let track = PixelRect(
                left: line.left + nameWidth, top: line.top,
                width: max(box.left - line.left - nameWidth, 1), height: height)
            let id = "\(prefix).\(channel.rawValue)"
            let quantity = Quantity.channel(channel, owner)
            return [
                label(names[index], in: line, width: nameWidth),
                slider(id, names[index], quantity, track, colors[index]),
                numberField(id + ".value", names[index], quantity, box),
            ]
        }
    }

    /// The hex field and its name, at the left of `frame`; returns where they end.
    func hexField(
        _ prefix: String, _ owner: ColorOwner, in frame: PixelRect
    ) -> (controls: [Control], end: Int) {
        let nameWidth = colorLabelWidth
        let height = pixels(28)
        let box = PixelRect(
            left: frame.left + nameWidth + pixels(Slider.inset),
            top: frame.middleY - height / 2, width: pixels(88), height: height)
        return (
            [
                label(words("Hex"), in: frame, width: nameWidth),
                field(
                    "\(prefix).hex", words("Hex"), .hex(owner), color(of: owner).typed, box),
            ], box.right
        )
    }

    /// What the names of sliders and fields take, so that all of these begin in one line.
    private var colorLabelWidth: Int {
        let names = Channel.allCases.map(words.channel) + [words("Hex")]
        return (names.map(textWidth).max() ?? 0) + pixels(6)
    }
}
