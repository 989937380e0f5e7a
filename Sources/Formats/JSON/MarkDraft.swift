import Painting
import Raster

/// The members of a mark's object, as far as they were read.
struct MarkDraft {
    var color: Color?
    var fill: Color?
    var join: Style.Join?
    /// Points read, the bad ones too.
    var pointCount = 0
    /// Whether a value was brought into its range.
    var isAdjusted = false
    private(set) var number: Int?
    /// The first thing that is wrong.
    private(set) var fault: MarkFault?

    private var tool: Tool?
    private var width: Double?
    private var opacity = 1.0
    private var seen: UInt8 = 0

    mutating func fail(_ reason: MarkFault) { fault = fault ?? reason }

    /// Returns false where the key came before.
    mutating func see(_ key: MarkKey) -> Bool {
        defer { seen |= key.bit }
        guard seen & key.bit != 0 else { return true }
        fail(.duplicateKey(key))
        return false
    }

    mutating func setTool(_ tool: Tool?) {
        self.tool = tool
        if tool == nil { fail(.unknownTool) }
    }

    mutating func setWidth(_ number: Double) {
        guard number.isFinite else { return fail(.notFinite(.lineWidth)) }
        guard number > 0, number <= Style.widths.upperBound else {
            return fail(.outOfRange(.lineWidth, number))
        }
        if number < Style.widths.lowerBound { isAdjusted = true }
        width = max(number, Style.widths.lowerBound)
    }

    mutating func setOpacity(_ number: Double) {
        guard number.isFinite else { return fail(.notFinite(.opacity)) }
        guard (0...1).contains(number) else { return fail(.outOfRange(.opacity, number)) }
        opacity = number
    }

    mutating func setNumber(_ number: Double) {
        self.number = Int(exactly: number)
        if self.number.map({ $0 < 1 }) ?? true { fail(.outOfRange(.number, number)) }
    }

    /// The mark with these points, or why there is none.
    func mark(_ points: [Point]) -> Result<Mark, MarkFault> {
        if let fault { return .failure(fault) }
        guard let width else { return .failure(.missingKey(.lineWidth)) }
        guard seen & MarkKey.points.bit != 0 else { return .failure(.missingKey(.points)) }
        guard let tool = tool ?? Tool(pointCount: points.count),
            tool.pointCount.contains(points.count)
        else { return .failure(.wrongPointCount(points.count)) }
        guard let color = color ?? (tool == .eraser ? .black : nil) else {
            return .failure(.missingKey(.strokeColor))
        }
        let style = Style(
            color: color, fill: fill, width: width, opacity: opacity,
            join: join ?? .round)
        // Mapped, since a copy of the reader's array would keep all of its spare room.
        return .success(Mark(tool: tool, points: points.map(\.self), style: style))
    }
}

extension MarkFault: Error {}

extension Tool {
    /// What an element without a tool means.
    fileprivate init?(pointCount: Int) {
        switch pointCount {
        case 2: self = .line
        case 3: self = .triangle
        default: return nil
        }
    }
}

extension MarkKey {
    fileprivate var bit: UInt8 {
        switch self {
        case .tool: 1
        case .lineWidth: 2
        case .strokeColor: 4
        case .fillColor: 8
        case .opacity: 16
        case .points: 32
        case .number: 64
        case .join: 128
        }
    }
}
