/// A block of whole pixels that holds at least one.
///
/// There is no empty `PixelRect`; "nothing" is spelled `nil`.
package struct PixelRect: Hashable, Sendable {
    /// Columns covered, left to right.
    package let x: Range<Int>
    /// Rows covered, top to bottom.
    package let y: Range<Int>

    /// Returns `nil` if either range is empty.
    package init?(x: Range<Int>, y: Range<Int>) {
        guard !x.isEmpty, !y.isEmpty else { return nil }
        self.x = x
        self.y = y
    }

    /// Returns `nil` if `width` or `height` is not positive.
    package init?(x: Int, y: Int, width: Int, height: Int) {
        guard width > 0, height > 0 else { return nil }
        self.x = x..<x + width
        self.y = y..<y + height
    }

    /// The smallest block of whole pixels that holds the box with these corners, both clamped to
    /// ``Point/limit``.
    package init(spanning a: Point, _ b: Point) {
        let (a, b) = (a.clamped(to: Point.limit), b.clamped(to: Point.limit))
        let left = Int(min(a.x, b.x).rounded(.down))
        let top = Int(min(a.y, b.y).rounded(.down))
        x = left..<max(left + 1, Int(max(a.x, b.x).rounded(.up)))
        y = top..<max(top + 1, Int(max(a.y, b.y).rounded(.up)))
    }

    package var width: Int { x.count }
    package var height: Int { y.count }

    /// The pixels that both cover, or `nil` where they do not meet.
    package func intersection(_ other: PixelRect) -> PixelRect? {
        let left = max(x.lowerBound, other.x.lowerBound)
        let right = min(x.upperBound, other.x.upperBound)
        let top = max(y.lowerBound, other.y.lowerBound)
        let bottom = min(y.upperBound, other.y.upperBound)
        guard left < right, top < bottom else { return nil }
        return PixelRect(x: left..<right, y: top..<bottom)
    }

    /// The smallest block that holds both.
    package func union(_ other: PixelRect) -> PixelRect {
        PixelRect(
            within: min(x.lowerBound, other.x.lowerBound)..<max(x.upperBound, other.x.upperBound),
            min(y.lowerBound, other.y.lowerBound)..<max(y.upperBound, other.y.upperBound)
        )
    }

    /// The same block moved by whole pixels.
    package func moved(x dx: Int, y dy: Int) -> PixelRect {
        PixelRect(
            within: x.lowerBound + dx..<x.upperBound + dx,
            y.lowerBound + dy..<y.upperBound + dy
        )
    }

    package func contains(x column: Int, y row: Int) -> Bool {
        x.contains(column) && y.contains(row)
    }

    package func contains(_ other: PixelRect) -> Bool {
        other.x.clamped(to: x) == other.x && other.y.clamped(to: y) == other.y
    }

    private init(within x: Range<Int>, _ y: Range<Int>) {
        self.x = x
        self.y = y
    }
}

extension PixelRect? {
    /// Widens the block so that it holds `other` too; `nil` adds nothing.
    package mutating func formUnion(_ other: PixelRect?) {
        guard let other else { return }
        self = map { $0.union(other) } ?? other
    }
}
