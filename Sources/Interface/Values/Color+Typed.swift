import Raster

extension Color {
    /// The color that `RRGGBB` or `RGB` stands for, with or without `#`; `nil` for other text.
    init?(typed text: String) {
        var digits = text.filter { !$0.isWhitespace }
        if digits.hasPrefix("#") { digits.removeFirst() }
        guard digits.utf8.allSatisfy({ Self.hexDigits.contains($0) }),
            let value = UInt32(digits, radix: 16)
        else { return nil }
        switch digits.utf8.count {
        case 6:
            self.init(hex: value)
        case 3:
            let (red, green, blue) = (value >> 8 & 15, value >> 4 & 15, value & 15)
            self.init(hex: red * 0x110000 + green * 0x1100 + blue * 0x11)
        default:
            return nil
        }
    }

    /// `#RRGGBB`.
    var typed: String {
        let digits = String(hex, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    private static let hexDigits = Array("0123456789abcdefABCDEF".utf8)
}
