import Painting
import Raster
import TestSupport

extension Dice {
    /// A mark of any tool on or near a board of `width` × `height` pixels.
    mutating func mark(width: Int, height: Int) -> Mark {
        let tool = Tool.allCases[roll(0...Tool.allCases.count - 1)]
        let count = tool.isFreehand ? roll(1...40) : tool.pointCount.lowerBound
        var points = [point(width, height)]
        while points.count < count {
            points.append(
                tool.isFreehand
                    ? points[points.count - 1] + Point(x: roll(-9...9), y: roll(-9...9))
                    : point(width, height))
        }
        var style = style()
        if tool.hasCorners, roll(0...1) == 0 { style.join = .miter }
        return Mark.made(by: tool, points: points, style: style)
    }

    mutating func style() -> Style {
        Style(
            color: Color(hex: UInt32(roll(0...0xFFFFFF))),
            fill: roll(0...1) == 0 ? nil : Color(hex: UInt32(roll(0...0xFFFFFF))),
            width: [0.5, 1, 3, 10, 40][roll(0...4)], opacity: [1, 0.5, 0.03][roll(0...2)])
    }

    private mutating func point(_ width: Int, _ height: Int) -> Point {
        Point(x: roll(-20...Double(width) + 20), y: roll(-20...Double(height) + 20))
    }
}

extension Board {
    /// Draws `mark` as a pointer would, in pieces no caller can choose.
    mutating func draw(_ mark: Mark) {
        _ = select(mark.tool)
        pen = mark.style
        eraserWidth = mark.style.width
        for (index, point) in mark.points.enumerated() {
            _ = handle(index == 0 ? .began(PointerSample(point)) : .moved(PointerSample(point)))
            guard mark.tool == .triangle, index == 1 else { continue }
            _ = handle(.ended(PointerSample(point)))
            _ = handle(.began(PointerSample(point)))
        }
        _ = handle(.ended(PointerSample(mark.points[mark.points.count - 1])))
    }
}
