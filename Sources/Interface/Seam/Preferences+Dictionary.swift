import Painting
import Raster

extension Preferences {
    /// Reads preferences from text; what is missing or makes no sense keeps its default.
    package init(_ dictionary: [String: String]) {
        self.init()
        func number(_ key: Key, in range: ClosedRange<Double>) -> Double? {
            guard let value = dictionary[key.rawValue].flatMap(Double.init), range.contains(value)
            else { return nil }
            return value
        }
        func color(_ key: Key) -> Color? { dictionary[key.rawValue].flatMap(Color.init(typed:)) }
        func flag(_ key: Key) -> Bool? { dictionary[key.rawValue].flatMap(Bool.init) }
        let sides = 1.0...32_767.0
        windowWidth = number(.windowWidth, in: sides).map { Int($0) } ?? windowWidth
        windowHeight = number(.windowHeight, in: sides).map { Int($0) } ?? windowHeight
        tool = dictionary[Key.tool.rawValue].flatMap(Tool.init) ?? tool
        self.color = color(.color) ?? self.color
        width = number(.width, in: Brush.widths) ?? width
        opacity = number(.opacity, in: 0.01...1) ?? opacity
        chosenFillColor = color(.fillColor)
        isFilling = flag(.fill) ?? isFilling
        hasSharpCorners = flag(.sharpCorners) ?? hasSharpCorners
        eraserWidth = number(.eraserWidth, in: Brush.widths) ?? eraserWidth
        for (index, key) in [Key.favorite1, .favorite2, .favorite3].enumerated() {
            favorites[index] = color(key) ?? favorites[index]
        }
        placement =
            dictionary[Key.placement.rawValue].flatMap(Background.Placement.init) ?? placement
        folder = dictionary[Key.folder.rawValue].flatMap(FileName.unescaped) ?? folder
        showsHiddenFiles = flag(.hiddenFiles) ?? showsHiddenFiles
        hidesBars = flag(.hideBars) ?? hidesBars
        embedsObjects = flag(.embedObjects) ?? embedsObjects
    }

    /// The preferences as text under keys of letters and hyphens.
    package var dictionary: [String: String] {
        var all: [Key: String] = [
            .windowWidth: "\(windowWidth)", .windowHeight: "\(windowHeight)",
            .tool: tool.rawValue, .color: color.typed, .width: "\(width)", .opacity: "\(opacity)",
            .sharpCorners: "\(hasSharpCorners)", .fill: "\(isFilling)",
            .eraserWidth: "\(eraserWidth)",
            .favorite1: favorites[0].typed, .favorite2: favorites[1].typed,
            .favorite3: favorites[2].typed, .placement: placement.rawValue,
            .hiddenFiles: "\(showsHiddenFiles)", .hideBars: "\(hidesBars)",
            .embedObjects: "\(embedsObjects)",
        ]
        if let chosenFillColor { all[.fillColor] = chosenFillColor.typed }
        if let folder { all[.folder] = FileName.escaped(folder) }
        return Dictionary(uniqueKeysWithValues: all.map { ($0.rawValue, $1) })
    }

    private enum Key: String {
        case windowWidth = "window-width"
        case windowHeight = "window-height"
        case tool, color, width, opacity, fill, placement, folder
        case fillColor = "fill-color"
        case sharpCorners = "sharp-corners"
        case eraserWidth = "eraser-width"
        case favorite1 = "favorite-1"
        case favorite2 = "favorite-2"
        case favorite3 = "favorite-3"
        case hiddenFiles = "hidden-files"
        case hideBars = "hide-bars"
        case embedObjects = "embed-objects"
    }
}
