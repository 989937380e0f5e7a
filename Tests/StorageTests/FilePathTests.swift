import Storage
import Testing

@Suite struct FilePathTests {
    @Test(arguments: [
        ("/a/b.png", "/a", "b.png"), ("b.png", ".", "b.png"), ("/", "/", "/"), ("/a", "/", "a"),
        ("a/b/", "a", "b"), ("//x//y.tar.gz//", "//x", "y.tar.gz"),
    ])
    func `a path has a parent and a last component`(
        path: String, parent: String, last: String
    ) throws {
        let path = try #require(FilePath(path))
        #expect(path.parent.display == parent)
        #expect(path.lastComponent == Array(last.utf8))
    }

    @Test func `no bytes and a zero byte are no path`() {
        #expect(FilePath("") == nil)
        #expect(FilePath("a\0b") == nil)
        #expect(FilePath(bytes: []) == nil)
        #expect("".withCString { FilePath(cString: $0) } == nil)
    }

    @Test func `bytes that are no text are shown as replacement characters`() {
        #expect(FilePath(bytes: [0xFF, 0x2E, 0x70])?.display == "\u{FFFD}.p")
        #expect(FilePath("a\nb\u{1B}[1m")?.display == "a\u{FFFD}b\u{FFFD}[1m")
    }

    @Test func `names are put after one slash, absolute ones stand for themselves`() throws {
        let folder = try #require(FilePath("/a/"))
        let name = try #require(FilePath("b"))
        #expect(folder.appending(name) == FilePath("/a/b"))
        #expect(name.appending(folder) == folder)
        #expect(folder.adding(suffix: ".lock") == FilePath("/a.lock"))
    }

    @Test(arguments: [("a", false), ("a/", true), (".", true), ("a/..", true), ("a..", false)])
    func `some spellings can only mean a folder`(path: String, isFolder: Bool) {
        #expect(FilePath(path)?.namesFolder == isFolder)
    }
}
