import Raster

/// Turns the letters of an outline into lines.
///
/// Words are separated by spaces. `M x y` begins a line, `L x y …` goes on straight, `C` on a cubic
/// curve (two handles and an end), `Z` back to where the line began; `O x y rx ry` is an ellipse
/// around a center, `R x y w h r` a rectangle with round corners.
struct IconPath {
    private(set) var lines: [[Point]] = []

    mutating func draw(_ outline: String) {
        var command: Character = "M"
        var numbers: [Double] = []
        for word in outline.split(separator: " ") {
            guard let number = Double(word) else {
                command = word.first ?? "M"
                numbers = []
                if command == "Z" { close() }
                continue
            }
            numbers.append(number)
            if numbers.count == Self.count(command) {
                perform(command, numbers)
                numbers = []
                if command == "M" { command = "L" }
            }
        }
    }

    private static func count(_ command: Character) -> Int {
        switch command {
        case "C": 6
        case "O": 4
        case "R": 5
        default: 2
        }
    }

    private mutating func perform(_ command: Character, _ n: [Double]) {
        switch command {
        case "L":
            append(Point(x: n[0], y: n[1]))
        case "C":
            curve(Point(x: n[0], y: n[1]), Point(x: n[2], y: n[3]), Point(x: n[4], y: n[5]))
        case "O":
            let reach = Point(x: n[2], y: n[3])
            let center = Point(x: n[0], y: n[1])
            lines.append(Path.ellipseOutline(center - reach, center + reach))
        case "R":
            round(x: n[0]...n[0] + n[2], y: n[1]...n[1] + n[3], radius: n[4])
        default:
            lines.append([Point(x: n[0], y: n[1])])
        }
    }

    private mutating func append(_ point: Point) {
        if lines.isEmpty { lines.append([]) }
        lines[lines.count - 1].append(point)
    }

    private mutating func close() {
        guard let first = lines.last?.first else { return }
        append(first)
    }

    /// Sixteen straight pieces: no icon is so large that they show.
    private mutating func curve(_ b: Point, _ c: Point, _ d: Point) {
        guard let a = lines.last?.last else { return }
        for step in 1...16 {
            let t = Double(step) / 16
            let s = 1 - t
            let point = a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t)
            append(point + d * (t * t * t))
        }
    }

    /// A rectangle with round corners.
    mutating func round(
        x: ClosedRange<Double>, y: ClosedRange<Double>, radius r: Double
    ) {
        let handle = r * 0.4477
        let (left, right, top, bottom) = (x.lowerBound, x.upperBound, y.lowerBound, y.upperBound)
        func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
        lines.append([point(left + r, top), point(right - r, top)])
        curve(point(right - handle, top), point(right, top + handle), point(right, top + r))
        append(point(right, bottom - r))
        curve(
            point(right, bottom - handle), point(right - handle, bottom), point(right - r, bottom))
        append(point(left + r, bottom))
        curve(point(left + handle, bottom), point(left, bottom - handle), point(left, bottom - r))
        append(point(left, top + r))
        curve(point(left, top + handle), point(left + handle, top), point(left + r, top))
    }
}
