import Formats
import Painting
import Raster
import TestSupport

/// Numbers that a seed makes the same on every machine: xorshift64*.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed | 1 }

    mutating func next() -> UInt64 {
        state ^= state >> 12
        state ^= state << 25
        state ^= state >> 27
        return state &* 2_685_821_657_736_338_717
    }
}

extension JSONReader {
    /// All pieces of a text, to its end.
    static func tokens(_ text: [UInt8]) throws(JSONError) -> [JSONToken] {
        try read(text.span.bytes) { (reader) throws(JSONError) in
            var tokens: [JSONToken] = []
            while true {
                let token = try reader.next()
                if token == .end { return tokens }
                tokens.append(token)
            }
        }
    }

    /// The only string, decoded.
    static func string(_ text: String) throws(JSONError) -> String? {
        try read(Array(text.utf8).span.bytes) { (reader) throws(JSONError) in
            guard case .string(let string) = try reader.next() else { return nil }
            return String(decoding: reader.bytes(string), as: UTF8.self)
        }
    }
}

extension DrawingContents {
    /// Reads a text for which a board of 100 × 80 is at hand.
    init(
        _ text: String, limits: DrawingLimits = DrawingLimits()
    ) throws(DrawingError) {
        try self.init(Array(text.utf8), limits: limits)
    }

    init(_ bytes: [UInt8], limits: DrawingLimits = DrawingLimits()) throws(DrawingError) {
        self = try DrawingReader(width: 100, height: 80, limits: limits).read(bytes.span.bytes)
    }

    /// Reads a drawing of these elements in Easel's own form.
    init(marks: String) throws(DrawingError) {
        try self.init(#"{"easel": 1, "width": 100, "height": 80, "marks": [\#(marks)]}"#)
    }

    /// Reads a drawing with this background.
    init(background: String, limits: DrawingLimits = DrawingLimits()) throws(DrawingError) {
        try self.init(
            """
            {"easel": 1, "width": 10, "height": 10, "background": \(background), "marks": []}
            """, limits: limits)
    }
}

extension Drawing {
    /// A drawing of marks of every kind, some of them beyond its edges.
    static func random(_ dice: inout SeededGenerator) -> Drawing {
        let background: Background =
            Bool.random(using: &dice) ? .clear : .color(.random(&dice))
        let marks = (0..<Int.random(in: 0...12, using: &dice)).map { _ in Mark.random(&dice) }
        return Drawing(
            width: Int.random(in: 1...300, using: &dice),
            height: Int.random(in: 1...200, using: &dice), background: background, marks: marks)
    }
}

extension Mark {
    static func random(_ dice: inout SeededGenerator) -> Mark {
        let tool = Tool.allCases.randomElement(using: &dice) ?? .pencil
        let count =
            tool.isFreehand ? Int.random(in: 1...30, using: &dice) : tool.pointCount.lowerBound
        let points = (0..<count).map { _ in
            let x = Double.random(in: -50...350, using: &dice)
            let y = Double.random(in: -50...250, using: &dice)
            // Whole, halves, and numbers with all their digits.
            switch Int.random(in: 0..<3, using: &dice) {
            case 0: return Point(x: x.rounded(), y: y.rounded())
            case 1: return Point(x: (x * 2).rounded() / 2, y: (y * 10).rounded() / 10)
            default: return Point(x: x, y: y)
            }
        }
        var style = Style.random(&dice)
        if tool.hasCorners, Bool.random(using: &dice) { style.join = .miter }
        return Mark.made(by: tool, points: points, style: style)
    }
}

extension Style {
    static func random(_ dice: inout SeededGenerator) -> Style {
        Style(
            color: .random(&dice), fill: Bool.random(using: &dice) ? .random(&dice) : nil,
            width: Double.random(in: 0.1...30, using: &dice),
            opacity: Double.random(in: 0...1, using: &dice))
    }
}

extension Color {
    static func random(_ dice: inout SeededGenerator) -> Color {
        Color(hex: UInt32.random(in: 0...0xFFFFFF, using: &dice))
    }
}

extension Layer {
    /// Whether every tile has the same pixels.
    func isSame(as other: Layer) -> Bool {
        width == other.width && height == other.height && inked == other.inked
            && inked.allSatisfy { self[$0] == other[$0] }
    }
}
