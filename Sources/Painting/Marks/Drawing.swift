package import Raster

/// A drawing: a size, what lies under the ink, and the marks in the order they were made.
package struct Drawing: Equatable, Sendable {
    package var width: Int
    package var height: Int
    package var background: Background
    package var items: [Item]

    /// A mark in a drawing.
    package struct Item: Equatable, Sendable {
        /// Stays the mark's own for as long as the drawing lives; counts from 1.
        package let number: Int
        package let mark: Mark
        /// The mark's ``Mark/bounds``.
        package let bounds: PixelRect

        package init(number: Int, mark: Mark) {
            self.number = number
            self.mark = mark
            bounds = mark.bounds
        }
    }

    /// - Precondition: `width` and `height` lie in ``sides``.
    package init(
        width: Int, height: Int, background: Background = .color(.white), marks: [Mark] = []
    ) {
        precondition(Self.sides.contains(width) && Self.sides.contains(height))
        self.width = width
        self.height = height
        self.background = background
        items = marks.enumerated().map { Item(number: $0 + 1, mark: $1) }
    }

    /// The widths and heights a board may have, in pixels.
    package static let sides = 1...32_767

    /// The pixels a board may have in all.
    package static let largestArea = 100_000_000

    package var bounds: PixelRect {
        PixelRect(spanning: Point(x: 0, y: 0), Point(x: Double(width), y: Double(height)))
    }

    package var marks: [Mark] { items.map(\.mark) }

    /// The highest number of all items, found by walking over them; 0 for none.
    var highestNumber: Int { items.lazy.map(\.number).max() ?? 0 }
}

extension Layer {
    /// Draws those parts of the marks anew that lie in the tiles which `rect` meets, on what is there.
    mutating func render(_ items: some Sequence<Drawing.Item>, in rect: PixelRect) {
        let reach = rect.roundedToTiles
        for item in items where !item.mark.isHidden && item.bounds.intersection(reach) != nil {
            lay(item.mark.path, item.mark.paint, clip: rect)
        }
    }

    /// The ink of a whole drawing.
    package init(of drawing: Drawing) {
        self.init(width: drawing.width, height: drawing.height)
        render(drawing.items, in: drawing.bounds)
    }
}
