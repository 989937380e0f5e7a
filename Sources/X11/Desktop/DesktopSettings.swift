/// The whole numbers that a desktop publishes through XSETTINGS, by name.
///
/// The data is another program's: whatever is cut short or out of range ends the list there.
package struct DesktopSettings: Hashable, Sendable {
    package private(set) var integers: [String: Int] = [:]

    package init(_ bytes: [UInt8]) {
        guard bytes.count >= 12 else { return }
        var reader = Reader(bytes: bytes, isMostSignificantFirst: bytes[0] == 1)
        guard reader.skip(8), let count = reader.number(4) else { return }
        for _ in 0..<count {
            guard let setting = reader.setting() else { return }
            if let value = setting.value { integers[setting.name] = value }
        }
    }

    private struct Reader {
        let bytes: [UInt8]
        let isMostSignificantFirst: Bool
        var place = 0

        mutating func skip(_ count: Int) -> Bool {
            guard count <= bytes.count - place else { return false }
            place += count
            return true
        }

        mutating func number(_ size: Int) -> Int? {
            let start = place
            guard skip(size) else { return nil }
            let digits = bytes[start..<place]
            let ordered = isMostSignificantFirst ? Array(digits) : digits.reversed()
            return ordered.reduce(0) { $0 << 8 | Int($1) }
        }

        /// Names and strings are padded to four bytes.
        mutating func text(_ count: Int) -> String? {
            let start = place
            guard skip((count + 3) & ~3) else { return nil }
            return String(decoding: bytes[start..<start + count], as: UTF8.self)
        }

        /// The value is `nil` for a string or a color.
        mutating func setting() -> (name: String, value: Int?)? {
            guard let type = number(1), skip(1), let length = number(2),
                let name = text(length), skip(4)
            else { return nil }
            switch type {
            case 0:
                return number(4).map { (name, Int(Int32(truncatingIfNeeded: $0))) }
            case 1:
                guard let length = number(4), text(length) != nil else { return nil }
                return (name, nil)
            case 2:
                return skip(8) ? (name, nil) : nil
            default:
                return nil
            }
        }
    }
}
