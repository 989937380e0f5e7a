import Painting
import Raster

/// Where the pointer is, what it holds, and how long it has rested.
struct Pointing: Sendable {
    /// Window pixels; `nil` while it is elsewhere.
    var location: Point?
    /// The control under the pointer; empty for none.
    private(set) var hovered = ""
    var grip = Grip.none
    private var lastClick = Click(id: "", milliseconds: 0)
    /// How far the lists under it are scrolled.
    var scrolling = Scrolling()
    var wheel = WheelRest()
    private(set) var isTooltipShown = false
    /// When the tooltip of the hovered control comes, in the clock of ticks.
    private(set) var wake: Int?

    /// What a held button does.
    enum Grip: Hashable, Sendable {
        case none
        /// A gesture on the board.
        case board
        /// A press that counts if it is released over the same control.
        case control(String)
        case slider(String, Quantity)
        /// The thumb of a list, held this far below its top.
        case thumb(String, ScrollTarget, offset: Int)
        /// Text is being selected.
        case text(FieldName)
        /// The board moves with the pointer, which was here last.
        case pan(Point)
        /// Nothing more until all buttons are up.
        case spent

        /// Whether it is this control that is held.
        func holds(_ id: String) -> Bool {
            switch self {
            case .control(let held), .slider(let held, _), .thumb(let held, _, _): held == id
            case .none, .board, .text, .pan, .spent: false
            }
        }
    }

    /// A press, for the next one to make a double click with.
    private struct Click: Hashable, Sendable {
        var id: String
        var milliseconds: Int
    }

    /// The longest time between the presses of a double click.
    private static let doubleClick = 400
    /// How long the pointer rests before a tooltip comes, in milliseconds.
    private static let rest = 500

    /// Notes a press; whether it makes a double click.
    mutating func click(_ id: String, at milliseconds: Int) -> Bool {
        let pause = milliseconds - lastClick.milliseconds
        let isDouble = id == lastClick.id && (0...Self.doubleClick).contains(pause)
        // A third press begins anew.
        lastClick = Click(id: isDouble ? "" : id, milliseconds: milliseconds)
        return isDouble
    }

    /// The pointer is over this control now; `nil` for none.
    mutating func hover(_ control: Control?, _ setting: Setting) {
        guard control?.id ?? "" != hovered else { return }
        hovered = control?.id ?? ""
        let hasTip = control?.hasTooltip(setting) ?? false
        if !hasTip { isTooltipShown = false }
        wake = hasTip && !isTooltipShown ? setting.now + Self.rest : nil
    }

    /// Points at a control without a thought of its tooltip, as a press does.
    mutating func point(at id: String) { hovered = id }

    mutating func hideTooltip() {
        wake = nil
        isTooltipShown = false
    }

    mutating func advance(to now: Int) {
        guard let wake, wake <= now else { return }
        self.wake = nil
        isTooltipShown = true
    }

    /// The tooltip no longer comes by itself.
    mutating func stopWaiting() { wake = nil }
}
