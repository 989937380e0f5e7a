import Painting
import Raster

/// How a control is drawn; what it says and how it stands is in the ``Control``.
enum Look: Equatable, Sendable {
    /// Shown by others, as the number of a slider by the slider.
    case nothing
    /// The board, as it is looked at.
    case board(Viewport)
    /// The ground of a bar, and on which side its line is.
    case bar(lineAtTop: Bool)
    /// The ground of a panel or dialog.
    case panel
    /// What darkens the window under a dialog.
    case scrim
    case separator
    case text(Tone, Alignment)
    /// A square with an icon.
    case icon(Icon, Tone)
    /// A button with its label in it.
    case button(Tone)
    /// The ground that segments lie in.
    case trough
    /// One of several labels of which one is chosen.
    case segment
    /// Several labels in one control.
    case choice([String], chosen: Int)
    /// A box with a check mark in it, and a label.
    case checkBox
    /// A color to choose, round or square; `nil` is no color.
    case disc(Color)
    case square(Color?)
    /// A track of which `fraction` lies before the thumb.
    case slider(fraction: Double, Color)
    case field(FieldLook)
    /// The pen's dot, as it will draw it.
    case dot(Style, on: Color)
    /// A frame around something on the board.
    case outline
    /// A line of a list, of which the label is drawn by others.
    case row
    case thumbnail(Drawing.Item, on: Color)
    /// A picture in a frame, in its middle.
    case picture(Bitmap)
    case scrollBar(first: Int, visible: Int, count: Int)
    case toast([String])
    /// How far something has come, on the ground of a message.
    case progress(percent: Int)
    /// A button on that ground.
    case toastButton
    case tooltip
    /// An icon and a name, as in a list of files.
    case entry(Icon)

    /// The weight that a label or icon has.
    enum Tone: Hashable, Sendable {
        case plain, dim, strong, primary, danger, onDark
    }

    /// How far beyond its frame something is drawn, in units.
    var overhang: Double {
        switch self {
        case .panel: 36
        case .slider, .disc, .square, .icon, .field, .button, .checkBox, .choice, .toastButton: 8
        case .outline, .row, .segment: 4
        case .nothing, .board, .bar, .scrim, .separator, .text, .trough, .dot, .thumbnail,
            .picture, .scrollBar, .toast, .progress, .tooltip, .entry:
            4
        }
    }
}

/// How a text field is drawn.
struct FieldLook: Equatable, Sendable {
    var text: String
    var alignment = Alignment.leading
    /// Whether there is a box around it even when it is at rest.
    var isBoxed = true
    var isWrong = false
    /// While it is edited: the selected characters, of which one end is the cursor.
    var selection: Range<Int>?
    var cursor: Int?
    /// Pixels that the text is moved to the left, so that the cursor is seen.
    var offset = 0
}
