import Foundation

/// One control of the program's window, as the property `_EASEL_CONTROLS` describes it.
package struct Control: Decodable, Hashable, Sendable {
    package enum Value: Hashable, Sendable {
        case number(Double)
        case text(String)
    }

    package let id: String
    package let kind: String
    package let label: String
    /// The frame, in window pixels.
    package let x: Int
    package let y: Int
    package let width: Int
    package let height: Int
    package let isEnabled: Bool
    package let isSelected: Bool
    package let value: Value?
    /// Of the board alone: window pixels to a board pixel, and where its top-left corner lies.
    package let zoom: Double?
    package let originX: Double?
    package let originY: Double?

    package var number: Double? {
        switch value {
        case .number(let number): number
        case .text(let text): Double(text)
        case nil: nil
        }
    }

    /// Where it begins; of the board, where its pixels begin, even if these are not in sight.
    package var origin: Position {
        guard let originX, let originY else { return Position(x, y) }
        return Position(Int(originX.rounded()), Int(originY.rounded()))
    }

    package var center: Position { Position(x + width / 2, y + height / 2) }

    private enum CodingKeys: String, CodingKey {
        case id, kind, label, x, y, value, zoom, originX, originY
        case width = "w"
        case height = "h"
        case isEnabled = "enabled"
        case isSelected = "selected"
    }

    /// All controls of a property's text; `nil` where it is not what DESIGN says.
    package static func list(_ json: String) -> [Control]? {
        try? JSONDecoder().decode([Control].self, from: Data(json.utf8))
    }
}

extension Control.Value: Decodable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }
}
