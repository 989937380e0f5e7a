package import Raster

/// Parts of the window that have to be drawn again.
package struct Damage: Sendable {
    package private(set) var rects: [PixelRect] = []
    /// More would cost more than what they save.
    private static let limit = 8

    package init() {}

    /// Adds a block: to one that it makes hardly larger, or as its own.
    package mutating func add(_ rect: PixelRect?) {
        guard var rect else { return }
        while let index = rects.firstIndex(where: { Self.isWorthwhile($0, rect) }) {
            rect = rects.remove(at: index).union(rect)
        }
        rects.append(rect)
        guard rects.count > Self.limit else { return }
        let all = rects.reduce(rect) { $0.union($1) }
        rects = [all]
    }

    /// Hands the blocks out: at most eight.
    package mutating func take() -> [PixelRect] {
        defer { rects = [] }
        return rects
    }

    private static func isWorthwhile(_ a: PixelRect, _ b: PixelRect) -> Bool {
        let both = a.union(b)
        return both.width * both.height
            <= a.width * a.height + b.width * b.height + 4096
    }
}
