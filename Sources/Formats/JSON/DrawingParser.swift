import Painting
import Raster

/// Makes meaning of the pieces of a JSON text, in one pass and with no recursion.
struct DrawingParser {
    var reader: JSONReader
    let limits: DrawingLimits
    /// Whether marks have numbers, and backgrounds what only session files have.
    var isSession = false
    /// The points of the mark being read; kept from mark to mark for its memory.
    var points: [Point] = []
    /// Points read so far, those of skipped marks included.
    var pointCount = 0

    private let proceed: (Double) -> Bool
    private var nextReport = 0
    /// Bytes that were looked at a second time.
    private var rereading = 0

    /// How many bytes are looked at between two calls of `proceed`.
    private static let reportStride = 1 << 16

    init(_ text: JSONText, limits: DrawingLimits, proceed: @escaping (Double) -> Bool) {
        reader = JSONReader(text)
        self.limits = limits
        self.proceed = proceed
    }

    mutating func next() throws(DrawingError) -> JSONToken {
        if reader.position + rereading >= nextReport { try report() }
        do {
            return try reader.next()
        } catch {
            throw .notJSON(error)
        }
    }

    /// Reads on until no more than `depth` arrays and objects are open.
    mutating func leave(to depth: Int) throws(DrawingError) {
        while reader.depth > depth { _ = try next() }
    }

    /// Where the last piece starts.
    mutating func location() -> JSONLocation { location(of: reader.tokenStart) }

    /// The place of a byte; linear in `offset`, so asked for once in a file.
    mutating func location(of offset: Int) -> JSONLocation {
        rereading += offset
        return reader.location(of: offset)
    }

    /// The bytes a string stands for.
    mutating func bytes(_ string: JSONString) -> [UInt8] {
        rereading += string.range.count
        return reader.bytes(string)
    }

    private mutating func report() throws(DrawingError) {
        nextReport = reader.position + rereading + Self.reportStride
        let done = Double(reader.position) / Double(max(reader.text.count, 1))
        guard proceed(done) else { throw .cancelled }
    }
}
