import Glibc
import Storage
import Testing

@Suite struct SettingsTests {
    private let scratch = Scratch()
    private var file: SettingsFile { SettingsFile(scratch.path("config/easel/settings")) }

    private func write(_ text: String) {
        write(Array(text.utf8))
    }

    private func write(_ bytes: [UInt8]) {
        try? Folders.make(file.path.parent)
        Disk.write(bytes, to: file.path)
    }

    private func text() -> String? {
        Disk.read(file.path).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `a missing file is no settings and no damage`() throws {
        let (settings, isDamaged) = try file.load()
        #expect(settings["width"] == nil)
        #expect(!isDamaged)
    }

    @Test(arguments: ["3", "", " padded ", "two\nlines", "a = b", "# x", "\\x41", "颜色\t", "\u{7F}"])
    func `any text comes back as it was`(value: String) throws {
        var settings = Settings()
        settings.set("old", for: "key")
        settings.set(value, for: "key")
        try file.save(&settings)
        let loaded = try file.load()
        #expect(loaded.settings["key"] == value)
        #expect(!loaded.isDamaged)
        #expect(text()?.utf8.filter { $0 == 10 }.count == 1)
    }

    @Test func `a path that is not text comes back as it was`() throws {
        let path = scratch.path(bytes: [0xFF, 0x20])
        var settings = Settings()
        settings.set(path, for: "folder")
        try file.save(&settings)
        #expect(try file.load().settings[path: "folder"] == path)
        #expect(try file.load().settings["folder"] == nil)
        #expect(String(validating: Disk.read(file.path) ?? [], as: UTF8.self) != nil)
    }

    @Test func `comments, unknown keys and their order are kept`() throws {
        write("# mine\n\nfuture.key=7\n  width =  3 \n")
        var settings = try file.load().settings
        #expect(settings["width"] == "3")
        settings.set("5", for: "width")
        try file.save(&settings)
        #expect(text() == "# mine\n\nfuture.key = 7\nwidth = 5\n")
    }

    @Test func `two programs keep each other's changes`() throws {
        var first = try file.load().settings
        var second = try file.load().settings
        first.set("1", for: "a")
        second.set("2", for: "b")
        try file.save(&first)
        try file.save(&second)
        let loaded = try file.load().settings
        #expect(loaded["a"] == "1")
        #expect(loaded["b"] == "2")
    }

    @Test(arguments: [
        Array("width = 3\nno sense at all\n".utf8), Array("width = 3\n= 5".utf8),
        Array("width = 3\nx = \\q".utf8), Array("width = 3\nx = \\x4".utf8),
        Array("width = 3\n".utf8) + [0xFF, 0x3D], Array("width = 3\n".utf8) + [0, 0, 0],
    ])
    func `a damaged file is set aside and what can be read is used`(bytes: [UInt8]) throws {
        write(bytes)
        let (settings, isDamaged) = try file.load()
        #expect(isDamaged)
        #expect(settings["width"] == "3")
        #expect(Disk.read(file.damagedPath) == bytes)
        #expect(Disk.read(file.path) == nil)
    }

    @Test func `a huge file is set aside unread`() throws {
        write([UInt8](repeating: UInt8(ascii: "a"), count: 2 << 20))
        #expect(try file.load().isDamaged)
        #expect(Disk.read(file.path) == nil)
    }

    @Test func `any byte flipped is read or set aside, never a crash`() throws {
        let whole = Array("# c\nwidth = 3\nfolder = /home/\\xff\n".utf8)
        for offset in whole.indices {
            for bit in 0..<8 {
                var bytes = whole
                bytes[offset] ^= 1 << bit
                let (settings, _) = Settings.parse(bytes)
                #expect(Settings.parse(settings.encoded).unreadable == 0)
            }
        }
    }

    @Test func `a folder in the file's place is an error`() throws {
        try Folders.make(file.path)
        #expect(throws: StorageError.refused(file.path, .folder)) { try file.load() }
    }
}
