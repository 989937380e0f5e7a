import Painting
import Raster

/// What the background of a file turned out to be.
enum ReadBackground {
    case background(Background)
    case picture(PictureReference)
    case fault(BackgroundFault)
}

extension DrawingParser {
    /// Reads the background that begins with `token`.
    mutating func background(_ token: JSONToken) throws(DrawingError) -> ReadBackground {
        switch token {
        case .null: return .background(.clear)
        case .objectStart: break
        default: return .fault(.wrongType)
        }
        let depth = reader.depth
        var draft = BackgroundDraft()
        while case .name(let name) = try next() {
            let value = try next()
            if let key = BackgroundKey.allCases.first(where: { reader.equals(name, $0.rawValue) }) {
                draft.see(key, value)
            }
            try leave(to: depth)
        }
        return meaning(of: draft)
    }

    private mutating func meaning(of draft: BackgroundDraft) -> ReadBackground {
        if draft.isDuplicate { return .fault(.duplicateKey) }
        switch (draft.color, draft.image, isSession ? draft.stored : nil) {
        case (.string(let text), nil, nil):
            return color(text).map { .background(.color($0)) } ?? .fault(.badColor)
        case (nil, .string(let text), nil):
            return picture(draft) { (parser) throws(BackgroundFault) in try parser.source(text) }
        case (nil, nil, .number(let number)):
            guard let id = Int(exactly: number) else { return .fault(.wrongType) }
            return picture(draft) { _ in .stored(id) }
        default:
            return .fault(.wrongType)
        }
    }

    private mutating func picture(
        _ draft: BackgroundDraft,
        _ source: (inout Self) throws(BackgroundFault) -> PictureReference.Source
    ) -> ReadBackground {
        do {
            let placement = try placement(draft.mode)
            var reference = PictureReference(try source(&self), placement)
            if isSession, case .string(let path) = draft.origin {
                reference.origin = Base64.decode(bytes(path)[...])
            }
            return .picture(reference)
        } catch {
            return .fault(error)
        }
    }

    private func placement(_ token: JSONToken?) throws(BackgroundFault) -> Background.Placement {
        guard let token else { return .tile }
        guard case .string(let name) = token,
            let mode = Background.Placement.allCases.first(
                where: { reader.equals(name, $0.rawValue) })
        else { throw .unknownMode }
        return mode
    }

    private mutating func source(
        _ text: JSONString
    ) throws(BackgroundFault) -> PictureReference.Source {
        let limit = limits.pictureBytes
        // An escape takes up to six bytes for one, and Base64 four for three.
        guard text.range.count <= DataURI.longest(for: limit) * (text.isPlain ? 1 : 6) else {
            throw .pictureTooLarge(limit: limit)
        }
        let bytes = bytes(text)
        guard let uri = DataURI(bytes) else { return try PictureReference.Source(path: bytes) }
        guard let file = uri.content else { throw .badData }
        guard file.count <= limit else { throw .pictureTooLarge(limit: limit) }
        return .embedded(file)
    }
}

private enum BackgroundKey: String, CaseIterable {
    case color, image, mode
    /// Only in session files: the number of a stored picture, and the path it came from in Base64.
    case stored, origin
}

/// The members of a background's object; `null` is the same as none.
private struct BackgroundDraft {
    var color: JSONToken?
    var image: JSONToken?
    var mode: JSONToken?
    var stored: JSONToken?
    var origin: JSONToken?
    var isDuplicate = false

    mutating func see(_ key: BackgroundKey, _ value: JSONToken) {
        switch key {
        case .color: set(\.color, value)
        case .image: set(\.image, value)
        case .mode: set(\.mode, value)
        case .stored: set(\.stored, value)
        case .origin: set(\.origin, value)
        }
    }

    private mutating func set(_ path: WritableKeyPath<Self, JSONToken?>, _ value: JSONToken) {
        if self[keyPath: path] != nil { isDuplicate = true }
        self[keyPath: path] = value == .null ? nil : value
    }
}
