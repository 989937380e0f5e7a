import Painting
import Raster

extension DrawingParser {
    /// Reads a whole text: a list of marks, for which a board of at least this size is made, or an
    /// object that says everything itself.
    mutating func document(width: Int, height: Int) throws(DrawingError) -> DrawingContents {
        let contents: DrawingContents
        switch try next() {
        case .arrayStart: contents = try list(width: width, height: height)
        case .objectStart: contents = try drawing()
        default: throw .notADrawing(.wrongType, at: location())
        }
        // What follows would make the text something else than JSON.
        _ = try next()
        return contents
    }

    /// Reads the rest of a list of marks.
    private mutating func list(width: Int, height: Int) throws(DrawingError) -> DrawingContents {
        let list = try marks()
        if list.items.isEmpty, let skipped = list.skipped {
            throw .notADrawing(.noMarks(skipped.reason), at: skipped.location)
        }
        var drawing = Drawing(width: width, height: height)
        drawing.items = list.items
        let beyond = drawing.growToItems()
        var contents = DrawingContents(list, in: drawing)
        contents.isList = true
        if beyond > 0 { contents.warnings.append(.beyondBoard(marks: beyond)) }
        return contents
    }

    /// Reads the rest of an object in Easel's own form.
    mutating func drawing() throws(DrawingError) -> DrawingContents {
        let start = location()
        let depth = reader.depth
        var draft = DrawingDraft()
        while case .name(let name) = try next() {
            if let key = DrawingKey.allCases.first(where: { reader.equals(name, $0.rawValue) }) {
                guard draft.seen.insert(key).inserted else {
                    throw .notADrawing(.duplicateKey(key), at: location())
                }
                try member(key, into: &draft)
            } else {
                _ = try next()
            }
            try leave(to: depth)
        }
        return try contents(draft, at: start)
    }

    private mutating func member(
        _ key: DrawingKey, into draft: inout DrawingDraft
    ) throws(DrawingError) {
        let value = try next()
        switch (key, value) {
        case (.background, _): draft.background = try background(value)
        case (_, .null): break
        case (.version, .number(let number)):
            draft.version = try wholeNumber(number, for: key)
            if let newer = draft.newerVersion { throw .needsNewerProgram(version: newer) }
        case (.width, .number(let number)):
            draft.width = try wholeNumber(number, for: key)
            try check(draft)
        case (.height, .number(let number)):
            draft.height = try wholeNumber(number, for: key)
            try check(draft)
        case (.marks, .arrayStart): draft.list = try marks()
        default: throw .notADrawing(.wrongValue(key), at: location())
        }
    }

    /// A number of 1 or more without a fraction; what an integer cannot hold becomes the largest.
    private mutating func wholeNumber(
        _ number: Double, for key: DrawingKey
    ) throws(DrawingError) -> Int {
        guard number >= 1, number == number.rounded() else {
            throw .notADrawing(.wrongValue(key), at: location())
        }
        return Int(exactly: number) ?? .max
    }

    private func check(_ draft: DrawingDraft) throws(DrawingError) {
        let (width, height) = (draft.width ?? 1, draft.height ?? 1)
        guard Drawing.sides.contains(width), Drawing.sides.contains(height),
            width * height <= limits.pixels
        else { throw .tooLarge(width: width, height: height) }
    }

    private func contents(
        _ draft: DrawingDraft, at start: JSONLocation
    ) throws(DrawingError) -> DrawingContents {
        func missing(_ key: DrawingKey) -> DrawingError {
            .notADrawing(.missingKey(key), at: start)
        }
        guard draft.version != nil else { throw missing(.version) }
        guard let width = draft.width else { throw missing(.width) }
        guard let height = draft.height else { throw missing(.height) }
        guard let list = draft.list else { throw missing(.marks) }
        var drawing = Drawing(width: width, height: height)
        drawing.items = list.items
        var contents = DrawingContents(list, in: drawing)
        contents.setBackground(draft.background)
        return contents
    }
}

/// The members of a drawing's object, as far as they were read.
private struct DrawingDraft {
    var seen: Set<DrawingKey> = []
    var version: Int?
    var width: Int?
    var height: Int?
    var background = ReadBackground.background(.color(.white))
    var list: MarkList?

    var newerVersion: Int? { version.flatMap { $0 > DrawingReader.version ? $0 : nil } }
}

extension DrawingContents {
    fileprivate init(_ list: MarkList, in drawing: Drawing) {
        self.init(drawing: drawing, skipped: list.skipped)
        if list.adjusted > 0 { warnings.append(.adjusted(marks: list.adjusted)) }
    }

    fileprivate mutating func setBackground(_ background: ReadBackground) {
        switch background {
        case .background(let background): drawing.background = background
        case .picture(let reference): picture = reference
        case .fault(let fault): warnings.append(.background(fault))
        }
    }
}

extension Drawing {
    /// Grows the board to hold each item, unless a board cannot be that large; returns how many
    /// items it could not be grown for.
    fileprivate mutating func growToItems() -> Int {
        var beyond = 0
        for item in items {
            let wider = max(width, item.bounds.x.upperBound)
            let higher = max(height, item.bounds.y.upperBound)
            if Self.sides.contains(wider), Self.sides.contains(higher),
                wider * higher <= Self.largestArea
            {
                (width, height) = (wider, higher)
            } else {
                beyond += 1
            }
        }
        return beyond
    }
}
