import Painting
import Raster

extension DrawingParser {
    /// Reads the rest of an array of marks.
    mutating func marks() throws(DrawingError) -> MarkList {
        let depth = reader.depth
        var list = MarkList()
        while true {
            let token = try next()
            if token == .arrayEnd { return list }
            let start = reader.tokenStart
            let draft = try mark(token)
            try leave(to: depth)
            switch draft.mark(points) {
            case .success(let mark):
                list.add(mark, number: draft.number, isAdjusted: draft.isAdjusted)
            case .failure(let fault):
                // Finding a place takes time in proportion to the text before it: once only.
                list.skip(fault, at: list.skipped?.location ?? location(of: start))
            }
        }
    }

    /// Reads the element that begins with `token`, as far as it is one; its points are in
    /// ``points``.
    mutating func mark(_ token: JSONToken) throws(DrawingError) -> MarkDraft {
        var draft = MarkDraft()
        points.removeAll(keepingCapacity: true)
        guard token == .objectStart else {
            draft.fail(.notAnObject)
            return draft
        }
        let depth = reader.depth
        while case .name(let name) = try next() {
            if let key = markKey(name), draft.see(key) {
                try member(key, into: &draft)
            } else {
                _ = try next()
            }
            try leave(to: depth)
        }
        return draft
    }

    private func markKey(_ name: JSONString) -> MarkKey? {
        let key = MarkKey.allCases.first { reader.equals(name, $0.rawValue) }
        return key == .number && !isSession ? nil : key
    }

    private mutating func member(
        _ key: MarkKey, into draft: inout MarkDraft
    ) throws(DrawingError) {
        let value = try next()
        switch (key, value) {
        case (_, .null): break
        case (.tool, .string(let name)): draft.setWord(word(name))
        case (.lineWidth, .number(let number)): draft.setWidth(number)
        case (.opacity, .number(let number)): draft.setOpacity(number)
        case (.strokeColor, .string(let text)): draft.color = color(text, key, &draft)
        case (.fillColor, .string(let text)): draft.fill = color(text, key, &draft)
        case (.join, .string(let name)): draft.join = join(name, &draft)
        case (.name, .string(let name)): draft.name = String(decoding: bytes(name), as: UTF8.self)
        case (.hidden, .bool(let value)): draft.isHidden = value
        case (.locked, .bool(let value)): draft.isLocked = value
        case (.points, .arrayStart): try readPoints(into: &draft)
        case (.number, .number(let number)): draft.setNumber(number)
        default: draft.fail(.wrongType(key))
        }
    }

    private func word(_ name: JSONString) -> MarkWord? {
        MarkWord.allCases.first { reader.equals(name, $0.rawValue) }
    }

    private func join(_ name: JSONString, _ draft: inout MarkDraft) -> Style.Join? {
        let join = Style.Join.allCases.first { reader.equals(name, $0.rawValue) }
        if join == nil { draft.fail(.wrongType(.join)) }
        return join
    }

    private func color(
        _ text: JSONString, _ key: MarkKey, _ draft: inout MarkDraft
    ) -> Color? {
        let color = color(text)
        if color == nil { draft.fail(.badColor(key)) }
        return color
    }

    /// Reads the rest of an array of points; those of a mark that is skipped anyway are counted
    /// but not kept.
    private mutating func readPoints(into draft: inout MarkDraft) throws(DrawingError) {
        let depth = reader.depth
        while true {
            let token = try next()
            if token == .arrayEnd { return }
            pointCount += 1
            draft.pointCount += 1
            guard pointCount <= limits.points else { throw .tooManyPoints(limit: limits.points) }
            if draft.fault == nil { append(token, to: &draft) }
            try leave(to: depth)
        }
    }

    private mutating func append(_ token: JSONToken, to draft: inout MarkDraft) {
        guard case .string(let text) = token, let point = point(text) else {
            draft.fail(.badPoint(draft.pointCount))
            return
        }
        guard point.x.isFinite, point.y.isFinite else {
            draft.fail(.infinitePoint(draft.pointCount))
            return
        }
        let clamped = point.clamped
        if clamped != point { draft.isAdjusted = true }
        points.append(clamped)
    }
}
