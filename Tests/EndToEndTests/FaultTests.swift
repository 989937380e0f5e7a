import Formats
import Glibc
import Painting
import Rig
import Testing

/// Disks and folders that refuse, and servers that stop: drawing goes on, and what is lost is said.
@Suite(.serialized) struct FaultTests {
    private let home: Folder

    init() throws { home = try Folder() }

    /// A drawing that can hold whatever is drawn.
    private static let empty = #"{"easel": 1, "width": 1280, "height": 800, "marks": []}"#

    private static let nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]

    /// The program run by an ordinary user, who owns the home.
    private func stageOfNobody(_ arguments: [String]) throws -> Stage {
        guard getuid() == 0, run(Self.nobody + ["test", "-x", Program.path(of: "easel")]) else {
            try Test.cancel("needs root, setpriv and a build that everyone can read")
        }
        _ = run(["chown", "-R", "65534:65534", home.path])
        return try Stage(
            arguments, serverArguments: ["-ac"], folder: home, wrapper: Self.nobody)
    }

    private func run(_ command: [String]) -> Bool {
        guard
            let process = try? ChildProcess(
                command, environment: ["PATH": "/usr/bin:/bin"],
                output: home)
        else { return false }
        return (try? process.waitForEnd()) == .exited(0)
    }

    @Test func `an ordinary user's read-only folder is named, and its file stays`() throws {
        let folder = try home.makeFolder("pictures")
        try home.write(Array("old".utf8), to: "pictures/new.png.old")
        _ = chmod(folder, 0o555)
        let stage = try stageOfNobody([folder + "/new.png"])
        try stage.draw([(20, 20), (100, 150)])
        try stage.save()
        let said = try stage.driver.control("message").label
        #expect(said.contains("pictures/new.png") && said.contains("not allowed"))
        #expect(home.names(in: "pictures") == ["new.png.old"])
        try expectDrawingGoesOn(stage)
    }

    @Test func `an ordinary user's read-only file is asked about, and stays until then`() throws {
        try home.write(Array(Self.empty.utf8), to: "drawing.json")
        _ = chmod(home.path("drawing.json"), 0o444)
        let stage = try stageOfNobody(["drawing.json"])
        try stage.draw([(20, 20), (100, 150)])
        try stage.driver.press("ctrl+s")
        try stage.driver.waitFor("dialog.ok")
        #expect(home.text("drawing.json") == Self.empty)
        try stage.driver.click("dialog.ok")
        try stage.driver.waitFor("message")
        #expect(try stage.drawing("drawing.json").marks.count == 1)
    }

    @Test func `a state folder that cannot be made is said, and drawing goes on`() throws {
        _ = try home.makeFolder(".local")
        try home.write([], to: ".local/state")
        let stage = try Stage(["picture.png"], folder: home)
        try stage.draw([(20, 20), (100, 150)])
        try stage.driver.waitFor("message") { $0.label.contains("cannot be kept safe") }
        try expectDrawingGoesOn(stage)
        try stage.driver.press("ctrl+s")
        try stage.driver.waitFor("message") { $0.label.contains("Saved") }
        // What is not protected is said again, once what was saved has been read.
        try stage.driver.click("message")
        try stage.driver.waitFor("message") { $0.label.contains("cannot be kept safe") }
    }

    @Test func `a full disk keeps the old file, and is said with what to do`() throws {
        try withSmallDisk("32k") { disk in
            try home.write(Array(Self.empty.utf8), to: "disk/drawing.json")
            let stage = try Stage([disk + "/drawing.json"], folder: home)
            try stage.draw((0..<4_000).map { (20 + $0 * 7 % 900, 20 + $0 * 5 % 500) })
            try stage.save()
            let said = try stage.driver.control("message").label
            #expect(said.contains("disk is full") && said.contains("another folder"))
            #expect(home.text("disk/drawing.json") == Self.empty)
            #expect(home.names(in: "disk") == ["drawing.json"])
            try expectDrawingGoesOn(stage)
        }
    }

    @Test func `a disk that fills with old steps shortens nothing`() throws {
        try withSmallDisk("256k") { disk in
            let stage = try Stage(
                ["--history-memory", "1"], folder: home, environment: ["XDG_STATE_HOME": disk])
            let empty = try stage.driver.stillBoard()
            try stage.driver.set("width", to: 20)
            for y in 0..<10 {
                try stage.draw((0..<200).map { (20 + $0 * 77 % 900, 20 + y * 20 + $0 * 53 % 300) })
            }
            try stage.driver.waitFor("message") {
                $0.label.contains("cannot be stored") || $0.label.contains("cannot be kept safe")
            }
            try stage.dismissMessages()
            let full = try stage.driver.stillBoard()
            for _ in 0..<10 { try stage.driver.press("ctrl+z") }
            try stage.driver.waitFor("undo", "to be disabled") { !$0.isEnabled }
            try stage.dismissMessages()
            #expect(try stage.driver.stillBoard() == empty)
            for _ in 0..<10 { try stage.driver.press("ctrl+y") }
            try stage.driver.waitFor("redo", "to be disabled") { !$0.isEnabled }
            try stage.dismissMessages()
            #expect(try stage.driver.stillBoard() == full)
        }
    }

    @Test func `a save in mid-stroke holds what is finished`() throws {
        let stage = try Stage(["drawing.json"])
        try stage.draw([(100, 100), (300, 100)])
        try stage.driver.press(at: stage.at(100, 300))
        try stage.driver.move(to: stage.at(300, 300))
        try stage.save()
        #expect(try stage.drawing("drawing.json").marks.count == 1)
        stage.driver.release()
        try stage.driver.waitFor("undo", "to be enabled") { $0.isEnabled }
        #expect(try stage.driver.stillBoard()[200, 300] == 0)
    }

    @Test func `drawing goes on while a large board is saved`() throws {
        let stage = try Stage(["--size", "8000x6000", "large.png"], folder: home)
        try stage.driver.press("ctrl+s")
        try stage.draw([(100, 100), (300, 100)])
        try stage.driver.waitFor("undo", "to be enabled") { $0.isEnabled }
        try stage.driver.waitFor("message") { $0.label.contains("Saved") }
    }

    @Test func `a second save of a large board follows the first, and closing waits for both`()
        throws
    {
        let stage = try Stage(["--size", "8000x6000", "large.png"], folder: home)
        try stage.driver.press("ctrl+s")
        try stage.draw([(100, 100), (300, 100)])
        try stage.driver.press("ctrl+s")
        try stage.driver.settle()
        stage.driver.close()
        #expect(try stage.program.waitForEnd(within: 60) == .exited(0))
        let file = home.contents("large.png") ?? []
        let text = try PictureDecoder().decode(file.span.bytes).drawing ?? []
        let drawing = try DrawingReader(width: 1, height: 1).read(text.span.bytes).drawing
        #expect(drawing.marks.count == 1)
        #expect(!home.names.contains { $0.hasPrefix(".easel-") })
    }

    @Test func `a program stopped in mid-stroke loses no sample`() throws {
        let stage = try Stage(["drawing.json"])
        let path = (0...2_000).map { (50 + $0 % 400, 50 + $0 / 6) }
        try stage.driver.press(at: stage.at(50, 50))
        let places = try path.map { try stage.at($0.0, $0.1) }
        stage.program.process.signal(SIGSTOP)
        try stage.driver.sweep(places.dropFirst())
        stage.program.process.signal(SIGCONT)
        stage.driver.release()
        try stage.driver.settle()
        try stage.save()
        #expect(try stage.drawing("drawing.json").marks.first?.points.count == path.count)
    }

    @Test func `a stopped server does not keep the program from ending`() throws {
        do {
            let stage = try Stage(folder: home)
            try stage.draw([(100, 100), (300, 100)])
            try stage.driver.press(at: stage.at(100, 300))
            try stage.driver.sweep([try stage.at(300, 300)])
            try stage.driver.settle()
            stage.server.suspend()
            stage.program.process.signal(SIGTERM)
            #expect(try stage.program.waitForEnd(within: 10) == .exited(0))
            stage.server.resume()
        }
        let stage = try Stage(folder: home)
        try stage.recover(1)
        let board = try stage.driver.stillBoard()
        #expect(board[200, 100] == 0 && board[200, 300] == 0)
    }

    private func expectDrawingGoesOn(_ stage: Stage) throws {
        let before = try stage.driver.stillBoard()
        try stage.draw([(120, 20), (200, 150)])
        #expect(try stage.driver.stillBoard() != before)
    }

    /// A disk in memory, below the home, for as long as `body` runs.
    private func withSmallDisk(_ size: String, _ body: (String) throws -> Void) throws {
        let disk = try home.makeFolder("disk")
        guard run(["mount", "-t", "tmpfs", "-o", "size=\(size)", "tmpfs", disk]) else {
            try Test.cancel("mounting needs root")
        }
        defer { _ = run(["umount", "-l", disk]) }
        try body(disk)
    }
}
