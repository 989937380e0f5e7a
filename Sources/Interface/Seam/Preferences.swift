package import Painting
package import Raster

/// What lasts across runs.
package struct Preferences: Equatable, Sendable {
    package var windowWidth = 1280
    package var windowHeight = 800
    package var tool = Tool.pencil
    package var color = Color.black
    /// The pen's, in pixels of the board.
    package var width = 3.0
    /// 0 to 1.
    package var opacity = 1.0
    /// `nil` until one is chosen: insides have the pen's color.
    package var chosenFillColor: Color?
    package var isFilling = false
    /// Whether the corners of rectangles and triangles are sharp.
    package var hasSharpCorners = false
    /// In pixels of the board.
    package var eraserWidth = 20.0
    /// Three colors.
    package var favorites = [Color(hex: 0x000000), Color(hex: 0x0000FF), Color(hex: 0xFF0000)]
    package var placement = Background.Placement.tile
    /// The folder last used in the file chooser; `nil` at first.
    package var folder: [UInt8]?
    package var showsHiddenFiles = false
    /// Whether the bars hide while a stroke is drawn.
    package var hidesBars = false
    /// Whether a PNG carries its objects.
    package var embedsObjects = true

    package init() {}

    package var fillColor: Color { chosenFillColor ?? color }

    /// How the pen draws with these preferences.
    package var pen: Style {
        Style(
            color: color, fill: isFilling ? fillColor : nil, width: width, opacity: opacity,
            join: hasSharpCorners ? .miter : .round)
    }

    /// What the tool in hand draws with, in pixels.
    var toolWidth: Double {
        get { tool == .eraser ? eraserWidth : width }
        set { if tool == .eraser { eraserWidth = newValue } else { width = newValue } }
    }
}
