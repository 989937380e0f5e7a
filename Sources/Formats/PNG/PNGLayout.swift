/// How a PNG holds its pixels.
enum PNGLayout {
    case rgb
    case rgba
    /// As numbers of colors that stand in a list of their own.
    case indexed(PNGPalette)

    /// The code in the file's header.
    var colorType: UInt8 {
        switch self {
        case .rgb: 2
        case .indexed: 3
        case .rgba: 6
        }
    }

    /// The bits of a channel or a number.
    var depth: Int {
        switch self {
        case .rgb, .rgba: 8
        case .indexed(let palette): palette.depth
        }
    }

    /// The bytes of a row.
    func size(ofRow width: Int) -> Int {
        switch self {
        case .rgb: width * 3
        case .rgba: width * 4
        case .indexed: (width * depth + 7) / 8
        }
    }
}
