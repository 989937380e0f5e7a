import Raster

/// The signs on buttons, as lines on a grid of 20 × 20.
enum Icon: String, Hashable, Sendable {
    case undo, redo, pencil, line, dashedLine, rectangle, ellipse, triangle, eraser, trash
    case picture, layers, coordinates, folder, save, export, settings, picker, more, close, up
    case check, file, zoomIn, zoomOut, zoomFit

    /// The side of the grid.
    static let side = 20.0
    /// The width of all lines on the grid.
    static let nib = 1.6

    /// What to draw; see ``IconPath`` for the letters.
    var lines: [[Point]] {
        var path = IconPath()
        path.draw(outline)
        return path.lines
    }

    private var outline: String {
        switch self {
        case .undo:
            "M 7.5 4.5 L 3.5 8.5 7.5 12.5 M 3.5 8.5 L 12.5 8.5 C 14.7 8.5 16.5 10.3 16.5 12.5 "
                + "C 16.5 14.7 14.7 16.5 12.5 16.5 L 9.5 16.5"
        case .redo:
            "M 12.5 4.5 L 16.5 8.5 12.5 12.5 M 16.5 8.5 L 7.5 8.5 C 5.3 8.5 3.5 10.3 3.5 12.5 "
                + "C 3.5 14.7 5.3 16.5 7.5 16.5 L 10.5 16.5"
        case .pencil:
            "M 3.5 16.5 L 4.4 12.9 13.6 3.7 C 14.2 3.1 15.1 3.1 15.7 3.7 L 16.3 4.3 "
                + "C 16.9 4.9 16.9 5.8 16.3 6.4 L 7.1 15.6 Z M 11.8 5.5 L 14.5 8.2"
        case .line: "M 4 16 L 16 4"
        case .dashedLine: "M 4 16 L 6.2 13.8 M 8.9 11.1 L 11.1 8.9 M 13.8 6.2 L 16 4"
        case .rectangle: "M 3.5 4.5 L 16.5 4.5 16.5 15.5 3.5 15.5 Z"
        case .ellipse: "O 10 10 7 5.5"
        case .triangle: "M 10 4 L 17 16 3 16 Z"
        case .eraser:
            "M 8 16.5 L 3.6 12.1 C 3 11.5 3 10.7 3.6 10.1 L 9.5 4.2 C 10.1 3.6 10.9 3.6 11.5 4.2 "
                + "L 16.1 8.8 C 16.7 9.4 16.7 10.2 16.1 10.8 L 10.4 16.5 M 6.5 7.2 L 13.1 13.8 M 7 16.5 L 17 16.5"
        case .trash:
            "M 4.5 5.5 L 15.5 5.5 M 8 5.5 L 8 3.5 12 3.5 12 5.5 M 6 5.5 L 6.7 16.5 13.3 16.5 14 5.5 "
                + "M 8.7 8.5 L 8.9 13.5 M 11.3 8.5 L 11.1 13.5"
        case .picture:
            "R 3 3.5 14 13 1.5 M 3.5 13.5 L 7.5 9.5 11 13 13 11 16.5 14.5 O 13 7.5 1.2 1.2"
        case .layers:
            "M 10 3.5 L 17 7 10 10.5 3 7 Z M 3 10.5 L 10 14 17 10.5 M 3 13.8 L 10 17.3 17 13.8"
        case .coordinates:
            "M 3.5 3.5 L 3.5 16.5 16.5 16.5 M 3.5 12 L 5.5 12 M 3.5 7.5 L 5.5 7.5 "
                + "M 8 16.5 L 8 14.5 M 12.5 16.5 L 12.5 14.5 O 11 8 1.6 1.6"
        case .folder: "M 3 15.5 L 3 4.5 8 4.5 9.5 6.5 17 6.5 17 15.5 Z"
        case .save:
            "M 10 3.5 L 10 12 M 6.5 8.8 L 10 12.3 13.5 8.8 M 3.5 13 L 3.5 16.5 16.5 16.5 16.5 13"
        case .export:
            "M 10 12.5 L 10 3.5 M 6.5 7 L 10 3.5 13.5 7 M 3.5 11.5 L 3.5 16.5 16.5 16.5 16.5 11.5"
        case .settings:
            "M 3 6.5 L 9 6.5 M 13.2 6.5 L 17 6.5 O 11.1 6.5 2.1 2.1 "
                + "M 3 13.5 L 6.8 13.5 M 11 13.5 L 17 13.5 O 8.9 13.5 2.1 2.1"
        case .picker:
            "M 11 5.5 L 14.5 9 M 12.2 6.7 L 4.6 14.3 3.5 16.5 5.7 15.4 13.3 7.8 "
                + "M 12.2 6.7 L 14 4 C 14.7 3.3 15.7 3.3 16.2 3.8 C 16.7 4.3 16.7 5.3 16 6 L 13.3 7.8"
        case .more: "M 8 5 L 13 10 8 15"
        case .close: "M 5.5 5.5 L 14.5 14.5 M 14.5 5.5 L 5.5 14.5"
        case .up: "M 10 16 L 10 4.5 M 5 9.5 L 10 4.5 15 9.5"
        case .check: "M 4.5 10.5 L 8.5 14.5 15.5 6.5"
        case .zoomIn: "M 10 4.5 L 10 15.5 M 4.5 10 L 15.5 10"
        case .zoomOut: "M 4.5 10 L 15.5 10"
        case .zoomFit:
            "M 4 7.5 L 4 4 7.5 4 M 12.5 4 L 16 4 16 7.5 M 16 12.5 L 16 16 12.5 16 M 7.5 16 L 4 16 4 12.5"
        case .file: "M 5 3 L 11.5 3 15 6.5 15 17 5 17 Z M 11.5 3 L 11.5 6.5 15 6.5"
        }
    }
}
