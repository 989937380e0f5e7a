import Painting
import Raster

/// The text of a drawing file, as far as it has been made and not yet handed on.
struct DrawingOutput {
    /// What the background's picture is written as.
    enum PictureForm {
        case embedded
        case path([UInt8])
        case stored(Int)
    }

    private(set) var bytes: [UInt8] = []
    /// Whether marks get their numbers, and pictures what only session files have.
    var isSession = false
    /// Whether marks are lines and triangles that go without the names of their tools.
    var isList = false

    /// About how many bytes are handed on at a time.
    private static let chunkSize = 1 << 16

    mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// Appends the shortest text that reads back as the same number.
    mutating func append(_ number: Double) { append(number.description) }

    mutating func append(_ color: Color) {
        append("\"\(color.red),\(color.green),\(color.blue)\"")
    }

    mutating func appendBase64(_ part: ArraySlice<UInt8>) { Base64.append(part, to: &bytes) }

    /// Appends UTF-8 text as a JSON string.
    mutating func append(quoting text: [UInt8]) {
        bytes.append(.quotationMark)
        for byte in text {
            switch byte {
            case .quotationMark, .backslash:
                bytes.append(.backslash)
                bytes.append(byte)
            case 0x00...0x1F:
                append("\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))")
            default:
                bytes.append(byte)
            }
        }
        bytes.append(.quotationMark)
    }

    /// Hands on what there is, if it is enough to be worth it.
    mutating func flushChunk<Failure>(
        to sink: ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        if bytes.count >= Self.chunkSize { try flush(to: sink) }
    }

    /// Hands on what there is.
    mutating func flush<Failure>(to sink: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
        guard !bytes.isEmpty else { return }
        try sink(bytes)
        bytes.removeAll(keepingCapacity: true)
    }
}
