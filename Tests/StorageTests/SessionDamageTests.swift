import Glibc
import Storage
import Testing

/// A small session damaged in every way a disk can damage it: recovered or set aside, never a crash.
@Suite struct SessionDamageTests {
    private static let edits = (1...12).map { "edit \($0) with some body to damage" }

    private let scratch = Scratch(inMemory: true)
    private var folder: FilePath { scratch.path("sessions") }

    /// The bytes of a session's file and of its log, as a killed program leaves them.
    private struct Image {
        var main: [UInt8]
        var log: [UInt8]
        let path: FilePath
    }

    /// Puts the damaged bytes in place and recovers; every edit that comes back must be a true one.
    private func check(_ image: Image, _ comment: Comment) throws -> SessionContents? {
        Disk.write(image.main, to: image.path)
        let log = image.path.adding(suffix: "-wal")
        if image.log.isEmpty {
            _ = log.withCharacters { unlink($0) }
        } else {
            Disk.write(image.log, to: log)
        }
        defer { clear() }
        let sessions = Sessions(folder)
        let dead = try #require(sessions.dead().first, comment)
        do {
            return try contents(of: sessions.adopt(dead), comment)
        } catch let error as StorageError {
            var kept = image.path
            if case .damaged(let path) = error { kept = path }
            #expect(Disk.read(kept) != nil, comment)
            return nil
        }
    }

    /// What the session gives back, every edit checked; a sound one must take a new edit.
    private func contents(
        of session: borrowing SessionFile, _ comment: Comment
    ) throws -> SessionContents {
        let contents = session.contents()
        for edit in contents.edits {
            let isTrue =
                Self.edits.indices.contains(edit.number - 1)
                && edit.body == Array(Self.edits[edit.number - 1].utf8)
            #expect(isTrue, comment)
        }
        #expect(contents.edits.map(\.number) == contents.edits.map(\.number).sorted(), comment)
        #expect(0...Self.edits.count ~= contents.index, comment)
        if contents.isSound {
            let isWritable = (try? session.append([1], above: contents.index)) != nil
            #expect(isWritable, comment)
        }
        return contents
    }

    private func clear() {
        for name in Disk.names(in: folder) {
            guard let name = FilePath(bytes: name) else { continue }
            _ = folder.appending(name).withCharacters { unlink($0) }
        }
    }

    /// Writes all edits; what `look` returns is taken while the session is still open.
    private func write<Result>(_ look: (FilePath) throws -> Result) throws -> Result {
        let session = try SessionFile.create(in: folder)
        for (index, text) in Self.edits.enumerated() {
            try session.append(Array(text.utf8), above: index)
        }
        try session.note([1, 2, 3], for: "path")
        let result = try look(session.path)
        session.confirm()
        return result
    }

    /// All in the file, as after a clean end.
    private func closedImage() throws -> Image {
        let path = try write { $0 }
        return Image(main: try #require(Disk.read(path)), log: [], path: path)
    }

    /// All in the log, as a killed program leaves it.
    private func liveImage() throws -> Image {
        try write { path in
            let log = try #require(Disk.read(path.adding(suffix: "-wal")))
            return Image(main: try #require(Disk.read(path)), log: log, path: path)
        }
    }

    @Test func `an undamaged file and an undamaged log give everything back`() throws {
        for image in [try closedImage(), try liveImage()] {
            let contents = try #require(try check(image, "undamaged"))
            #expect(contents.edits.count == Self.edits.count)
            #expect(contents.isSound)
        }
    }

    @Test func `a file cut at any length is recovered or set aside`() throws {
        let whole = try closedImage()
        var image = whole
        for length in stride(from: 0, to: whole.main.count, by: 61) {
            image.main = Array(whole.main[..<length])
            _ = try check(image, "cut at \(length)")
        }
    }

    @Test func `a file with any byte flipped is recovered or set aside`() throws {
        let whole = try closedImage()
        var image = whole
        var recovered = 0
        for offset in flips(whole.main) {
            image.main = whole.main
            image.main[offset] ^= 0xFF
            let contents = try check(image, "flipped at \(offset)")
            // What can't be read has to be counted.
            if let contents, contents.edits.count < Self.edits.count {
                #expect(!contents.isSound, "flipped at \(offset)")
            }
            recovered += contents?.edits.isEmpty == false ? 1 : 0
        }
        #expect(recovered > 100)
    }

    @Test func `a log cut at any length gives back the edits before the cut`() throws {
        let whole = try liveImage()
        var image = whole
        var most = 0
        for length in stride(from: 0, to: whole.log.count, by: 509) {
            image.log = Array(whole.log[..<length])
            let contents = try #require(try check(image, "cut at \(length)"))
            #expect(contents.isSound)
            #expect(contents.edits.count >= most)
            most = max(most, contents.edits.count)
        }
        #expect(most == Self.edits.count)
    }

    @Test func `a log with any byte flipped gives back the edits before it`() throws {
        let whole = try liveImage()
        var image = whole
        for offset in stride(from: 0, to: whole.log.count, by: 197) {
            image.log = whole.log
            image.log[offset] ^= 0x10
            _ = try check(image, "flipped at \(offset)")
        }
    }

    /// Every byte that is not one of a long run of zeros, and some of those.
    private func flips(_ bytes: [UInt8]) -> [Int] {
        bytes.indices.filter { bytes[$0] != 0 || $0 % 53 == 0 }
    }
}
