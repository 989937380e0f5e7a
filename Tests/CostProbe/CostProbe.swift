import Glibc
import Raster

/// Draws so much and no more, for whoever counts the instructions.
///
/// Arguments: the side of the board, the width of the nib, how many strokes, samples in each.
@main struct CostProbe {
    static func main() {
        let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        guard numbers.count == 4 else { return }
        var layer = Layer(width: numbers[0], height: numbers[0])
        var damage: PixelRect?
        for _ in 0..<numbers[2] {
            var ink = FreehandInk(
                at: place(0), width: Double(numbers[1]), paint: Paint(.black), on: layer)
            for sample in 1...max(1, numbers[3]) {
                damage.formUnion(ink.extend(to: place(sample), on: &layer))
            }
        }
        print(damage?.width ?? 0)
    }

    /// A circle in steps of 4 px, so that any part of the stroke costs the same.
    private static func place(_ sample: Int) -> Point {
        let angle = Double(sample) * .pi / 120
        return Point(x: 330.2 + 150 * cos(angle), y: 360.4 + 150 * sin(angle))
    }
}
