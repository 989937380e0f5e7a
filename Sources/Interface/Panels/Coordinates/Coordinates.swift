import Painting
import Raster

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
    enum Fault: Error, Hashable, Sendable {
        case notANumber(field: Int, String)
        case outside(field: Int, String)
        /// The second point lies on the first.
        case noLength
        case collinear

        /// The field to look at.
        var field: Int {
            switch self {
            case .notANumber(let field, _), .outside(let field, _): field
            case .noLength: 2
            case .collinear: 4
            }
        }

        /// Whether this field is one of those that are wrong.
        func marks(_ field: Int) -> Bool {
            switch self {
            case .notANumber(let wrong, _), .outside(let wrong, _): field == wrong
            case .noLength: field == 2 || field == 3
            case .collinear: field == 4 || field == 5
            }
        }
    }

    /// The points that the fields name, in board pixels.
    func points(within drawing: Drawing) -> Result<[Point], Fault> {
        var numbers: [Double] = []
        for (field, text) in texts[..<count].enumerated() {
            guard let number = Self.number(text) else {
                return .failure(.notANumber(field: field, text))
            }
            let side = Double(field % 2 == 0 ? drawing.width : drawing.height)
            guard (0...side).contains(number) else {
                return .failure(.outside(field: field, text))
            }
            numbers.append(number)
        }
        let points = stride(from: 0, to: count, by: 2).map {
            Point(x: numbers[$0], y: numbers[$0 + 1])
        }
        if points[0] == points[1] { return .failure(.noLength) }
        guard count == 6 else { return .success(points) }
        let (a, b) = (points[1] - points[0], points[2] - points[0])
        guard abs(a.x * b.y - a.y * b.x) > 1e-9 * a.length * max(b.length, 1) else {
            return .failure(.collinear)
        }
        return .success(points)
    }

    /// A plain number, with a point or a comma; no infinity, no hexadecimal.
    private static func number(_ text: String) -> Double? {
        let trimmed = text.filter { !$0.isWhitespace }.map { $0 == "," ? "." : $0 }
        guard !trimmed.isEmpty, trimmed.allSatisfy({ "0123456789.+-eE".contains($0) }),
            let number = Double(String(trimmed)), number.isFinite
        else { return nil }
        return number
    }
}
