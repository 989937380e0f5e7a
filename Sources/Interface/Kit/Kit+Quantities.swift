import Painting
import Raster

// What sliders and numbers stand for.
extension Kit {
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
        case .width: preferences.toolWidth
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

    /// How far along its slider it is, 0…1.
    func fraction(of quantity: Quantity) -> Double {
        let range = range(of: quantity)
        let span = range.upperBound - range.lowerBound
        return min(max((value(of: quantity) - range.lowerBound) / span, 0), 1)
    }

    func color(of owner: ColorOwner) -> Color {
        switch owner {
        case .pen: return preferences.color
        case .fill: return preferences.fillColor
        case .favorite(let index): return preferences.favorites[index]
        case .background:
            guard case .color(let color) = background else { return .white }
            return color
        }
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
