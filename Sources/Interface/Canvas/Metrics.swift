import Lettering
import Raster

/// Lengths of the interface in window pixels, from units that are pixels at scale 1.
struct Metrics: Hashable, Sendable {
    let scale: Double

    /// A length in whole pixels, at least one.
    func pixels(_ units: Double) -> Int {
        max(1, Int((units * scale).rounded()))
    }

    var hairline: Int { pixels(1) }
    var text: TextStyle { TextStyle(size: 13 * scale) }
    var strongText: TextStyle { TextStyle(size: 13 * scale, weight: .semibold) }
    var numbers: TextStyle { TextStyle(size: 13 * scale, tabularNumbers: true) }
    var smallText: TextStyle { TextStyle(size: 12 * scale) }
}

extension PixelRect {
    /// A block that is at least one pixel wide and high.
    init(left: Int, top: Int, width: Int, height: Int) {
        let a = Point(x: Double(left), y: Double(top))
        let b = Point(x: Double(left + max(width, 1)), y: Double(top + max(height, 1)))
        self.init(spanning: a, b)
    }

    var left: Int { x.lowerBound }
    var right: Int { x.upperBound }
    var top: Int { y.lowerBound }
    var bottom: Int { y.upperBound }
    var middleX: Int { (left + right) / 2 }
    var middleY: Int { (top + bottom) / 2 }

    /// The same block with `margin` more pixels on every side, or less where it is negative.
    func grown(by margin: Int) -> PixelRect {
        PixelRect(
            left: left - margin, top: top - margin, width: width + 2 * margin,
            height: height + 2 * margin)
    }

    /// A block of this size in the middle of this one.
    func centered(width: Int, height: Int) -> PixelRect {
        PixelRect(
            left: left + (self.width - width) / 2, top: top + (self.height - height) / 2,
            width: width, height: height)
    }

    func contains(_ point: Point) -> Bool {
        Double(left) <= point.x && point.x < Double(right)
            && Double(top) <= point.y && point.y < Double(bottom)
    }
}
