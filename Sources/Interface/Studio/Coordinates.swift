import Painting

/// What is typed in the coordinates panel.
struct Coordinates: Equatable, Sendable {
    /// Line or triangle.
    var tool = Tool.line
    /// x1, y1, x2 and so on.
    var texts = Array(repeating: "", count: 6)
    /// What was wrong when it was last to be drawn.
    var fault: Fault?

    var count: Int { tool == .triangle ? 6 : 4 }

    /// Why nothing was drawn.
    enum Fault: Hashable, Sendable {
        case notANumber(Int)
        case outside(Int)
        /// The second point lies on the first.
        case noLength
        case collinear

        /// The field to look at.
        var field: Int {
            switch self {
            case .notANumber(let field), .outside(let field): field
            case .noLength: 2
            case .collinear: 4
            }
        }
    }
}
