/// A recorded movement of a pointer: strokes of samples.
package struct Trace: Hashable, Sendable {
    package struct Sample: Hashable, Sendable {
        package var x: Double
        package var y: Double
        /// Since the recording began; 0 where the recording does not say.
        package var seconds: Double
        /// 0…1; 1 where the recording does not say.
        package var pressure: Double

        package init(x: Double, y: Double, seconds: Double = 0, pressure: Double = 1) {
            self.x = x
            self.y = y
            self.seconds = seconds
            self.pressure = pressure
        }
    }

    package var strokes: [[Sample]]

    package init(strokes: [[Sample]]) { self.strokes = strokes.filter { !$0.isEmpty } }

    /// The strokes moved and, where they are too large, shrunk as one to fit a canvas, in whole
    /// pixels: what a mouse can do.
    package func positions(width: Int, height: Int, margin: Int = 10) -> [[Position]] {
        let all = strokes.joined()
        let left = all.map(\.x).min() ?? 0
        let top = all.map(\.y).min() ?? 0
        let across = max((all.map(\.x).max() ?? 0) - left, 1)
        let down = max((all.map(\.y).max() ?? 0) - top, 1)
        let scale = min(
            1, Double(width - 2 * margin) / across, Double(height - 2 * margin) / down)
        return strokes.map { stroke in
            stroke.map { sample in
                Position(
                    margin + Int(((sample.x - left) * scale).rounded()),
                    margin + Int(((sample.y - top) * scale).rounded()))
            }
        }
    }
}
