import Glibc
import Storage
import Synchronization

/// The real file system with one fault in it.
final class FaultyFileSystem: FileSystem {
    enum Fault: Sendable {
        /// No fault: steps are only counted.
        case none
        /// Step number `at`, from 0, fails; later steps work.
        case once(at: Int, code: Int32)
        /// Every step from number `at` on fails, as on a disk that died.
        case forever(from: Int, code: Int32)
        /// Every step fails once with `EINTR` and then works.
        case interruptions
        /// A write takes at most this many bytes.
        case shortWrites(Int)
        /// A write says it took nothing, without an error.
        case emptyWrites
        /// What comes back from the disk has one wrong byte.
        case decay
    }

    private let real = PosixFileSystem()
    private let fault: Fault
    private let steps = Mutex(0)
    private let trail = Mutex<[String]>([])
    /// Called before a step of this name, to let another program interfere.
    private let meddle: @Sendable (String) -> Void

    init(_ fault: Fault, meddle: @escaping @Sendable (String) -> Void = { _ in }) {
        self.fault = fault
        self.meddle = meddle
    }

    var count: Int { steps.withLock { $0 } }
    var names: [String] { trail.withLock { $0 } }

    private func step(_ name: String) throws(SystemError) {
        meddle(name)
        let number = steps.withLock { count in
            count += 1
            return count - 1
        }
        trail.withLock { $0.append(name) }
        switch fault {
        case .once(number, let code): throw SystemError(code: code)
        case .forever(let first, let code) where number >= first: throw SystemError(code: code)
        case .interruptions where number % 2 == 0: throw SystemError(code: EINTR)
        default: break
        }
    }

    func resolve(_ path: FilePath) throws(SystemError) -> FilePath {
        try step("resolve")
        return try real.resolve(path)
    }

    func linkTarget(of path: FilePath) throws(SystemError) -> FilePath {
        try step("linkTarget")
        return try real.linkTarget(of: path)
    }

    func status(of path: FilePath) throws(SystemError) -> FileStatus {
        try step("status")
        return try real.status(of: path)
    }

    func status(of descriptor: CInt) throws(SystemError) -> FileStatus {
        try step("fstatus")
        return try real.status(of: descriptor)
    }

    func checkWritable(_ path: FilePath) throws(SystemError) {
        try step("checkWritable")
        try real.checkWritable(path)
    }

    func create(_ path: FilePath, mode: mode_t) throws(SystemError) -> CInt {
        try step("create")
        return try real.create(path, mode: mode)
    }

    func createNameless(in folder: FilePath, mode: mode_t) throws(SystemError) -> CInt {
        try step("createNameless")
        return try real.createNameless(in: folder, mode: mode)
    }

    func name(_ descriptor: CInt, _ path: FilePath) throws(SystemError) {
        try step("name")
        try real.name(descriptor, path)
    }

    func lock(_ descriptor: CInt) throws(SystemError) {
        try step("lock")
        try real.lock(descriptor)
    }

    func openToRead(_ path: FilePath) throws(SystemError) -> CInt {
        try step("openToRead")
        return try real.openToRead(path)
    }

    func open(_ path: FilePath) throws(SystemError) -> CInt {
        try step("open")
        return try real.open(path)
    }

    func names(in folder: FilePath) throws(SystemError) -> [FilePath] {
        try step("names")
        return try real.names(in: folder)
    }

    func attributes(of path: FilePath) throws(SystemError) -> [FilePath] {
        try step("attributes")
        return try real.attributes(of: path)
    }

    func copyAttribute(
        _ name: FilePath, from path: FilePath, to descriptor: CInt
    ) throws(SystemError) {
        try step("copyAttribute")
        try real.copyAttribute(name, from: path, to: descriptor)
    }

    func openFolder(_ path: FilePath) throws(SystemError) -> CInt {
        try step("openFolder")
        return try real.openFolder(path)
    }

    func setOwner(_ owner: uid_t, group: gid_t, of descriptor: CInt) throws(SystemError) {
        try step("setOwner")
        try real.setOwner(owner, group: group, of: descriptor)
    }

    func setMode(_ mode: mode_t, of descriptor: CInt) throws(SystemError) {
        try step("setMode")
        try real.setMode(mode, of: descriptor)
    }

    func write(_ bytes: UnsafeRawBufferPointer, to descriptor: CInt) throws(SystemError) -> Int {
        try step("write")
        switch fault {
        case .shortWrites(let most):
            let piece = UnsafeRawBufferPointer(rebasing: bytes.prefix(most))
            return try real.write(piece, to: descriptor)
        case .emptyWrites: return 0
        default: return try real.write(bytes, to: descriptor)
        }
    }

    func synchronize(_ descriptor: CInt) throws(SystemError) {
        try step("synchronize")
        try real.synchronize(descriptor)
    }

    func forgetCache(of descriptor: CInt) throws(SystemError) {
        try step("forgetCache")
        try real.forgetCache(of: descriptor)
    }

    func read(
        into buffer: inout [UInt8], from descriptor: CInt, at offset: Int
    ) throws(SystemError) -> Int {
        try step("read")
        let count = try real.read(into: &buffer, from: descriptor, at: offset)
        if case .decay = fault, count > 0 { buffer[count / 2] ^= 1 }
        return count
    }

    func close(_ descriptor: CInt) throws(SystemError) {
        // As in the kernel: the descriptor is gone whatever is reported.
        try real.close(descriptor)
        try step("close")
    }

    func rename(_ old: FilePath, to new: FilePath) throws(SystemError) {
        try step("rename")
        try real.rename(old, to: new)
    }

    func link(_ old: FilePath, to new: FilePath) throws(SystemError) {
        try step("link")
        try real.link(old, to: new)
    }

    func remove(_ path: FilePath) throws(SystemError) {
        try step("remove")
        try real.remove(path)
    }
}
