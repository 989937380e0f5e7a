import Formats
import Testing

@Suite struct JSONFileFormatTests {
    @Test(arguments: [
        ("a.png", FileFormat.png), ("a.json", .json), ("/b/a.PNG", .png), ("a.b.Json", .json),
        ("a", nil), ("a.jpg", nil), ("", nil), (".png", nil), ("/b.png/", nil), ("b/.json", nil),
        ("apng", nil), ("x/a.json/b", nil), ("中.png", .png),
    ])
    func `the ending names the format`(path: String, format: FileFormat?) {
        #expect(FileFormat(path: Array(path.utf8)) == format)
    }

    @Test func `bytes that are not UTF-8 are a name too`() {
        #expect(FileFormat(path: [0xFF] + Array(".json".utf8)) == .json)
    }

    @Test(arguments: [
        ("a", "a.png"), ("a.jpg", "a.jpg.png"), ("a.PNG", "a.PNG"), (".png", ".png.png"),
    ])
    func `a name without a known ending gets one`(path: String, completed: String) {
        let result = FileFormat.completing(Array(path.utf8))
        #expect(result.path == Array(completed.utf8))
        #expect(result.format == .png)
    }

    @Test func `a known ending stays`() {
        #expect(FileFormat.completing(Array("a.json".utf8)).format == .json)
    }
}
