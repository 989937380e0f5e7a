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

    var name: String?
    var isHidden = false
    var isLocked = false

    private var word: MarkWord?
    private var width: Double?
    private var opacity = 1.0
    private var seen: UInt16 = 0

    mutating func fail(_ reason: MarkFault) { fault = fault ?? reason }

    /// Returns false where the key came before.
    mutating func see(_ key: MarkKey) -> Bool {
        defer { seen |= key.bit }
        guard seen & key.bit != 0 else { return true }
        fail(.duplicateKey(key))
        return false
    }

    mutating func setWord(_ word: MarkWord?) {
        self.word = word
        if word == nil { fail(.unknownTool) }
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
        // Mapped, since a copy of the reader's array would keep all of its spare room.
        guard let word = word ?? MarkWord(pointCount: points.count),
            let shape = word.shape(points.map(\.self))
        else { return .failure(.wrongPointCount(points.count)) }
        guard let color = color ?? (word.effect == .erase ? .black : nil) else {
            return .failure(.missingKey(.strokeColor))
        }
        var style = Style(
            color: color, fill: fill, width: width, opacity: opacity, join: join ?? .round)
        (style.effect, style.dash) = (word.effect, word.dash)
        var mark = Mark(shape, style)
        (mark.name, mark.isHidden, mark.isLocked) = (name, isHidden, isLocked)
        return .success(mark)
    }
}

extension MarkFault: Error {}

extension MarkKey {
    fileprivate var bit: UInt16 {
        switch self {
        case .tool: 1
        case .lineWidth: 2
        case .strokeColor: 4
        case .fillColor: 8
        case .opacity: 16
        case .points: 32
        case .number: 64
        case .join: 128
        case .name: 256
        case .hidden: 512
        case .locked: 1024
        }
    }
}
