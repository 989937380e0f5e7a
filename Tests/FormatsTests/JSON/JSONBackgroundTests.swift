import Formats
import Painting
import Raster
import Testing

@Suite struct JSONBackgroundTests {
    @Test func `a color, none, and nothing said`() throws {
        let blue = try DrawingContents(background: #"{"color": "0, 0, 255"}"#)
        #expect(blue.drawing.background == .color(Color(hex: 0x0000FF)))
        #expect(try DrawingContents(background: "null").drawing.background == .clear)
        #expect(try DrawingContents(marks: "").drawing.background == .color(.white))
    }

    @Test(arguments: [
        ("pictures/paper.jpg", PictureReference.Source.inside(Array("pictures/paper.jpg".utf8))),
        ("./a..b/c", .inside(Array("./a..b/c".utf8))),
        ("中 1.png", .inside(Array("中 1.png".utf8))),
        ("/etc/passwd", .outside(Array("/etc/passwd".utf8))),
        ("../../etc/passwd", .outside(Array("../../etc/passwd".utf8))),
        ("a/../b.png", .outside(Array("a/../b.png".utf8))),
        ("//host/a.png", .outside(Array("//host/a.png".utf8))),
        ("data:image/png;base64,AQID", .embedded([1, 2, 3])),
        ("DATA:;BASE64,AQI=", .embedded([1, 2])), ("data:;base64,AQ", .embedded([1])),
        ("data:;base64,", .embedded([])),
    ])
    func `a picture is named, not loaded`(image: String, source: PictureReference.Source) throws {
        let contents = try DrawingContents(
            background: #"{"image": "\#(image)", "mode": "center"}"#)
        #expect(contents.picture == PictureReference(source, .center))
        #expect(contents.drawing.background == .color(.white))
        #expect(contents.warnings.isEmpty)
    }

    @Test func `a slash may be escaped`() throws {
        let contents = try DrawingContents(
            background: #"{"image": "data:image\/png;base64,\/\/\/\/", "mode": "tile"}"#)
        #expect(contents.picture?.source == .embedded([255, 255, 255]))
    }

    @Test func `a picture is tiled unless it says otherwise`() throws {
        #expect(try DrawingContents(background: #"{"image": "a"}"#).picture?.placement == .tile)
        for mode in Background.Placement.allCases {
            let contents = try DrawingContents(
                background: #"{"mode": "\#(mode.rawValue)", "image": "a"}"#)
            #expect(contents.picture?.placement == mode)
        }
    }

    @Test(arguments: [
        ("5", BackgroundFault.wrongType), ("[]", .wrongType), ("{}", .wrongType),
        (#""255,255,255""#, .wrongType), (#"{"color": 5}"#, .wrongType),
        (#"{"color": "1,2"}"#, .badColor), (#"{"color": "1,2,3", "image": "a"}"#, .wrongType),
        (#"{"color": "1,2,3", "color": "1,2,3"}"#, .duplicateKey),
        (#"{"image": "a", "mode": "stretch"}"#, .unknownMode),
        (#"{"image": "a", "mode": 1}"#, .unknownMode),
        (#"{"image": "http://a/b.png"}"#, .remotePicture),
        (#"{"image": "HTTPS://a/b.png"}"#, .remotePicture),
        (#"{"image": "file:///etc/passwd"}"#, .remotePicture), (#"{"image": ""}"#, .badPath),
        (#"{"image": "a\u0000b"}"#, .badPath), (#"{"image": "data:text/plain,abc"}"#, .badData),
        (#"{"image": "data:;base64,A"}"#, .badData), (#"{"image": "data:;base64,A=B="}"#, .badData),
        (#"{"image": "data:;base64,AQID!"}"#, .badData), (#"{"image": "data:"}"#, .badData),
        (#"{"stored": 1}"#, .wrongType),
    ])
    func `a bad background is white and a warning`(text: String, fault: BackgroundFault) throws {
        let contents = try DrawingContents(background: text)
        #expect(contents.warnings == [.background(fault)])
        #expect(contents.drawing.background == .color(.white))
        #expect(contents.picture == nil)
    }

    @Test func `a picture beyond the limit is not decoded`() throws {
        var limits = DrawingLimits()
        limits.pictureBytes = 3000
        func contents(_ count: Int) throws(DrawingError) -> DrawingContents {
            let text = String(repeating: "AAAA", count: count / 3)
            return try DrawingContents(
                background: "{\"image\": \"data:;base64,\(text)\"}", limits: limits)
        }
        #expect(try contents(3000).picture?.source == .embedded(.init(repeating: 0, count: 3000)))
        for count in [3003, 30_000] {
            #expect(
                try contents(count).warnings == [.background(.pictureTooLarge(limit: 3000))])
        }
    }
}
