import Painting
import Raster

// Setting what sliders, numbers and colors stand for.
extension Studio {
    /// Sets what a slider or number stands for, as near to `value` as it may be.
    mutating func set(_ quantity: Quantity, to value: Double) {
        guard !value.isNaN else { return }
        switch quantity {
        case .width:
            preferences.toolWidth =
                min(max(value, Brush.widths.lowerBound), Brush.widths.upperBound)
        case .opacity:
            preferences.opacity = min(max(value, 1), 100).rounded() / 100
        case .channel(let channel, let owner):
            var color = kit.color(of: owner)
            color[channel] = UInt8(min(max(value, 0), 255).rounded())
            setColor(of: owner, color)
        }
        holdPen()
    }

    mutating func setColor(of owner: ColorOwner, _ color: Color) {
        switch owner {
        case .pen:
            bars.chosenFavorite = nil
            setPenColor(color)
        case .fill:
            preferences.chosenFillColor = color
            setFilling(true)
        case .favorite(let index):
            preferences.favorites[index] = color
            if bars.chosenFavorite == index { setPenColor(color) }
        case .background:
            panels.background.show(.color(color))
            if !isSliding { carryOut(panels.background.settle()) }
        }
    }

    /// A color taken in hand means that the pen is to draw.
    mutating func setPenColor(_ color: Color) {
        preferences.color = color
        holdPen()
        if board.tool == .eraser { select(bars.drawingTool) }
    }

    mutating func setFilling(_ isFilling: Bool) {
        preferences.isFilling = isFilling
        holdPen()
    }

    /// Draws from now on as the preferences say.
    mutating func holdPen() {
        board.pen = preferences.pen
        board.eraserWidth = preferences.eraserWidth
    }

    private var isSliding: Bool {
        if case .slider = pointing.grip { true } else { false }
    }

    mutating func slide(_ quantity: Quantity, _ control: Control, to x: Double) {
        let inset = Double(setting.metrics.pixels(Slider.inset))
        let length = max(Double(control.frame.width) - 2 * inset, 1)
        let fraction = min(max((x - Double(control.frame.left) - inset) / length, 0), 1)
        let range = kit.range(of: quantity)
        let span = range.upperBound - range.lowerBound
        set(quantity, to: (range.lowerBound + fraction * span).rounded())
    }

    /// A drag has ended.
    mutating func finish(_ quantity: Quantity) {
        if case .channel(_, .background) = quantity { carryOut(panels.background.settle()) }
    }
}
