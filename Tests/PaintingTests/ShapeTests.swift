import Painting
import Raster
import TestSupport
import Testing

/// What every shape answers, for marks of every tool.
@Suite struct ShapeTests {
    private static let size = 160

    private func ink(_ mark: Mark) -> Layer {
        Layer(of: Drawing(width: Self.size, height: Self.size, marks: [mark]))
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func `a mark moved by whole pixels leaves the same ink elsewhere`(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        let mark = dice.mark(width: 90, height: 90)
        let moved = try #require(
            mark.transformed(by: AffineMap(movingBy: Point(x: 30, y: 20))), "seed \(seed)")
        #expect(moved.bounds == mark.bounds.moved(x: 30, y: 20))
        let (before, after) = (ink(mark), ink(moved))
        let seen = PixelRect(spanning: Point(x: 0, y: 0), Point(x: 120, y: 130))
        for y in seen.y {
            for x in seen.x where abs(before[x: x, y: y].alphaStep(after[x: x + 30, y: y + 20])) > 8
            {
                Issue.record("seed \(seed): (\(x), \(y))")
                return
            }
        }
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func `a mark is hit where its ink is and missed where none is near`(seed: UInt64) {
        var dice = Dice(seed: seed)
        var mark = dice.mark(width: Self.size, height: Self.size)
        // Erasers leave no ink to look at, and sharp corners have more than their lines tell.
        (mark.style.effect, mark.style.opacity, mark.style.join) = (.draw, 1, .round)
        let layer = ink(mark)
        for _ in 0..<400 {
            let (x, y) = (dice.roll(0...Self.size - 1), dice.roll(0...Self.size - 1))
            let middle = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
            if layer[x: x, y: y].alpha > 0 {
                #expect(mark.isHit(at: middle, slack: 1), "seed \(seed): (\(x), \(y))")
            } else {
                #expect(!mark.isHit(at: middle, slack: -1), "seed \(seed): (\(x), \(y))")
            }
        }
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func `a handle stays under the pointer, and one that stays changes nothing`(seed: UInt64) {
        var dice = Dice(seed: seed)
        let shape = dice.mark(width: Self.size, height: Self.size).shape
        for (handle, place) in shape.handles.enumerated() {
            let same = shape.moving(handle: handle, to: place)
            #expect(ink(Mark(same, Style())).hasSameInk(as: ink(Mark(shape, Style()))))
            let other = Point(x: dice.roll(0...100), y: dice.roll(0...100))
            #expect(shape.moving(handle: handle, to: other).handles.contains(other))
        }
        #expect(shape.moving(handle: 9, to: Point(x: 1, y: 1)) == shape)
    }

    @Test func `a turned box keeps its sides, and an ellipse cannot be turned`() throws {
        let turn = AffineMap(right: Point(x: 0.8, y: 0.6), down: Point(x: -0.6, y: 0.8))
        let box = Box(Point(x: 50, y: 10), Point(x: 90, y: 40))
        #expect(Shape.ellipse(box).transformed(by: turn) == nil)
        let shape = try #require(Shape.rectangle(box).transformed(by: turn))
        guard case .rectangle(let turned) = shape else {
            Issue.record("no rectangle")
            return
        }
        #expect(!turned.isUpright && abs((turned.right - turned.origin).length - 40) < 1e-9)
        guard case .rectangle(let moved) = shape.moving(handle: 2, to: Point(x: 60, y: 90)) else {
            Issue.record("no rectangle")
            return
        }
        let side = moved.right - moved.origin
        #expect(abs(side.x * 0.6 - side.y * 0.8) < 1e-9 || abs(side.x * 0.8 + side.y * 0.6) < 1e-9)
        #expect((moved.opposite - Point(x: 60, y: 90)).length < 1e-9)
    }

    @Test func `a hidden mark leaves no ink until it is shown`() {
        var board = Board(Drawing(width: 60, height: 60))
        var mark = Mark.made(
            by: .line, points: [Point(x: 5, y: 5), Point(x: 50, y: 50)], style: Style())
        let bare = board.layer
        _ = board.add(mark)
        let drawn = board.layer
        mark.isHidden = true
        #expect(board.change([1: mark]).damage != nil)
        #expect(board.layer.hasSameInk(as: bare))
        _ = board.undo()
        #expect(board.layer.hasSameInk(as: drawn))
        #expect(board.change([1: board.drawing.marks[0], 7: mark]).edit == nil)
    }
}

extension Pixel {
    /// How much more ink another one has.
    fileprivate func alphaStep(_ other: Pixel) -> Int { Int(other.alpha) - Int(alpha) }
}
