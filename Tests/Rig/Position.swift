/// A place in whole pixels.
package struct Position: Hashable, Sendable {
    package var x: Int
    package var y: Int

    package init(_ x: Int, _ y: Int) {
        self.x = x
        self.y = y
    }

    package static func + (a: Position, b: Position) -> Position {
        Position(a.x + b.x, a.y + b.y)
    }
}
