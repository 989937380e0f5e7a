import Glibc
import Raster

/// Draws so much and no more, for whoever counts the instructions.
///
/// Arguments: the side of the board, the width of the nib, how many strokes, samples in each, and
/// what they are like.
@main struct CostProbe {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        let numbers = arguments.compactMap { Int($0) }
        guard numbers.count == 4, let way = arguments.last.flatMap(Way.init) else { return }
        var layer = Layer(width: numbers[0], height: numbers[0])
        var damage: PixelRect?
        for _ in 0..<numbers[2] {
            var ink = FreehandInk(
                at: way[0], width: Double(numbers[1]), paint: Paint(.black), on: layer)
            for sample in 1...max(1, numbers[3]) {
                damage.formUnion(ink.extend(to: way[sample], on: &layer))
            }
        }
        print(damage?.width ?? 0)
    }
}

/// Where the samples of a stroke lie.
private enum Way: String {
    /// A circle in steps of 4 px, so that any part of the stroke costs the same.
    case circle
    /// The same circle, but beside the board.
    case outside
    /// One place, again and again.
    case still
    /// From one end of all coordinates to the other and back, past the board and across it.
    case far

    subscript(sample: Int) -> Point {
        let angle = Double(sample) * .pi / 120
        return switch self {
        case .circle: Point(x: 330.2 + 150 * cos(angle), y: 360.4 + 150 * sin(angle))
        case .outside: Point(x: -330.2 + 150 * cos(angle), y: 360.4 + 150 * sin(angle))
        case .still: Point(x: 330.2, y: 360.4)
        case .far: Point(x: sample % 2 == 0 ? -1e6 : 1e6, y: Double(sample % 100) * 2e4 - 1e6)
        }
    }
}
