package import Raster

/// How a mark looks: chosen when its gesture begins and fixed until it ends.
package struct Style: Hashable, Sendable {
    package var color: Color
    /// The inside of closed shapes; `nil` leaves it open.
    package var fill: Color?
    /// Diameter of the nib, in pixels.
    package var width: Double
    /// Of the mark as a whole, 0…1.
    package var opacity: Double
    /// The corners of rectangles and triangles; of no meaning for other tools.
    package var join: Join
    package var effect = Effect.draw
    /// How straight lines are drawn; of no meaning for other shapes.
    package var dash = Dash.solid

    /// What a mark does to the ink below it.
    package enum Effect: Hashable, Sendable {
        case draw, erase
    }

    package enum Dash: Hashable, Sendable {
        case solid
        /// Dashes and gaps three nibs long.
        case dashed
    }

    /// How two lines meet.
    package enum Join: String, CaseIterable, Hashable, Sendable {
        case round
        /// The outer edges go on until they meet; a corner too sharp for that is round.
        case miter
    }

    package init(
        color: Color = .black, fill: Color? = nil, width: Double = 3, opacity: Double = 1,
        join: Join = .round
    ) {
        self.color = color
        self.fill = fill
        self.width = width
        self.opacity = opacity
        self.join = join
    }

    /// The widths that settings and files may hold, in pixels.
    package static let widths = 0.1...1_000.0
}
