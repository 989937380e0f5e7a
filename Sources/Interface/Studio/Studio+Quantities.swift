import Painting
import Raster

// What sliders and numbers stand for.
extension Studio {
    /// What the slider goes through.
    func range(of quantity: Quantity) -> ClosedRange<Double> {
        switch quantity {
        case .width: Brush.sliderWidths
        case .opacity: 1...100
        case .channel: 0...255
        }
    }

    func value(of quantity: Quantity) -> Double {
        switch quantity {
        case .width: board.style.width
        case .opacity: (preferences.opacity * 100).rounded()
        case .channel(let channel, let owner): Double(color(of: owner)[channel])
        }
    }

    func text(of quantity: Quantity) -> String {
        let value = value(of: quantity)
        let rounded = (value * 10).rounded() / 10
        let number = rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
        return quantity == .opacity ? number + " %" : number
    }

    /// Sets what a slider or number stands for, as near to `value` as it may be.
    mutating func set(_ quantity: Quantity, to value: Double) {
        guard !value.isNaN else { return }
        switch quantity {
        case .width:
            setWidth(min(max(value, Brush.widths.lowerBound), Brush.widths.upperBound))
        case .opacity:
            preferences.opacity = min(max(value, 1), 100).rounded() / 100
            board.pen.opacity = preferences.opacity
        case .channel(let channel, let owner):
            var color = color(of: owner)
            color[channel] = UInt8(min(max(value, 0), 255).rounded())
            setColor(of: owner, color)
        }
    }

    mutating func setWidth(_ width: Double) {
        if board.tool == .eraser {
            board.eraserWidth = width
            preferences.eraserWidth = width
        } else {
            board.pen.width = width
            preferences.width = width
        }
    }

    func color(of owner: ColorOwner) -> Color {
        switch owner {
        case .pen: return preferences.color
        case .fill: return preferences.fillColor
        case .favorite(let index): return preferences.favorites[index]
        case .background:
            guard case .color(let color) = backgroundPreview ?? board.drawing.background else {
                return .white
            }
            return color
        }
    }

    mutating func setColor(of owner: ColorOwner, _ color: Color) {
        switch owner {
        case .pen:
            chosenFavorite = nil
            setPenColor(color)
        case .fill:
            preferences.chosenFillColor = color
            setFilling(true)
        case .favorite(let index):
            preferences.favorites[index] = color
            if chosenFavorite == index { setPenColor(color) }
        case .background:
            backgroundPreview = .color(color)
            if !isSliding { commitBackground() }
        }
    }

    /// A color taken in hand means that the pen is to draw.
    mutating func setPenColor(_ color: Color) {
        preferences.color = color
        (board.pen.color, board.pen.fill) = (color, preferences.pen.fill)
        if board.tool == .eraser { select(drawingTool) }
    }

    mutating func setFilling(_ isFilling: Bool) {
        preferences.isFilling = isFilling
        board.pen.fill = preferences.pen.fill
    }

    private var isSliding: Bool {
        if case .slider = pointing.grip { true } else { false }
    }

    /// Makes the background that was being chosen an edit.
    mutating func commitBackground() {
        guard let background = backgroundPreview else { return }
        backgroundPreview = nil
        apply(board.setBackground(background))
        damage.add(boardView)
    }

    mutating func slide(_ quantity: Quantity, _ control: Control, to x: Double) {
        let inset = Double(metrics.pixels(Slider.inset))
        let length = max(Double(control.frame.width) - 2 * inset, 1)
        let fraction = min(max((x - Double(control.frame.left) - inset) / length, 0), 1)
        let range = range(of: quantity)
        let span = range.upperBound - range.lowerBound
        set(quantity, to: (range.lowerBound + fraction * span).rounded())
    }

    /// A drag has ended.
    mutating func finish(_ quantity: Quantity) {
        if case .channel(_, .background) = quantity { commitBackground() }
    }

    func fraction(of quantity: Quantity) -> Double {
        let range = range(of: quantity)
        let span = range.upperBound - range.lowerBound
        return min(max((value(of: quantity) - range.lowerBound) / span, 0), 1)
    }
}

extension Color {
    subscript(channel: Channel) -> UInt8 {
        get {
            switch channel {
            case .red: red
            case .green: green
            case .blue: blue
            }
        }
        set {
            switch channel {
            case .red: red = newValue
            case .green: green = newValue
            case .blue: blue = newValue
            }
        }
    }
}
