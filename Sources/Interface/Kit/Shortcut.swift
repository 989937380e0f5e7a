import Painting

extension Tool {
    /// The key that takes the tool in hand.
    var key: Character {
        switch self {
        case .pencil: "p"
        case .line: "l"
        case .dashedLine: "d"
        case .rectangle: "r"
        case .ellipse: "e"
        case .triangle: "t"
        case .eraser: "x"
        }
    }

    var icon: Icon {
        switch self {
        case .pencil: .pencil
        case .line: .line
        case .dashedLine: .dashedLine
        case .rectangle: .rectangle
        case .ellipse: .ellipse
        case .triangle: .triangle
        case .eraser: .eraser
        }
    }
}

extension Panel {
    var icon: Icon {
        switch self {
        case .brush: .pencil
        case .background: .picture
        case .objects: .layers
        case .coordinates: .coordinates
        case .settings: .settings
        case .zoom: .zoomFit
        }
    }

    /// Whether it opens under the top bar rather than over the bottom bar.
    var isAtTop: Bool { self != .brush && self != .zoom }

    /// Whether it lies at the right edge of the window.
    var isAtRight: Bool { self != .brush }
}
