import Glibc
import Storage
import Testing

/// Saves by a process of its own: as another user, on a full disk, killed at every system call.
@Suite struct SaverProcessTests {
    private static let old = Array("old".utf8)
    private static let new = [UInt8](repeating: UInt8(ascii: "N"), count: 100_000)
    private static let isRoot = getuid() == 0

    private let scratch = Scratch()

    private func tool(_ target: FilePath, _ answers: [String] = ["exists"]) -> [[UInt8]] {
        [Array(Child.saveTool.utf8), target.bytes, [UInt8(ascii: "N")]]
            + answers.map { Array($0.utf8) }
    }

    private func asNobody(_ command: [[UInt8]]) -> Child? {
        let user = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
        return Child.run(user.map { Array($0.utf8) } + command)
    }

    private func give(_ path: FilePath, mode: mode_t) {
        _ = path.withCharacters { chown($0, 65534, 65534) }
        _ = path.withCharacters { chmod($0, mode) }
    }

    @Test(.enabled(if: isRoot && Child.exists("setpriv"), "needs root and setpriv"))
    func `an ordinary user's read-only folder keeps its file and says why`() {
        let target = scratch.write(Self.old, to: scratch.path("a.png"))
        give(target, mode: 0o644)
        give(scratch.folder, mode: 0o555)
        #expect(asNobody(tool(target))?.output == "create \(EACCES)\n")
        #expect(Disk.read(target) == Self.old)
        #expect(Disk.names(in: scratch.folder).count == 1)
    }

    @Test(.enabled(if: isRoot && Child.exists("setpriv"), "needs root and setpriv"))
    func `an ordinary user's read-only file is asked about first`() {
        give(scratch.folder, mode: 0o755)
        let target = scratch.write(Self.old, to: scratch.path("a.png"))
        give(target, mode: 0o444)
        #expect(asNobody(tool(target))?.output == "asks readOnly\n")
        // Another user's file, which the folder would let this one replace.
        _ = target.withCharacters { chown($0, 0, 0) }
        _ = target.withCharacters { chmod($0, 0o644) }
        #expect(asNobody(tool(target))?.output == "asks readOnly\n")
        #expect(Disk.read(target) == Self.old)
        #expect(asNobody(tool(target, ["exists", "readOnly"]))?.output == "saved\n")
        #expect(Disk.read(target) == Self.new)
    }

    @Test(.enabled(if: isRoot && Child.exists("setpriv"), "needs root and setpriv"))
    func `a group that can't be kept gets no more rights than everybody`() {
        give(scratch.folder, mode: 0o755)
        let target = scratch.write(Self.old, to: scratch.path("a.png"))
        _ = target.withCharacters { chown($0, 65534, 4242) }
        _ = target.withCharacters { chmod($0, 0o664) }
        #expect(asNobody(tool(target))?.output == "saved\n")
        #expect(Disk.mode(target) == 0o644)
    }

    @Test func `a limit on file sizes is an error like a full disk`() {
        let target = scratch.write(Self.old, to: scratch.path("a.png"))
        let command = "ulimit -f 20; exec '\(Child.saveTool)' '\(target.display)' N exists"
        #expect(Child.run(["sh", "-c", command])?.output == "write \(EFBIG)\n")
        #expect(Disk.read(target) == Self.old)
        #expect(Disk.names(in: scratch.folder).count == 1)
    }

    @Test func `a full disk keeps the old file and no temporary one`() throws {
        try scratch.withMount(["-t", "tmpfs", "-o", "size=64k", "tmpfs"]) { folder in
            let target = folder.appending("a.png")
            scratch.write(Self.old, to: target)
            #expect(Child.run(tool(target))?.output == "write \(ENOSPC)\n")
            #expect(Disk.read(target) == Self.old)
            #expect(Disk.names(in: folder).count == 1)
        }
    }

    @Test func `a file system that is read-only says so`() throws {
        let real = scratch.path("real")
        _ = real.withCharacters { mkdir($0, 0o755) }
        scratch.write(Self.old, to: real.appending("a.png"))
        try scratch.withMount(["-o", "bind,ro", real.display]) { folder in
            let target = folder.appending("a.png")
            #expect(Child.run(tool(target))?.output == "create \(EROFS)\n")
            #expect(Disk.read(target) == Self.old)
        }
    }

    @Test(.enabled(if: Child.exists("strace"), "needs strace"), arguments: [true, false])
    func `a save killed before any of its system calls leaves old or new`(exists: Bool) {
        let target = scratch.path("a.png")
        let calls = "openat,write,fsync,pread64,fchown,fchmod,close,rename,linkat,unlink,fstat"
        var finished = false
        var number = 1
        while !finished, number < 200 {
            if exists { scratch.write(Self.old, to: target) }
            let inject = "inject=\(calls):signal=KILL:when=\(number)"
            let words = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", inject]
            let child = Child.run(words.map { Array($0.utf8) } + tool(target))
            finished = child?.exitCode == 0
            let found = Disk.read(target)
            #expect(found == (exists ? Self.old : nil) || found == Self.new, "call \(number)")
            if !exists { _ = target.withCharacters { unlink($0) } }
            number += 1
        }
        #expect(Disk.names(in: scratch.folder).isSubset(of: [Array("a.png".utf8)]))
        #expect(finished)
        #expect(number > 20)
    }

    @Test(
        .enabled(if: Child.exists("strace"), "needs strace"),
        arguments: [
            ("fsync:error=EIO:when=1", "synchronize \(EIO)"),
            ("fsync:error=EIO:when=2", "doubtful \(EIO)"),
            ("fsync:error=EINTR:when=1", "saved"),
            ("write:error=EDQUOT:when=3", "write \(EDQUOT)"),
            ("write:error=EINTR:when=2", "saved"),
            ("rename,renameat,renameat2:error=EBUSY:when=1", "rename \(EBUSY)"),
            ("fchmod:error=EPERM", "saved"),
        ])
    func `an error the kernel reports is told with its step`(inject: String, outcome: String) {
        let target = scratch.write(Self.old, to: scratch.path("a.png"))
        let trace = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", "inject=" + inject]
        let child = Child.run(trace.map { Array($0.utf8) } + tool(target))
        #expect(child?.output == outcome + "\n")
        #expect(Disk.read(target) == (child?.exitCode == 0 ? Self.new : Self.old))
        #expect(Disk.names(in: scratch.folder).count == 1)
    }

    @Test func `two programs saving one file leave one of the two, whole`() throws {
        let target = scratch.path("a.png")
        let loop = """
            for turn in $(seq 20); do '\(Child.saveTool)' '\(target.display)' A exists changed & \
            '\(Child.saveTool)' '\(target.display)' B exists changed; wait; done
            """
        _ = Child.run(["sh", "-c", loop])
        let found = try #require(Disk.read(target))
        #expect(found.count == 100_000)
        #expect(Set(found).count == 1)
        #expect(Disk.names(in: scratch.folder).count == 1)
    }
}
