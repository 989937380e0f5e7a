import Raster

extension DrawingParser {
    /// The point that a string like `120.5,130.0` means; coordinates may be infinite.
    func point(_ string: JSONString) -> Point? {
        withText(of: string) { $0.point(in: $1) }
    }

    /// The color that a string like `130,250,55` means.
    func color(_ string: JSONString) -> Color? {
        withText(of: string) { $0.color(in: $1) }
    }

    /// The most bytes that the text of a point or color can have; more is none.
    private static let longest = 8 * JSONReader.longestNumber

    private func withText<Result>(
        of string: JSONString, _ body: (JSONText, Range<Int>) -> Result?
    ) -> Result? {
        guard string.range.count <= Self.longest else { return nil }
        if string.isPlain { return body(reader.text, string.range) }
        return reader.bytes(string).withUnsafeBytes { body(JSONText($0), 0..<$0.count) }
    }
}

extension JSONText {
    fileprivate func point(in range: Range<Int>) -> Point? {
        var position = range.lowerBound
        guard let x = coordinate(at: &position, range.upperBound),
            position < range.upperBound, self[position] == .comma
        else { return nil }
        position += 1
        guard let y = coordinate(at: &position, range.upperBound), position == range.upperBound
        else { return nil }
        return Point(x: x, y: y)
    }

    /// Reads a number and the white space around it.
    private func coordinate(at position: inout Int, _ end: Int) -> Double? {
        skipSpace(&position, end)
        let first = position
        guard first < end, let number = JSONNumber(in: self, at: &position, end: end),
            position <= end, position - first <= JSONReader.longestNumber
        else { return nil }
        skipSpace(&position, end)
        return number.value(in: self)
    }

    fileprivate func color(in range: Range<Int>) -> Color? {
        var position = range.lowerBound
        let end = range.upperBound
        var channels: (UInt8, UInt8, UInt8) = (0, 0, 0)
        guard channel(&channels.0, at: &position, end), separator(at: &position, end),
            channel(&channels.1, at: &position, end), separator(at: &position, end),
            channel(&channels.2, at: &position, end), position == end
        else { return nil }
        return Color(red: channels.0, green: channels.1, blue: channels.2)
    }

    private func separator(at position: inout Int, _ end: Int) -> Bool {
        guard position < end, self[position] == .comma else { return false }
        position += 1
        return true
    }

    /// Reads one to three digits that make up to 255, and the white space around them.
    private func channel(_ value: inout UInt8, at position: inout Int, _ end: Int) -> Bool {
        skipSpace(&position, end)
        let first = position
        var number = 0
        while position < end, position < first + 3, self[position].isDigit {
            number = number * 10 + Int(self[position] - .digit0)
            position += 1
        }
        guard position > first, let channel = UInt8(exactly: number) else { return false }
        value = channel
        skipSpace(&position, end)
        return true
    }

    private func skipSpace(_ position: inout Int, _ end: Int) {
        while position < end, self[position] == 0x20 || self[position] == 0x09 { position += 1 }
    }
}
