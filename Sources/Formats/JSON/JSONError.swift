/// Why a text is not JSON, and where.
package struct JSONError: Error, Hashable, Sendable {
    package let reason: Reason
    package let location: JSONLocation

    package init(_ reason: Reason, at location: JSONLocation) {
        self.reason = reason
        self.location = location
    }

    package enum Reason: Hashable, Sendable {
        /// There is nothing but white space.
        case empty
        /// The text ends before its value does.
        case truncated
        /// Something else was found where this must stand.
        case expected(Expectation)
        /// The value is complete and something follows it.
        case afterEnd
        case badNumber
        /// A number of more than ``JSONReader/longestNumber`` characters.
        case longNumber
        case badEscape
        /// An unescaped control character in a string.
        case controlCharacter
        /// Half of a pair of `\u` escapes, which stands for no character.
        case loneSurrogate
        /// Bytes that are not UTF-8.
        case notUTF8
        /// UTF-16 or UTF-32.
        case wideEncoding
        /// More than ``JSONReader/deepest`` levels of arrays and objects.
        case tooDeep
    }

    package enum Expectation: Hashable, Sendable {
        case value, name, colon, commaOrBracket, commaOrBrace
    }
}
