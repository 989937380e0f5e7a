import Glibc
import Storage
import Testing

/// Saves on the real file system, with everything a folder can hold in the way.
@Suite struct SaverTests {
    private static let old = Array("old".utf8)
    private static let new = Array("new picture".utf8)

    private let scratch = Scratch()

    @discardableResult
    private func save(_ request: SaveRequest) throws(StorageError) -> SaveOutcome {
        try Saver(PosixFileSystem()).save(request) { sink throws(StorageError) in
            try sink.write(Self.new)
        }
    }

    private func replace(_ path: FilePath) throws(StorageError) {
        try save(SaveRequest(path, answered: [.exists]))
    }

    @Test func `a new file gets the mode the user's mask says`() throws {
        let target = scratch.path("new.png")
        try save(SaveRequest(target))
        let mask = umask(0)
        umask(mask)
        #expect(Disk.mode(target) == 0o666 & ~mask)
        #expect(Disk.names(in: scratch.folder) == [Array("new.png".utf8)])
    }

    @Test(arguments: [0o640, 0o600, 0o604, 0o2750, 0o755] as [mode_t])
    func `the mode of the old file is kept`(mode: mode_t) throws {
        let target = scratch.write(Self.old, to: scratch.path("old.png"))
        _ = target.withCharacters { chmod($0, mode) }
        try replace(target)
        #expect(Disk.mode(target) == mode)
        #expect(Disk.read(target) == Self.new)
    }

    @Test(.enabled(if: getuid() == 0, "giving files away needs root"))
    func `owner and group are kept, in a set-group folder too`() throws {
        _ = scratch.folder.withCharacters { chown($0, 0, 4242) }
        _ = scratch.folder.withCharacters { chmod($0, 0o2775) }
        let target = scratch.write(Self.old, to: scratch.path("old.png"))
        _ = target.withCharacters { chown($0, 1234, 5678) }
        _ = target.withCharacters { chmod($0, 0o2640) }
        try replace(target)
        let status = Disk.status(target)
        #expect(status?.st_uid == 1234)
        #expect(status?.st_gid == 5678)
        #expect(Disk.mode(target) == 0o2640)

        let fresh = scratch.path("fresh.png")
        try save(SaveRequest(fresh))
        #expect(Disk.status(fresh)?.st_gid == 4242)
    }

    @Test func `a link stays a link and its target is written`() throws {
        _ = scratch.path("far").withCharacters { mkdir($0, 0o755) }
        let target = scratch.write(Self.old, to: scratch.path("far/real.png"))
        let link = scratch.path("link.png")
        _ = link.withCharacters { symlink("far/real.png", $0) }
        try replace(link)
        #expect(Disk.read(target) == Self.new)
        #expect((Disk.status(link)?.st_mode ?? 0) & S_IFMT == S_IFLNK)
        #expect(Disk.names(in: scratch.path("far")) == [Array("real.png".utf8)])
    }

    @Test func `a dangling link's target is created`() throws {
        _ = scratch.path("far").withCharacters { mkdir($0, 0o755) }
        let (first, second) = (scratch.path("first"), scratch.path("far/second"))
        _ = first.withCharacters { symlink("far/second", $0) }
        _ = second.withCharacters { symlink("../third", $0) }
        try save(SaveRequest(first))
        #expect(Disk.read(scratch.path("third")) == Self.new)
        #expect((Disk.status(first)?.st_mode ?? 0) & S_IFMT == S_IFLNK)
    }

    @Test(arguments: [false, true])
    func `a save that is called off at any step leaves what was there, and nothing beside`(
        hasOld: Bool
    ) throws {
        let target = scratch.path("picture.png")
        let large = [UInt8](repeating: 0x4E, count: 200_000)
        if hasOld { scratch.write(Self.old, to: target) }
        func save(stoppingAt last: Int?) -> (Result<SaveOutcome, StorageError>, calls: Int) {
            var calls = 0
            let mayGoOn = { (_: Double) in
                calls += 1
                return calls != last
            }
            let result = Result { () throws(StorageError) in
                try Saver(PosixFileSystem()).save(
                    SaveRequest(target, answered: [.exists]), proceed: mayGoOn
                ) { sink throws(StorageError) in
                    try sink.write(large)
                    guard mayGoOn(0) else { throw .cancelled }
                    try sink.write(large)
                }
            }
            return (result, calls)
        }
        var step = 1
        while case (.failure(let error), let calls) = save(stoppingAt: step) {
            #expect(error == .cancelled && calls == step)
            #expect(Disk.read(target) == (hasOld ? Self.old : nil))
            #expect(Disk.names(in: scratch.folder).count == (hasOld ? 1 : 0))
            step += 1
        }
        #expect(step > 5)
        #expect(Disk.read(target) == large + large)
        #expect(Disk.names(in: scratch.folder) == [Array("picture.png".utf8)])
    }

    @Test func `links in a circle are an error`() {
        let link = scratch.path("circle")
        _ = link.withCharacters { symlink("circle", $0) }
        #expect(throws: StorageError.failed(link, .resolve, SystemError(code: ELOOP))) {
            try save(SaveRequest(link))
        }
    }

    @Test func `folders, pipes, devices and sockets are refused`() {
        let pipe = scratch.path("pipe")
        _ = pipe.withCharacters { mkfifo($0, 0o600) }
        #expect(throws: StorageError.refused(pipe, .pipe)) { try replace(pipe) }
        #expect(throws: StorageError.refused(scratch.folder, .folder)) {
            try replace(scratch.folder)
        }
        for name in ["/dev/full", "/dev/null"] {
            guard let device = FilePath(name) else { continue }
            #expect(throws: StorageError.refused(device, .device)) { try replace(device) }
        }
        let socket = scratch.path("socket")
        _ = socket.withCharacters { mknod($0, S_IFSOCK | 0o600, 0) }
        #expect(throws: StorageError.refused(socket, .socket)) { try replace(socket) }
    }

    @Test func `a name that can only be a folder's is no file to save to`() {
        let path = scratch.path("missing/")
        #expect(throws: StorageError.failed(path, .resolve, SystemError(code: ENOENT))) {
            try save(SaveRequest(path))
        }
        #expect(Disk.names(in: scratch.folder).isEmpty)
    }

    @Test func `a name of 255 bytes is saved, one of 256 is an error`() throws {
        let longest = scratch.path(bytes: [UInt8](repeating: 0x61, count: 255))
        try save(SaveRequest(longest))
        try replace(longest)
        #expect(Disk.read(longest) == Self.new)
        let tooLong = scratch.path(bytes: [UInt8](repeating: 0x61, count: 256))
        #expect(throws: StorageError.failed(tooLong, .resolve, SystemError(code: ENAMETOOLONG))) {
            try save(SaveRequest(tooLong))
        }
        let deep = scratch.path(String(repeating: "a/", count: 3000) + "x")
        #expect(throws: StorageError.self) { try save(SaveRequest(deep)) }
        #expect(Disk.names(in: scratch.folder).count == 1)
    }

    @Test(arguments: [
        [0xFF, 0x2E, 0x70], [0x61, 0x0A, 0x62], [0x20], [0xE2, 0x80], [0x2D, 0x66],
    ])
    func `any bytes are a name`(name: [UInt8]) throws {
        let target = scratch.path(bytes: name)
        try save(SaveRequest(target))
        #expect(Disk.names(in: scratch.folder) == [name])
        #expect(Disk.read(target) == Self.new)
    }

    @Test func `a hard link is broken and its other name keeps the old bytes`() throws {
        let target = scratch.write(Self.old, to: scratch.path("a.png"))
        let other = scratch.path("b.png")
        _ = target.withCharacters { from in other.withCharacters { link(from, $0) } }
        try replace(target)
        #expect(Disk.read(target) == Self.new)
        #expect(Disk.read(other) == Self.old)
    }

    @Test func `an existing file that is not the open one is asked about`() {
        let target = scratch.write(Self.old, to: scratch.path("a.png"))
        #expect(throws: StorageError.asks(target, .exists)) { try save(SaveRequest(target)) }
        #expect(Disk.read(target) == Self.old)
    }

    @Test func `a file that was not touched since its last save is saved without asking`() throws {
        let target = scratch.path("a.png")
        let first = try save(SaveRequest(target)).stamp
        let second = try save(SaveRequest(target, known: first)).stamp
        #expect(try FileContents.read(target, limit: 100).stamp == second)
    }

    @Test func `a file written with its size and time kept is asked about, a touched one is not`()
        throws
    {
        let target = scratch.path("a.png")
        let stamp = try save(SaveRequest(target)).stamp
        _ = target.withCharacters { chmod($0, 0o600) }
        let again = try save(SaveRequest(target, known: stamp)).stamp
        let before = try #require(Disk.status(target))
        let file = target.withCharacters { open($0, O_WRONLY) }
        #expect(write(file, "NEW", 3) == 3)
        let times = [before.st_atim, before.st_mtim]
        #expect(futimens(file, times) == 0)
        close(file)
        #expect(throws: StorageError.asks(target, .changed)) {
            try save(SaveRequest(target, known: again))
        }
    }

    @Test(.enabled(if: Child.exists("setfattr") && Child.exists("setfacl"), "needs attr and acl"))
    func `extended attributes and access lists are kept`() throws {
        let target = scratch.write(Self.old, to: scratch.path("a.png"))
        let arrange = "setfattr -n user.note -v kept '\(target.display)'"
        let allow = "setfacl -m u:1234:r '\(target.display)'"
        guard Child.run(["sh", "-c", arrange + " && " + allow])?.exitCode == 0 else {
            try Test.cancel("the file system has no attributes")
        }
        guard case .saved = try save(SaveRequest(target, answered: [.exists])) else {
            Issue.record("not all was kept")
            return
        }
        let note = Child.run(["getfattr", "--only-values", "-n", "user.note", target.display])
        #expect(note?.output == "kept")
        #expect(Child.run(["getfacl", target.display])?.output.contains("user:1234:r--") == true)
    }

    @Test func `what a killed save left is cleared away by the next, and nothing else`() throws {
        let target = scratch.path("a.png")
        for name in [".easel-0123abcd", ".easel-notes", ".easel-0123456789abcdef0"] {
            scratch.write(Self.old, to: scratch.path(name))
        }
        let busy = scratch.write(Self.old, to: scratch.path(".easel-beef"))
        let descriptor = try PosixFileSystem().open(busy)
        try PosixFileSystem().lock(descriptor)
        defer { close(descriptor) }
        try save(SaveRequest(target))
        let left = Disk.names(in: scratch.folder).map { String(decoding: $0, as: UTF8.self) }
        #expect(
            Set(left) == [".easel-0123456789abcdef0", ".easel-beef", ".easel-notes", "a.png"])
    }

    @Test func `a file another program wrote is asked about`() throws {
        let target = scratch.path("a.png")
        let stamp = try save(SaveRequest(target)).stamp
        scratch.write(Array("others".utf8), to: target)
        #expect(throws: StorageError.asks(target, .changed)) {
            try save(SaveRequest(target, known: stamp))
        }
        #expect(Disk.read(target) == Array("others".utf8))
        try save(SaveRequest(target, known: stamp, answered: [.changed]))
        #expect(Disk.read(target) == Self.new)
    }

    @Test func `a file that vanished since it was opened is made again`() throws {
        let target = scratch.path("a.png")
        let stamp = try save(SaveRequest(target)).stamp
        _ = target.withCharacters { unlink($0) }
        try save(SaveRequest(target, known: stamp))
        #expect(Disk.read(target) == Self.new)
    }

    @Test func `a folder that vanished is an error with its step`() {
        let target = scratch.path("gone/a.png")
        #expect(throws: StorageError.failed(target, .resolve, SystemError(code: ENOENT))) {
            try save(SaveRequest(target))
        }
    }

    @Test func `a read-only file is asked about, then replaced and stays read-only`() throws {
        let target = scratch.write(Self.old, to: scratch.path("a.png"))
        _ = target.withCharacters { chmod($0, 0o444) }
        #expect(throws: StorageError.asks(target, .readOnly)) { try replace(target) }
        try save(SaveRequest(target, answered: [.exists, .readOnly]))
        #expect(Disk.read(target) == Self.new)
        #expect(Disk.mode(target) == 0o444)
    }

    @Test func `an empty picture is saved as an empty file`() throws {
        let target = scratch.path("empty")
        _ = try Saver(PosixFileSystem()).save(SaveRequest(target)) { _ in }
        #expect(Disk.read(target) == [])
    }
}
