import Glibc
import Storage
import Testing

@Suite struct SessionFileTests {
    private let scratch = Scratch()
    private var folder: FilePath { scratch.path("state/sessions") }

    private func bodies(_ contents: SessionContents) -> [String] {
        contents.edits.map { String(decoding: $0.body, as: UTF8.self) }
    }

    private func append(
        _ texts: [String], to session: borrowing SessionFile, from index: Int = 0
    ) throws {
        for (offset, text) in texts.enumerated() {
            try session.append(Array(text.utf8), above: index + offset)
        }
    }

    @Test func `files and folders are this user's alone`() throws {
        let session = try SessionFile.create(in: folder)
        try append(["a"], to: session)
        #expect(Disk.mode(folder) == 0o700)
        for name in Disk.names(in: folder) {
            let path = folder.appending(try #require(FilePath(bytes: name)))
            #expect(Disk.mode(path) == 0o600, "\(path.display)")
        }
    }

    @Test func `a new session is empty and sound`() throws {
        let contents = try SessionFile.create(in: folder).contents()
        #expect(contents.edits.isEmpty)
        #expect(contents.index == 0)
        #expect(contents.isSound)
    }

    @Test func `edits come back in order with the index on the last`() throws {
        let session = try SessionFile.create(in: folder)
        try append(["a", "", "c"], to: session)
        let contents = session.contents()
        #expect(bodies(contents) == ["a", "", "c"])
        #expect(contents.edits.map(\.number) == [1, 2, 3])
        #expect(contents.index == 3)
        #expect(contents.missing == 0)
        #expect(contents.isSound)
    }

    @Test func `a new edit after an undo drops what lay above`() throws {
        let session = try SessionFile.create(in: folder)
        try append(["a", "b", "c"], to: session)
        try session.move(to: 1)
        let undone = session.contents()
        #expect(undone.index == 1)
        #expect(bodies(undone) == ["a", "b", "c"])
        try append(["d"], to: session, from: 1)
        let renewed = session.contents()
        #expect(bodies(renewed) == ["a", "d"])
        #expect(renewed.index == 2)
    }

    @Test func `patches and notes come back as they were, until they are dropped`() throws {
        let session = try SessionFile.create(in: folder)
        let patch = (0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        try session.store(patch, id: -5)
        try session.store([], id: 6)
        try session.note([0xFF, 0], for: "path")
        let found = try (session.patch(id: -5), session.patch(id: 6), session.patch(id: 7))
        #expect(found.0 == patch)
        #expect(found.1 == [])
        #expect(found.2 == nil)
        let notes = session.contents().notes
        #expect(notes == ["path": [0xFF, 0]])
        try session.drop(patch: -5)
        let dropped = try session.patch(id: -5)
        #expect(dropped == nil)
    }

    private func writeAndLetGo() throws {
        let session = try SessionFile.create(in: folder)
        try append(["a", "b"], to: session)
        try session.note([1], for: "k")
        try session.move(to: 1)
    }

    @Test func `a session outlives the program that wrote it`() throws {
        try writeAndLetGo()
        let sessions = Sessions(folder)
        let contents = try sessions.adopt(try #require(sessions.dead().first)).contents()
        #expect(bodies(contents) == ["a", "b"])
        #expect(contents.index == 1)
        #expect(contents.notes == ["k": [1]])
        #expect(contents.isSound)
    }
}
