import Formats
import Rig
import Testing

@Suite(.serialized) struct SavingTests {
    @Test func `the saved PNG equals the pixels on the screen`() throws {
        let stage = try Stage(["picture.png"])
        try stage.driver.select("tool.ellipse")
        try stage.draw([(50, 40), (300, 200)])
        try stage.driver.select("tool.pencil")
        try stage.draw([(20, 20), (100, 150), (300, 30), (420, 220)])
        let shown = try stage.driver.stillBoard()
        try stage.save()
        #expect(try stage.picture("picture.png").differences(from: shown) == 0)
        #expect(try stage.driver.control("message").label.contains("picture.png"))
        #expect(stage.program.folder.names.filter { $0.contains("picture") } == ["picture.png"])
    }

    @Test func `without a name it goes to a dated file in the current folder`() throws {
        let stage = try Stage()
        try stage.draw([(20, 20), (100, 150)])
        try stage.save()
        let names = stage.program.folder.names.filter { $0.hasPrefix("easel-") }
        #expect(names.count == 1 && names[0].hasSuffix(".png"))
        #expect(try stage.driver.control("message").label.contains(names.first ?? "?"))
    }

    @Test func `a program that no terminal started saves among the user's pictures`() throws {
        let home = try Folder()
        let pictures = try Folder()
        let other = try Folder()
        let folders = "# by hand\nXDG_MUSIC_DIR=\"$HOME/\"\nXDG_PICTURES_DIR=\"\(pictures.path)\"\n"
        _ = try home.makeFolder(".config")
        try home.write(Array(folders.utf8), to: ".config/user-dirs.dirs")
        let stage = try Stage(folder: home, workingFolder: other.path)
        try stage.draw([(20, 20), (100, 150)])
        try stage.save()
        #expect(pictures.names.count { $0.hasPrefix("easel-") } == 1)
        #expect(other.names.isEmpty)
    }

    @Test func `a program that a terminal started saves where it was started`() throws {
        let home = try Folder()
        let other = try Folder()
        let terminal = ["sh", "-c", "exec script -qec \"$0\" /dev/null"]
        let stage = try Stage(folder: home, workingFolder: other.path, wrapper: terminal)
        try stage.draw([(20, 20), (100, 150)])
        try stage.save()
        #expect(other.names.count { $0.hasPrefix("easel-") } == 1)
    }

    @Test func `a folder that cannot be written is named, and drawing goes on`() throws {
        let stage = try Stage(["/proc/picture.png"])
        try stage.draw([(20, 20), (100, 150)])
        try stage.save()
        #expect(try stage.driver.control("message").label.contains("/proc/picture.png"))
        let before = try stage.driver.stillBoard()
        try stage.draw([(120, 20), (200, 150)])
        #expect(try stage.driver.stillBoard() != before)
    }
}
