import Glibc
import Storage
import Testing

@Suite struct SessionsTests {
    private let scratch = Scratch()
    private var folder: FilePath { scratch.path("sessions") }
    private var sessions: Sessions { Sessions(folder) }

    private func makeDead(_ text: String) throws -> FilePath {
        let session = try SessionFile.create(in: folder)
        try session.append(Array(text.utf8), above: 0)
        return session.path
    }

    @Test func `a folder that does not exist has no sessions`() {
        #expect(sessions.dead().isEmpty)
    }

    @Test func `a live session is never offered and can't be taken`() throws {
        let first = try SessionFile.create(in: folder)
        let second = try SessionFile.create(in: folder)
        let paths = (first.path, second.path)
        #expect(paths.0 != paths.1)
        #expect(sessions.dead().isEmpty)
        let other = try makeDead("x")
        let offered = try #require(sessions.dead().first)
        #expect(sessions.dead().map(\.path) == [other])
        let taken = try sessions.adopt(offered)
        #expect(sessions.dead().isEmpty)
        #expect(throws: StorageError.live(other)) { _ = try sessions.adopt(offered) }
        #expect(throws: StorageError.live(other)) { try sessions.discard(offered) }
        let contents = taken.contents()
        #expect(contents.edits.count == 1)
        first.confirm()
        second.confirm()
    }

    @Test func `the newest comes first`() throws {
        let paths = try ["a", "b", "c"].map(makeDead)
        for (path, time) in zip(paths, [200, 300, 100]) {
            var times = [timeval(tv_sec: time, tv_usec: 0), timeval(tv_sec: time, tv_usec: 0)]
            _ = path.withCharacters { utimes($0, &times) }
        }
        #expect(sessions.dead().map(\.path) == [paths[1], paths[0], paths[2]])
        #expect(sessions.dead().map(\.modified) == [300, 200, 100])
    }

    @Test func `only a discard deletes, and it leaves nothing`() throws {
        _ = try makeDead("x")
        let dead = try #require(sessions.dead().first)
        _ = try sessions.adopt(dead)
        #expect(sessions.dead().count == 1)
        try sessions.discard(dead)
        #expect(Disk.names(in: folder).isEmpty)

        let session = try SessionFile.create(in: folder)
        try session.append([1], above: 0)
        session.discard()
        #expect(Disk.names(in: folder).isEmpty)
    }

    @Test func `a session that two recoveries did not survive no longer opens by itself`() throws {
        _ = try makeDead("x")
        for expected in 0..<3 {
            let dead = try #require(sessions.dead().first)
            #expect(dead.attempts == expected)
            #expect(dead.mayOpenByItself == (expected < 2))
            // Adopted and let go without being confirmed, as by a program that crashes.
            _ = try sessions.adopt(dead)
        }
        let dead = try #require(sessions.dead().first)
        let session = try sessions.adopt(dead)
        #expect(sessions.dead().isEmpty)
        session.confirm()
        let contents = session.contents()
        #expect(contents.edits.count == 1)
    }

    @Test func `confirming forgets the tries`() throws {
        _ = try makeDead("x")
        for _ in 0..<2 { _ = try sessions.adopt(try #require(sessions.dead().first)) }
        try sessions.adopt(try #require(sessions.dead().first)).confirm()
        #expect(sessions.dead().first?.attempts == 0)
    }

    @Test func `a session of a newer program is left exactly as it is`() throws {
        let path = try makeDead("x")
        var bytes = try #require(Disk.read(path))
        bytes[63] = 3
        Disk.write(bytes, to: path)
        let dead = try #require(sessions.dead().first)
        #expect(throws: StorageError.newer(path, version: 3)) { _ = try sessions.adopt(dead) }
        #expect(Disk.read(path) == bytes)
        #expect(sessions.dead().count == 1)
    }

    @Test(arguments: [[], Array("not a database at all".utf8), [UInt8](repeating: 0, count: 5000)])
    func `a file that is no session is set aside`(bytes: [UInt8]) throws {
        let path = try makeDead("x")
        Disk.write(bytes, to: path)
        let dead = try #require(sessions.dead().first)
        let kept = path.adding(suffix: ".damaged")
        #expect(throws: StorageError.damaged(kept)) { _ = try sessions.adopt(dead) }
        #expect(Disk.read(kept) == bytes)
        #expect(sessions.dead().isEmpty)
    }

    @Test func `a session that vanished meanwhile is an error and leaves no lock`() throws {
        let path = try makeDead("x")
        let dead = try #require(sessions.dead().first)
        try sessions.discard(dead)
        #expect(throws: StorageError.failed(path, .read, SystemError(code: ENOENT))) {
            _ = try sessions.adopt(dead)
        }
        #expect(Disk.names(in: folder).isEmpty)
    }

    @Test(arguments: [1, 2, 3, 7, 20, 55, 100, 180])
    func `a killed program's session has every edit it said was kept`(count: Int) throws {
        let child = try #require(Child.Running(["\(Child.saveTool)", "--journal", folder.display]))
        var last = 0
        while last < count, let line = child.readLine() { last = Int(line) ?? last }
        #expect(sessions.dead().isEmpty)
        child.kill()
        while let line = child.readLine() { last = Int(line) ?? last }
        let session = try sessions.adopt(try #require(sessions.dead().first))
        let contents = session.contents()
        #expect(contents.edits.count >= last)
        #expect(last >= count)
        #expect(contents.index == contents.edits.count)
        #expect(contents.isSound)
        for edit in contents.edits {
            #expect(edit.body == Array("edit \(edit.number)".utf8))
        }
    }

    @Test(.enabled(if: getuid() == 0 && Child.exists("setpriv"), "needs root and setpriv"))
    func `in a folder that can't be written drawing goes on, with one warning`() throws {
        _ = scratch.folder.withCharacters { chmod($0, 0o555) }
        let user = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
        let command = user + [Child.saveTool, "--journal", folder.display]
        let child = try #require(Child.Running(command))
        var warnings = 0
        var last = 0
        while last < 200 || warnings == 0, let line = child.readLine() {
            if line.contains("unprotected") { warnings += 1 }
            last = Int(line) ?? last
        }
        #expect(warnings == 1)
        #expect(last >= 200)
        #expect(Disk.names(in: scratch.folder).isEmpty)
    }
}
