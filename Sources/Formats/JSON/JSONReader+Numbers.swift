extension JSONReader {
    /// Reads the number that begins here.
    mutating func number() throws(JSONError) -> Double {
        let first = position
        guard let number = JSONNumber(in: text, at: &position, end: text.count) else {
            throw failure(.badNumber)
        }
        guard position - first <= Self.longestNumber else {
            position = first
            throw failure(.longNumber)
        }
        return number.value(in: text)
    }
}

/// A number as RFC 8259 writes it, taken apart.
///
/// The conversion knows no locale. Decimals as drawings have them are exact by a multiplication or
/// division of two exact doubles; all others go to Swift's own conversion, which rounds correctly.
struct JSONNumber {
    private var range: Range<Int>
    private var isNegative = false
    /// The digits without the point, as far as they fit.
    private var digits: UInt64 = 0
    private var hasManyDigits = false
    /// The power of ten that `digits` is to be multiplied by.
    private var exponent = 0

    /// Reads a number from `position` on, and leaves `position` after it; returns `nil` with
    /// `position` at the byte that is wrong where there is none.
    init?(in text: JSONText, at position: inout Int, end: Int) {
        let first = position
        range = first..<first
        if text[position] == .minus {
            isNegative = true
            position += 1
        }
        if text[position] == .digit0 {
            position += 1
        } else if !readDigits(text, &position, end, areFraction: false) {
            return nil
        }
        if position < end, text[position] == UInt8(ascii: ".") {
            position += 1
            guard readDigits(text, &position, end, areFraction: true) else { return nil }
        }
        if position < end, text[position] | 0x20 == UInt8(ascii: "e") {
            position += 1
            guard readExponent(text, &position, end) else { return nil }
        }
        range = first..<position
    }

    /// The nearest double; infinite where the number is beyond all of them.
    func value(in text: JSONText) -> Double {
        guard !hasManyDigits, digits <= 1 << 53, Self.powers.indices.contains(abs(exponent)) else {
            return Double(text.string(range)) ?? .infinity
        }
        let power = Self.powers[abs(exponent)]
        let value = exponent < 0 ? Double(digits) / power : Double(digits) * power
        return isNegative ? -value : value
    }

    /// The powers of ten that are exact.
    private static let powers: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
        1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ]

    /// Returns false where there is not a single digit.
    private mutating func readDigits(
        _ text: JSONText, _ position: inout Int, _ end: Int, areFraction: Bool
    ) -> Bool {
        let first = position
        while position < end, text[position].isDigit {
            if digits < 100_000_000_000_000_000 {
                digits = digits * 10 + UInt64(text[position] - .digit0)
                exponent -= areFraction ? 1 : 0
            } else {
                hasManyDigits = true
            }
            position += 1
        }
        return position > first
    }

    private mutating func readExponent(
        _ text: JSONText, _ position: inout Int, _ end: Int
    ) -> Bool {
        let sign = text[position]
        if sign == .minus || sign == UInt8(ascii: "+") { position += 1 }
        let first = position
        var power = 0
        while position < end, text[position].isDigit {
            // Beyond this every number is 0 or infinite; the text itself says so to the conversion.
            if power < 100_000 { power = power * 10 + Int(text[position] - .digit0) }
            position += 1
        }
        exponent += sign == .minus ? -power : power
        return position > first
    }
}
