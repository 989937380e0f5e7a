import Glibc
import Rig
import Testing

/// What earlier runs left is offered, and is in nobody's way.
@Suite(.serialized) struct OfferTests {
    private let home: Folder

    init() throws { home = try Folder() }

    /// A run that draws a line at this height and is killed.
    private func leave(lineAt y: Int) throws {
        let stage = try Stage(folder: home)
        try stage.draw([(100, y), (300, y)])
        try stage.driver.press(at: stage.at(5, 5))
        try stage.driver.settle()
        stage.program.process.kill()
    }

    @Test func `several sessions are listed, and drawing goes on beside the list`() throws {
        try leave(lineAt: 300)
        try leave(lineAt: 400)
        let stage = try Stage(folder: home)
        try stage.driver.waitFor("recover.2.open")
        #expect(stage.offers == [1, 2])
        try stage.draw([(100, 500), (300, 500)])
        try stage.driver.waitFor("undo", "to be enabled") { $0.isEnabled }
        #expect(try stage.driver.stillBoard()[200, 500] == 0)
        #expect(stage.offers == [1, 2])
    }

    @Test func `opening one keeps the work that was here, and offers it in its turn`() throws {
        try leave(lineAt: 300)
        let stage = try Stage(folder: home)
        try stage.driver.waitFor("recover.1.open")
        try stage.draw([(100, 500), (300, 500)])
        try stage.recover(1)
        try stage.driver.waitFor("recover.2.open")
        try stage.driver.click("recover.close")
        let recovered = try stage.driver.stillBoard()
        #expect(recovered[200, 300] == 0 && recovered[200, 500] != 0)
        stage.program.process.kill()
        let next = try Stage(folder: home)
        try next.driver.waitFor("recover.2.open")
        #expect(next.offers == [1, 2])
        try next.recover(1)
        try next.recover(2)
        try next.driver.waitFor("recover.3.open")
        try next.driver.click("recover.close")
        let shown = try next.driver.stillBoard()
        #expect((shown[200, 300] == 0) != (shown[200, 500] == 0))
    }

    @Test func `a program killed in a recovery loses nothing of it`() throws {
        try leave(lineAt: 300)
        for _ in 0..<3 {
            let stage = try Stage(folder: home)
            try stage.recover(1)
            stage.program.process.kill()
        }
        let stage = try Stage(folder: home)
        try stage.recover(1)
        #expect(try stage.driver.stillBoard()[200, 300] == 0)
    }

    @Test func `what is discarded is gone, and what is put off is offered again`() throws {
        try leave(lineAt: 300)
        try leave(lineAt: 400)
        do {
            let stage = try Stage(folder: home)
            try stage.driver.click("recover.1.discard")
            try stage.driver.click("recover.close")
            try stage.driver.settle()
            #expect(stage.offers.isEmpty)
        }
        let stage = try Stage(folder: home)
        try stage.driver.waitFor("recover.1.open")
        #expect(stage.offers == [1])
    }

    @Test func `a session of a newer program is left as it is, and the window says so`() throws {
        try leave(lineAt: 300)
        let file = try session()
        // The last byte of SQLite's user version.
        var bytes = home.contents(file) ?? []
        bytes[63] = 3
        try home.write(bytes, to: file)
        let stage = try Stage(folder: home)
        try stage.driver.waitFor("message") { $0.label.contains("newer Easel") }
        #expect(stage.offers.isEmpty)
        #expect(home.contents(file) == bytes)
    }

    @Test func `a session that is no session any more is set aside, and the window says where`()
        throws
    {
        try leave(lineAt: 300)
        let file = try session()
        try home.write([1, 2, 3], to: file)
        let stage = try Stage(folder: home)
        try stage.driver.waitFor("message") { $0.label.contains(file + ".damaged") }
        #expect(stage.offers.isEmpty)
        #expect(home.contents(file + ".damaged") == [1, 2, 3])
    }

    @Test func `a damaged session gives what it has to a new one, and is set aside`() throws {
        do {
            let stage = try Stage(folder: home)
            for y in [300, 400, 500] { try stage.draw([(100, y), (300, y)]) }
            try stage.driver.settle()
            stage.program.process.signal(SIGTERM)
            #expect(try stage.program.waitForEnd() == .exited(0))
        }
        let file = try session()
        var bytes = home.contents(file) ?? []
        let tool = try #require(bytes.firstRange(of: Array("pencil".utf8)))
        bytes[tool.lowerBound] ^= 1
        try home.write(bytes, to: file)
        do {
            let stage = try Stage(folder: home)
            try stage.driver.click("recover.1.open")
            try stage.driver.waitFor("message") { $0.label.contains("All but") }
            try stage.dismissMessages()
            try stage.draw([(100, 200), (300, 200)])
            try stage.driver.press(at: stage.at(5, 5))
            try stage.driver.settle()
            stage.program.process.kill()
        }
        #expect(home.contents(file) == nil)
        #expect(home.contents(file + ".damaged") != nil)
        let stage = try Stage(folder: home)
        try stage.driver.waitFor("recover.1.open")
        #expect(stage.offers == [1])
        try stage.recover(1)
        let board = try stage.driver.stillBoard()
        #expect([200, 300, 400, 500].count { board[200, $0] == 0 } == 3)
    }

    /// The session file of the run before, below its home.
    private func session() throws -> String {
        let folder = ".local/state/easel/sessions"
        let names = home.names(in: folder).filter { $0.hasSuffix(".session") }
        return folder + "/" + (try #require(names.first))
    }
}
