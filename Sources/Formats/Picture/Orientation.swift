/// How the stored rows and columns of a picture are to be turned to stand upright, numbered as in
/// EXIF.
enum Orientation: Int {
    case upright = 1
    case mirrored
    case rotatedHalf
    case flipped
    case transposed
    case rotatedRight
    case transversed
    case rotatedLeft

    /// Whether columns become rows.
    var swapsAxes: Bool { rawValue >= Orientation.transposed.rawValue }
}

extension Orientation {
    /// Finds the orientation in EXIF data, which begins with a TIFF header.
    ///
    /// Data without one, or with one that makes no sense, is upright.
    init(exif: BoundedBytes) {
        self = Self.value(in: exif).flatMap(Orientation.init) ?? .upright
    }

    private static func value(in exif: BoundedBytes) -> Int? {
        let isLittle = exif.hasPrefix([0x49, 0x49, 42, 0])
        guard isLittle || exif.hasPrefix([0x4D, 0x4D, 0, 42]) else { return nil }

        func word(at offset: Int) -> Int? {
            guard let value = exif.big16(at: offset) else { return nil }
            return isLittle ? value >> 8 | (value & 0xFF) << 8 : value
        }
        func long(at offset: Int) -> Int? {
            guard let a = word(at: offset), let b = word(at: offset + 2) else { return nil }
            return isLittle ? a | b << 16 : a << 16 | b
        }

        guard let directory = long(at: 4), let count = word(at: directory) else { return nil }
        for entry in 0..<count {
            let offset = directory + 2 + entry * 12
            guard let tag = word(at: offset), let type = word(at: offset + 2) else { return nil }
            guard tag == 0x0112 else { continue }
            // Two bytes by the standard, but some cameras write four.
            let isLong = [4, 9].contains(type)
            return isLong ? long(at: offset + 8) : word(at: offset + 8)
        }
        return nil
    }
}
