/// What a mark does to the ink under it.
package struct Paint: Hashable, Sendable {
    package enum Operation: Hashable, Sendable {
        /// Lays the color over the ink (source-over).
        case over
        /// Takes ink away so that the background shows (Porter–Duff clear).
        case clear
    }

    package var operation: Operation
    /// Ignored by ``Operation/clear``.
    package var color: Color
    /// Of the mark as a whole, 0…255: where it crosses itself it is not stronger.
    package var opacity: UInt8

    package init(_ color: Color, opacity: UInt8 = 255) {
        self.init(operation: .over, color: color, opacity: opacity)
    }

    private init(operation: Operation, color: Color, opacity: UInt8) {
        self.operation = operation
        self.color = color
        self.opacity = opacity
    }

    /// Takes away `opacity` / 255 of the ink.
    package static func clearing(opacity: UInt8 = 255) -> Paint {
        Paint(operation: .clear, color: .black, opacity: opacity)
    }

    /// The word that the ink is mixed with: clearing mixes with transparent black.
    var word: UInt32 {
        switch operation {
        case .over: Pixel(color).bits
        case .clear: 0
        }
    }
}
