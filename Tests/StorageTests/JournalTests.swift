import Glibc
import Painting
import Raster
import Storage
import Synchronization
import Testing

@Suite struct JournalTests {
    private let scratch = Scratch()
    private let reports = Reports()
    private var folder: FilePath { scratch.path("sessions") }
    private var sessions: Sessions { Sessions(folder) }

    private func start(in folder: FilePath?) -> Journal {
        let reports = reports
        return Journal(in: folder) { reports.add($0) }
    }

    private func recovered() throws -> SessionContents {
        try sessions.adopt(try #require(sessions.dead().first)).contents()
    }

    /// A patch of one tile in one shade.
    private func patch(_ shade: UInt32) -> TilePatch {
        patch([UInt32](repeating: 0xFF00_0000 | shade, count: 4096))
    }

    private func patch(_ words: [UInt32]) -> TilePatch {
        TilePatch([(TileIndex(row: 1, column: 2), Tile(words: words.span))])
    }

    private func shade(_ patch: TilePatch?) -> UInt32? {
        patch?.tiles.first?.tile?.withWords { $0[77] & 0xFF_FFFF }
    }

    @Test func `nothing is put on the disk until there is something to keep`() {
        let journal = start(in: folder)
        #expect(journal.flush(within: 10_000))
        #expect(Disk.names(in: folder).isEmpty)
        #expect(journal.close(.keep))
        #expect(Disk.names(in: folder).isEmpty)
    }

    @Test func `what was flushed is in the file`() throws {
        let journal = start(in: folder)
        for index in 0..<100 { journal.append([UInt8(index)], above: index) }
        journal.move(to: 40)
        journal.note([7], for: "path")
        #expect(journal.flush(within: 10_000))
        #expect(journal.close(.keep))
        let contents = try recovered()
        #expect(contents.edits.map(\.body) == (0..<100).map { [UInt8($0)] })
        #expect(contents.index == 40)
        #expect(contents.notes == ["path": [7]])
        #expect(reports.everything.isEmpty)
    }

    @Test func `a picture is kept once however often it is named`() throws {
        let journal = start(in: folder)
        let picture = [UInt8](repeating: 5, count: 100_000)
        let numbers = Numbers()
        for index in 0..<10 {
            journal.append(
                { keep in
                    numbers.add(keep(picture))
                    return [UInt8(index)]
                }, above: index)
        }
        journal.close(.keep)
        let contents = try recovered()
        #expect(contents.edits.count == 10)
        #expect(contents.notes.count == 1)
        let number = try #require(numbers.all.first ?? nil)
        #expect(numbers.all == Array(repeating: number, count: 10))
        #expect(contents.picture(number) == picture)
    }

    @Test func `a journal that is let go of keeps its session`() throws {
        var journal: Journal? = start(in: folder)
        journal?.append([1], above: 0)
        journal?.flush(within: 10_000)
        journal = nil
        // The worker ends a moment after its owner let go.
        while sessions.dead().isEmpty { sched_yield() }
        #expect(try recovered().edits.count == 1)
    }

    @Test func `a discarded session leaves nothing`() {
        let journal = start(in: folder)
        journal.append([1], above: 0)
        journal.flush(within: 10_000)
        #expect(journal.close(.discard))
        #expect(Disk.names(in: folder).isEmpty)
        journal.append([2], above: 1)
        #expect(!journal.flush(within: 0))
    }

    @Test func `a recovered session is gone on with`() throws {
        let first = start(in: folder)
        first.append([1], above: 0)
        first.close(.keep)
        let session = try sessions.adopt(try #require(sessions.dead().first))
        let reports = reports
        let second = Journal(continuing: session) { reports.add($0) }
        second.append([2], above: 1)
        second.close(.keep)
        #expect(try recovered().edits.map(\.body) == [[1], [2]])
    }

    @Test func `patches come back once, whether they were written yet or not`() throws {
        let journal = start(in: folder)
        let store = journal.patches
        var ids: [Int] = []
        for shade in 0..<50 as Range<UInt32> { ids.append(try #require(store.store(patch(shade)))) }
        #expect(shade(store.take(ids[49])) == 49)
        #expect(shade(store.take(ids[0])) == 0)
        journal.flush(within: 10_000)
        #expect(shade(store.take(ids[20])) == 20)
        #expect(store.take(ids[20]) == nil)
        store.discard(ids[30])
        #expect(store.take(ids[30]) == nil)
        #expect(store.take(-1) == nil)
    }

    @Test func `without any folder drawing goes on and the user is told once`() {
        let journal = start(in: nil)
        for index in 0..<10 { journal.append([1], above: index) }
        #expect(reports.wait(for: 0) == .unprotected(.homeless))
        #expect(!journal.flush(within: 60_000))
        #expect(journal.patches.store(TilePatch([])) == nil)
        journal.close(.keep)
        #expect(reports.everything.count == 1)
    }

    @Test func `a folder that can't be made is told with the reason`() throws {
        let blocked = scratch.write([], to: scratch.path("file"))
        let journal = start(in: blocked.appending("sessions"))
        journal.append([1], above: 0)
        let report = try #require(reports.wait(for: 0))
        guard case .unprotected(.failed(_, .makeFolder, let error)) = report else {
            Issue.record("\(report)")
            return
        }
        #expect(error.code == ENOTDIR)
    }

    @Test func `when the disk takes writes again everything held is written`() throws {
        let blocked = scratch.write([], to: scratch.path("file"))
        let journal = start(in: blocked.appending("sessions"))
        for index in 0..<5 { journal.append([UInt8(index)], above: index) }
        _ = reports.wait(for: 0)
        _ = blocked.withCharacters { unlink($0) }
        #expect(reports.wait(for: 1) == .protected)
        #expect(journal.flush(within: 10_000))
        journal.close(.keep)
        let found = Sessions(blocked.appending("sessions"))
        let session = try found.adopt(try #require(found.dead().first))
        #expect(session.contents().edits.map(\.body) == (0..<5).map { [UInt8($0)] })
    }

    @Test func `a full disk stops no drawing, keeps the earlier edits, and heals`() throws {
        try scratch.withMount(["-t", "tmpfs", "-o", "size=4m", "tmpfs"], fillAndHeal)
    }

    private func fillAndHeal(_ mounted: FilePath) throws {
        let journal = start(in: mounted.appending("sessions"))
        journal.append([0], above: 0)
        #expect(journal.flush(within: 10_000))
        let ballast = mounted.appending("ballast")
        _ = Child.run(["sh", "-c", "cat /dev/zero > '\(ballast.display)'"])
        for index in 1..<40 { journal.append([UInt8](repeating: 1, count: 3000), above: index) }
        guard case .unprotected(.database(_, _, _)) = reports.wait(for: 0) else {
            Issue.record("no report")
            return
        }
        #expect(!journal.flush(within: 60_000))
        _ = ballast.withCharacters { unlink($0) }
        #expect(reports.wait(for: 1) == .protected)
        journal.close(.keep)
        let found = Sessions(mounted.appending("sessions"))
        let contents = try found.adopt(try #require(found.dead().first)).contents()
        #expect(contents.edits.count == 40)
        #expect(contents.isSound)
    }

    @Test func `a disk too full for patches gives none back and says so once`() throws {
        try scratch.withMount(["-t", "tmpfs", "-o", "size=256k", "tmpfs"], overflow)
    }

    private func overflow(_ mounted: FilePath) throws {
        let journal = start(in: mounted.appending("sessions"))
        let store = journal.patches
        var random = SystemRandomNumberGenerator()
        let ids = (0..<40).compactMap { _ in
            let words = (0..<4096).map { _ in UInt32(truncatingIfNeeded: random.next()) }
            return store.store(patch(words))
        }
        #expect(ids.count == 40)
        journal.flush(within: 60_000)
        #expect(ids.contains { store.take($0) == nil })
        guard case .unspilled(.database(_, _, _)) = reports.wait(for: 0) else {
            Issue.record("no report")
            return
        }
        journal.append([1], above: 0)
        #expect(journal.close(.keep))
    }
}

extension Journal {
    fileprivate func append(_ bytes: [UInt8], above index: Int) {
        append({ _ in bytes }, above: index)
    }

    fileprivate func note(_ bytes: [UInt8], for key: String) { note({ _ in bytes }, for: key) }
}

/// What a journal's worker says, for the test to read.
private final class Numbers: Sendable {
    private let numbers = Mutex<[Int?]>([])

    var all: [Int?] { numbers.withLock { $0 } }

    func add(_ number: Int?) { numbers.withLock { $0.append(number) } }
}
