/// What the markers of a JPEG say; found without decoding a pixel or taking memory.
struct JPEGHeader {
    private(set) var orientation = Orientation.upright
    private(set) var hasColorProfile = false
    /// The first frame header: which process, how deep, how large.
    private(set) var frame: Frame?
    /// How many passes the pixels come in.
    private(set) var scans = 0

    /// The size and kind of the picture, as promised; not checked.
    struct Frame {
        let marker: UInt8
        let bitsPerSample: Int
        let width: Int
        let height: Int
        let components: Int

        var isLossless: Bool { [0xC3, 0xC7, 0xCB, 0xCF].contains(marker) }
        var isProgressive: Bool { [0xC2, 0xC6, 0xCA, 0xCE].contains(marker) }
    }

    /// The bytes a pixel takes while all coefficients must be kept; a generous estimate.
    var coefficientBytesPerPixel: Int {
        guard let frame, frame.isProgressive || scans > 1 else { return 0 }
        return 2 * min(frame.components, 4)
    }

    init(_ file: BoundedBytes) {
        var offset = 2
        while let next = Self.marker(in: file, from: offset) {
            offset = next.body
            guard let size = file.big16(at: offset), size >= 2,
                let body = file.slice(at: offset + 2, count: size - 2)
            else { continue }
            note(next.marker, body)
            if next.marker == Self.endOfImage { return }
            offset += size
        }
    }

    private static let endOfImage: UInt8 = 0xD9

    /// The next marker that has a body, past fill bytes, restarts and the entropy-coded bytes of a
    /// scan.
    private static func marker(
        in file: BoundedBytes, from start: Int
    ) -> (marker: UInt8, body: Int)? {
        var rest = start
        while let escape = file.dropping(rest)?.firstIndex(of: 0xFF) {
            rest += escape + 1
            guard let marker = file[rest] else { return nil }
            let standsAlone = marker == 0 || marker == 0x01 || (0xD0...0xD8).contains(marker)
            if marker != 0xFF, !standsAlone { return (marker, rest + 1) }
        }
        return nil
    }

    private mutating func note(_ marker: UInt8, _ body: BoundedBytes) {
        switch marker {
        case 0xC4, 0xC8, 0xCC: return
        case 0xC0...0xCF: if frame == nil { frame = Frame(marker, body) }
        case 0xDA: scans += 1
        case 0xE1 where body.hasPrefix("Exif\0\0".utf8) && scans == 0:
            if let exif = body.dropping(6) { orientation = Orientation(exif: exif) }
        case 0xE2 where body.hasPrefix("ICC_PROFILE\0".utf8): hasColorProfile = true
        default: return
        }
    }
}

extension JPEGHeader.Frame {
    fileprivate init?(_ marker: UInt8, _ body: BoundedBytes) {
        guard let bits = body[0], let height = body.big16(at: 1), let width = body.big16(at: 3),
            let components = body[5]
        else { return nil }
        self.init(
            marker: marker, bitsPerSample: Int(bits), width: width, height: height,
            components: Int(components))
    }
}
