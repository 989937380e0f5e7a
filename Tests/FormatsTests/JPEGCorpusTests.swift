import Formats
import Raster
import Testing

@Suite(.enabled(if: Corpus.isPresent, "\(Corpus.absence)")) struct JPEGCorpusTests {
    private func decode(_ name: String) throws(PictureError) -> Picture {
        try PictureDecoder().decode(Corpus.bytes("jpeg/" + name).span.bytes)
    }

    @Test(arguments: [3, 4, 5, 6, 8])
    func `every EXIF orientation comes out upright`(number: Int) throws {
        let first = try decode("pillow-hopper_orientation_2.jpg").bitmap
        let turned = try decode("pillow-hopper_orientation_\(number).jpg").bitmap
        // Each was compressed anew, so they differ a little.
        #expect(first.meanDifference(to: turned) < 4)
    }

    @Test func `an orientation of four bytes counts too`() throws {
        let picture = try decode("gdkpixbuf-exif-rotate.jpg")
        #expect(picture.bitmap.width == 428)
        #expect(picture.bitmap.height == 640)
    }

    @Test func `CMYK becomes RGB`() throws {
        let picture = try decode("pillow-pil_sample_cmyk.jpg")
        #expect(picture.warnings.isEmpty)
        // A red bar along the top of a black picture.
        #expect(picture.bitmap[x: 2, y: 2].isNear(Color(hex: 0xFF0D19)))
        #expect(picture.bitmap[x: 90, y: 90].isNear(Color(hex: 0x010405)))
    }

    @Test func `twelve bits are refused`() {
        #expect(throws: PictureError.unsupported(.bitsPerSample(12))) {
            try decode("libjpeg-turbo-monkey12.jpg")
        }
    }

    @Test func `arithmetic coding gives the pixels of Huffman coding`() throws {
        let arithmetic = try decode("libjpeg-turbo-testimgari.jpg").bitmap
        #expect(try decode("libjpeg-turbo-testimgint.jpg").bitmap == arithmetic)
    }

    @Test(arguments: ["pillow-truncated_jpeg.jpg", "gdkpixbuf-premature-end.jpg"])
    func `a file cut short is shown with a warning`(name: String) throws {
        #expect(try decode(name).warnings == .damaged)
    }

    @Test func `a color profile is mentioned`() throws {
        #expect(try decode("gdkpixbuf-icc-profile.jpeg").warnings == .colorProfileIgnored)
    }

    @Test func `a file of stray bytes is refused or shown`() throws {
        #expect(throws: PictureError.notAPicture) { try decode("gdkpixbuf-bug775218.jpg") }
        #expect(try decode("gdkpixbuf-CVE-2017-2862.jpg").warnings == .damaged)
    }

    @Test func `a picture too large is refused from its header`() throws {
        var file = Corpus.bytes("jpeg/libjpeg-turbo-testorig.jpg")
        let frame = try #require(file.indices.first { file[$0...].starts(with: [0xFF, 0xC0]) })
        file.replaceSubrange(frame + 5..<frame + 9, with: [0x7D, 0xEC, 0x57, 0xE4])
        #expect(throws: PictureError.tooLarge(width: 22_500, height: 32_236)) {
            try PictureDecoder().decode(file.span.bytes)
        }
    }

    @Test func `so many scans that it would take minutes are refused`() throws {
        var file = Corpus.bytes("jpeg/libjpeg-turbo-testorig.jpg")
        let frame = try #require(file.indices.first { file[$0...].starts(with: [0xFF, 0xC0]) })
        file.replaceSubrange(frame + 5..<frame + 9, with: [0x27, 0x10, 0x27, 0x10])
        // In place of the end of the image.
        file.removeLast(2)
        for _ in 0..<50 { file += [0xFF, 0xDA, 0x00, 0x02] }
        var decoder = PictureDecoder()
        decoder.limits.memory = .max
        #expect(throws: PictureError.unsupported(.scans(51))) {
            try decoder.decode(file.span.bytes)
        }
    }

    @Test func `any damage to a small file ends in a picture or an error`() throws {
        let file = Corpus.bytes("jpeg/gdkpixbuf-icc-profile.jpeg")
        for count in file.indices {
            let prefix = Array(file[..<count])
            _ = try? PictureDecoder().decode(prefix.span.bytes)
        }
        var damaged = file
        for index in file.indices {
            damaged[index] ^= 0xFF
            _ = try? PictureDecoder().decode(damaged.span.bytes)
            damaged[index] ^= 0xFF
        }
        #expect(try PictureDecoder().decode(damaged.span.bytes).bitmap.width == 48)
    }
}

extension Bitmap {
    /// The mean difference per channel, or 255 if the sizes differ.
    fileprivate func meanDifference(to other: Bitmap) -> Double {
        guard width == other.width, height == other.height else { return 255 }
        var sum = 0
        for y in 0..<height {
            for x in 0..<width {
                let (a, b) = (self[x: x, y: y], other[x: x, y: y])
                sum += abs(Int(a.red) - Int(b.red)) + abs(Int(a.green) - Int(b.green))
                sum += abs(Int(a.blue) - Int(b.blue))
            }
        }
        return Double(sum) / Double(width * height * 3)
    }
}

extension Pixel {
    /// Whether no channel is off by more than 4.
    fileprivate func isNear(_ color: Color) -> Bool {
        let channels = [(red, color.red), (green, color.green), (blue, color.blue)]
        return channels.allSatisfy { abs(Int($0) - Int($1)) <= 4 } && alpha == 255
    }
}
