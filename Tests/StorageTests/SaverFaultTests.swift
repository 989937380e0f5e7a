import Glibc
import Storage
import Testing

/// A save under every fault the seam can make.
@Suite struct SaverFaultTests {
    private static let old = Array("the old picture".utf8)
    private static let new = [UInt8](repeating: 0x4E, count: 150_000)

    private let scratch = Scratch()

    private func save(
        to path: FilePath, on system: FaultyFileSystem, answered: Set<SaveQuestion> = [.exists]
    ) -> Result<SaveOutcome, StorageError> {
        Result { () throws(StorageError) in
            let request = SaveRequest(path, answered: answered)
            return try Saver(system).save(request) { sink throws(StorageError) in
                for start in stride(from: 0, to: Self.new.count, by: 40_000) {
                    try sink.write(Array(Self.new[start..<min(start + 40_000, Self.new.count)]))
                }
            }
        }
    }

    private func steps(to path: FilePath) -> Int {
        let counting = FaultyFileSystem(.none)
        _ = save(to: path, on: counting)
        return counting.count
    }

    @Test(arguments: [ENOSPC, EIO, EDQUOT, EACCES, ENOENT, EPERM, EXDEV, EROFS, EEXIST])
    func `a save over a file that fails at any step leaves old or new, and nothing beside`(
        code: Int32
    ) {
        let target = scratch.path("picture.png")
        scratch.write(Self.old, to: target)
        let total = steps(to: target)
        #expect(total > 15)
        for number in 0..<total {
            scratch.write(Self.old, to: target)
            let system = FaultyFileSystem(.once(at: number, code: code))
            let result = save(to: target, on: system)
            let found = Disk.read(target)
            let reached = system.names.indices.contains(number) ? system.names[number] : "?"
            switch result {
            case .success: #expect(found == Self.new, "step \(number) \(reached)")
            case .failure: #expect(found == Self.old, "step \(number) \(reached)")
            }
            // A temporary file that can't be removed is the one thing no program can help.
            if reached != "remove" {
                #expect(Disk.names(in: scratch.folder).count == 1, "step \(number) \(reached)")
            }
        }
    }

    @Test(arguments: [ENOSPC, EIO, EPERM, EEXIST])
    func `a first save that fails at any step leaves nothing or the whole file`(code: Int32) {
        let target = scratch.path("new.png")
        let total = steps(to: target)
        for number in 0..<total {
            _ = target.withCharacters { unlink($0) }
            let system = FaultyFileSystem(.once(at: number, code: code))
            let result = save(to: target, on: system)
            let reached = system.names.indices.contains(number) ? system.names[number] : "?"
            switch result {
            case .success:
                #expect(Disk.read(target) == Self.new, "step \(number) \(reached)")
            case .failure: #expect(Disk.read(target) == nil, "step \(number) \(reached)")
            }
            let left = Disk.names(in: scratch.folder)
            #expect(left.isSubset(of: [Array("new.png".utf8)]), "step \(number) \(reached)")
        }
    }

    @Test func `a disk that dies for good at any step leaves the old file whole`() {
        let target = scratch.path("picture.png")
        scratch.write(Self.old, to: target)
        let total = steps(to: target)
        for number in 0..<total {
            scratch.write(Self.old, to: target)
            let system = FaultyFileSystem(.forever(from: number, code: EIO))
            switch save(to: target, on: system) {
            case .success: #expect(Disk.read(target) == Self.new)
            case .failure: #expect(Disk.read(target) == Self.old)
            }
        }
    }

    @Test func `interrupted and short calls are continued`() {
        let target = scratch.path("picture.png")
        scratch.write(Self.old, to: target)
        #expect(isSaved(save(to: target, on: FaultyFileSystem(.interruptions))))
        #expect(Disk.read(target) == Self.new)
        scratch.write(Self.old, to: target)
        #expect(isSaved(save(to: target, on: FaultyFileSystem(.shortWrites(777)))))
        #expect(Disk.read(target) == Self.new)
    }

    @Test func `a disk that takes no bytes and gives no reason is an error, not a hang`() {
        let target = scratch.path("picture.png")
        let result = save(to: target, on: FaultyFileSystem(.emptyWrites))
        #expect(result == .failure(.failed(target, .write, SystemError(code: EIO))))
    }

    @Test func `bytes that come back wrong fail the save`() {
        let target = scratch.path("picture.png")
        scratch.write(Self.old, to: target)
        #expect(save(to: target, on: FaultyFileSystem(.decay)) == .failure(.differs(target)))
        #expect(Disk.read(target) == Self.old)
        #expect(Disk.names(in: scratch.folder).count == 1)
    }

    @Test func `fsync is not asked twice when it fails`() {
        let target = scratch.path("picture.png")
        let counting = FaultyFileSystem(.none)
        _ = save(to: target, on: counting)
        let number = counting.names.firstIndex(of: "synchronize") ?? 0
        _ = target.withCharacters { unlink($0) }
        let system = FaultyFileSystem(.once(at: number, code: EIO))
        #expect(
            save(to: target, on: system)
                == .failure(.failed(target, .synchronize, SystemError(code: EIO))))
        #expect(system.names.filter { $0 == "synchronize" }.count == 1)
    }

    @Test func `an error of the folder after the rename is told as a doubtful save`() {
        let target = scratch.path("picture.png")
        scratch.write(Self.old, to: target)
        let counting = FaultyFileSystem(.none)
        _ = save(to: target, on: counting)
        let number = counting.names.lastIndex(of: "synchronize") ?? 0
        let system = FaultyFileSystem(.once(at: number, code: EIO))
        guard case .success(.doubtful(_, let error)) = save(to: target, on: system) else {
            Issue.record("not doubtful")
            return
        }
        #expect(error.code == EIO)
        #expect(Disk.read(target) == Self.new)
    }

    @Test func `contents that can't be made leave the old file and no other`() {
        let target = scratch.path("picture.png")
        scratch.write(Self.old, to: target)
        let request = SaveRequest(target, answered: [.exists])
        #expect(throws: StorageError.cancelled) {
            try Saver(PosixFileSystem()).save(request) { sink throws(StorageError) in
                try sink.write(Self.new)
                throw .cancelled
            }
        }
        #expect(Disk.read(target) == Self.old)
        #expect(Disk.names(in: scratch.folder).count == 1)
    }

    @Test func `a file that appears while the first save runs is not overwritten`() {
        let target = scratch.path("picture.png")
        let system = FaultyFileSystem(.none) { step in
            if step == "link" || step == "name" { Disk.write(Self.old, to: target) }
        }
        #expect(save(to: target, on: system) == .failure(.asks(target, .exists)))
        #expect(Disk.read(target) == Self.old)
        #expect(Disk.names(in: scratch.folder).count == 1)
    }

    @Test func `a file that another program writes during the save is not overwritten unasked`() {
        let target = scratch.path("picture.png")
        scratch.write(Self.old, to: target)
        let other = Array("someone else's picture".utf8)
        let system = FaultyFileSystem(.none) { step in
            if step == "synchronize" { Disk.write(other, to: target) }
        }
        #expect(save(to: target, on: system) == .failure(.asks(target, .changed)))
        #expect(Disk.read(target) == other)
        #expect(Disk.names(in: scratch.folder).count == 1)
    }

    private func isSaved(_ result: Result<SaveOutcome, StorageError>) -> Bool {
        if case .success(.saved) = result { true } else { false }
    }
}
