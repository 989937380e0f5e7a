/// How a line of text looks, apart from its color.
package struct TextStyle: Hashable, Sendable {
    package enum Weight: Hashable, Sendable {
        case regular
        case semibold
    }

    /// Pixels in an em, within ``sizes``.
    package let size: Double
    package let weight: Weight
    /// Whether all digits have one width, so that a number that changes does not jump.
    package let tabularNumbers: Bool

    /// Sizes a style can have; others are taken to the nearest, and what is not a number is 13.
    package static let sizes = 1.0...256.0

    package init(size: Double, weight: Weight = .regular, tabularNumbers: Bool = false) {
        self.size =
            size.isNaN ? 13 : min(max(size, Self.sizes.lowerBound), Self.sizes.upperBound)
        self.weight = weight
        self.tabularNumbers = tabularNumbers
    }
}
