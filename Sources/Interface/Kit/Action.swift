import Painting
import Raster

/// What a press of a control asks for.
enum Action: Hashable, Sendable {
    case tool(Tool)
    case undo, redo, clear, open, save, saveAs, export
    case panel(Panel)
    case zoom(ZoomChange)
    case turnPage(Bar)
    case pencil(Pencil)
    case favorite(Int)
    case toggleFill
    case presetWidth(Int)
    case slide(Quantity)
    case edit(FieldName)

    case paint(ColorOwner)
    case pick
    case backgroundNone, backgroundImage
    case placement

    case selectObject(Int)
    case deleteObject(Int)
    case scroll(ScrollTarget)
    case coordinates(Tool)
    case drawCoordinates

    case toggle(Switch)
    case dismissMessage
    case answer(Answer)
    case entry(Int)
    case parentFolder
    case recover(Int)
    case discard(Int)
    case closeRecoveries
    case cancelSave(Int)

    // What only keys ask for.
    case close
    case deleteChosen
    /// Makes what is drawn with wider or narrower by pixels.
    case stepWidth(Int)
}

/// The windows within the window that stay open beside the board.
enum Panel: String, Hashable, Sendable {
    case brush, background, objects, coordinates, settings, zoom
}

enum Bar: String, Hashable, Sendable {
    case top, bottom
}

/// Preferences that are on or off.
enum Switch: String, Hashable, Sendable {
    case hidesBars, embedsObjects, showsHiddenFiles, fullScreen, sharpCorners
}

/// The answers of a dialog.
enum Answer: String, Hashable, Sendable {
    case ok, insert, discard, cancel
}

/// What has rows or pages that the wheel moves.
enum ScrollTarget: Hashable, Sendable {
    case board
    case bar(Bar)
    case panel(Panel)
    case objects
    case files
    case recoveries
}

/// Whose color it is that sliders and fields change.
enum ColorOwner: Hashable, Sendable {
    case pen, fill, background
    case favorite(Int)
}

enum Channel: String, CaseIterable, Hashable, Sendable {
    case red, green, blue
}

/// What a slider or a number stands for.
enum Quantity: Hashable, Sendable {
    case width
    /// In percent.
    case opacity
    case channel(Channel, ColorOwner)
}

/// What a text field stands for.
enum FieldName: Hashable, Sendable {
    case number(Quantity)
    case hex(ColorOwner)
    /// A coordinate in the order x1, y1, x2 and so on.
    case coordinate(Int)
    case path
}
