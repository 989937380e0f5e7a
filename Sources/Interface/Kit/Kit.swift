import Lettering
import Painting
import Raster

/// What the parts make controls with: measures, words, and how the program stands.
///
/// Made anew for each list of controls and never kept, since it shares the drawing's storage.
struct Kit {
    let setting: Setting
    let preferences: Preferences
    let drawing: Drawing
    /// What lies under the ink on screen: a background that is being chosen, or the drawing's.
    let background: Background
    /// The file that the drawing belongs to.
    let file: OpenFile?
    /// Window pixels to a board pixel.
    let zoom: Double
    let canUndo: Bool
    let canRedo: Bool
    /// What presses of the controls would do that the pointer and the keyboard are on.
    let pointed: [Action]
    let openPanels: Set<Panel>
    /// Whether a question lies over everything.
    let isAsking: Bool
    /// The field being typed in.
    let editor: FieldEditor?
    let scrolling: Scrolling
    /// What the bars take of the window, in pixels, whether they are hidden or not.
    var bars = (top: 0, bottom: 0)

    var words: Words { setting.words }
    var metrics: Metrics { setting.metrics }
    /// The whole window.
    var window: PixelRect { setting.frame }

    func pixels(_ units: Double) -> Int { metrics.pixels(units) }

    func textWidth(_ text: String) -> Int { setting.typesetter.line(text, metrics.text).width }

    /// The text in lines of `width` pixels at most.
    func lines(_ text: String, width: Int, limit: Int) -> [String] {
        TextWrapping(setting.typesetter, metrics.text).lines(text, width: width, limit: limit)
    }

    /// What an opaque color is laid on, for previews; white where the background is none.
    var paper: Color {
        guard case .color(let color) = drawing.background else { return .white }
        return color
    }
}
