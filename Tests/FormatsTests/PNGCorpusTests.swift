import Formats
import Raster
import Testing

/// Real files, good and bad.
///
/// The hashes of the good ones were taken when their pixels had been found equal
/// to those of libpng's own high-level reader, to the bit.
@Suite(.enabled(if: Corpus.isPresent, "\(Corpus.absence)")) struct PNGCorpusTests {
    static let pngSuite = Corpus.files(in: "png/pngsuite")
    static let refused = pngSuite.filter { $0.hasPrefix("png/pngsuite/x") }
    static let shown =
        pngSuite.filter { !$0.hasPrefix("png/pngsuite/x") }
        + Corpus.files(in: "png/libpng").filter { !$0.contains("crashers") }
    static let bad = Corpus.files(in: "png/bad") + Corpus.files(in: "png/libpng/crashers")

    static let hashes: [String: String] = {
        let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
        let text = Corpus.contents(of: "/" + folder + "/png-hashes.txt")
        let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
        let pairs = lines.map { $0.split(separator: " ").map(String.init) }
        return Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) })
    }()

    @Test func `every picture has its pinned pixels`() {
        #expect(Self.refused.count == 14)
        #expect(Set(Self.shown) == Set(Self.hashes.keys))
    }

    @Test(arguments: refused) func `PngSuite's damaged files are refused`(path: String) {
        #expect(throws: PictureError.self) {
            try PictureDecoder().decode(Corpus.bytes(path).span.bytes)
        }
    }

    @Test(arguments: shown) func `good files show their pinned pixels`(path: String) throws {
        let picture = try PictureDecoder().decode(Corpus.bytes(path).span.bytes)
        #expect(picture.warnings.subtracting(.colorProfileIgnored).isEmpty)
        #expect(picture.drawing == nil)
        #expect(picture.bitmap.hash == Self.hashes[path])
    }

    @Test(arguments: shown.filter { $0.contains("/basi") })
    func `interlaced files equal their plain twins`(path: String) throws {
        let twin = Corpus.bytes(path.replacing("/basi", with: "/basn"))
        let interlaced = try PictureDecoder().decode(Corpus.bytes(path).span.bytes)
        let plain = try PictureDecoder().decode(twin.span.bytes)
        #expect(interlaced.bitmap == plain.bitmap)
    }

    @Test(arguments: bad) func `bad files are refused or shown`(path: String) {
        do throws(PictureError) {
            let picture = try PictureDecoder().decode(Corpus.bytes(path).span.bytes)
            #expect(picture.bitmap.width < 1000)
        } catch {
            #expect(error != .empty && error != .notAPicture)
        }
    }

    @Test func `a file that lacks only its end is shown with a warning`() throws {
        let file = Corpus.bytes("png/bad/pillow-truncated_end_chunk.png")
        #expect(try PictureDecoder().decode(file.span.bytes).warnings == .damaged)
    }

    @Test func `a color profile is mentioned`() throws {
        let file = Corpus.bytes("png/gdkpixbuf-icc-profile.png")
        #expect(try PictureDecoder().decode(file.span.bytes).warnings == .colorProfileIgnored)
    }
}
