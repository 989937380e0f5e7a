import Glibc

/// Puts a new file in the place of an old one so that at every instant, and after every failure, the
/// name holds the old bytes or the new ones, whole.
///
/// The bytes go to a temporary file in the same folder, are forced to the disk, read back and
/// compared; then one rename swaps the files. Links are followed and stay; the mode is kept, and
/// owner, group, access control list and extended attributes where the system allows. A hard link is broken on purpose: writing through it
/// could destroy the old bytes.
package struct Saver<System: FileSystem>: Sendable {
    let system: System

    package init(_ system: System) { self.system = system }

    /// Saves what `contents` writes.
    ///
    /// Throws ``StorageError/asks(_:_:)`` before anything is touched if the request lacks an answer.
    /// `proceed` is told how much of what was written has been checked, 0…1; by returning `false` it
    /// stops the save, which then leaves no trace. Blocks for as long as the disk takes: meant for a
    /// worker.
    package func save(
        _ request: SaveRequest, proceed: (Double) -> Bool = { _ in true },
        contents: (inout FileSink<System>) throws(StorageError) -> Void
    ) throws(StorageError) -> SaveOutcome {
        let target = try SaveTarget(request.path, in: system)
        try check(target, against: request)

        let mode: mode_t = target.existing == nil ? 0o666 : 0o600
        let folder = target.path.parent
        var file = try TemporaryFile(in: folder, mode: mode, system: system)
        LeftoverFiles.clear(folder, in: system)
        var sink = FileSink(file.descriptor, target: target.path, system: system)
        try contents(&sink)
        var isBare = false
        if let old = target.existing {
            isBare = try !keepAccess(of: old, on: file, for: target.path)
        }
        var stamp = try settle(file, for: target.path)
        stamp.digest = sink.digest.value
        try verify(file, holds: sink.digest, for: target.path, proceed: proceed)
        guard proceed(1) else { throw .cancelled }
        try install(&file, as: target, request: request)
        update(&stamp, from: file.descriptor)
        return seal(folder, stamp, isBare: isBare)
    }

    /// Refuses what can't be saved to and asks what has to be asked.
    private func check(_ target: SaveTarget, against request: SaveRequest) throws(StorageError) {
        guard let existing = target.existing else { return }
        guard existing.kind == .file else { throw .refused(request.path, existing.kind) }
        if let known = request.known {
            let isSettled = request.answered.contains(.changed)
            guard try isSettled ? true : isUnwritten(target, since: known) else {
                throw .asks(request.path, .changed)
            }
        } else if !request.answered.contains(.exists) {
            throw .asks(request.path, .exists)
        }
        guard request.answered.contains(.readOnly) || isWritable(target.path, existing) else {
            throw .asks(request.path, .readOnly)
        }
    }

    /// Whether the file holds what it held; read where its status alone cannot tell.
    private func isUnwritten(
        _ target: SaveTarget, since known: FileStamp
    ) throws(StorageError) -> Bool {
        guard let existing = target.existing, existing.stamp.seemsUnwritten(since: known) else {
            return false
        }
        if existing.stamp.isUntouched(since: known) { return true }
        guard let digest = known.digest else { return false }
        let descriptor = try system.attempt(.inspect, at: target.path) { () throws(SystemError) in
            try system.openToRead(target.path)
        }
        defer { try? system.close(descriptor) }
        let count = Int(existing.stamp.size)
        return try self.digest(of: descriptor, upTo: count, for: target.path).value == digest
    }

    /// Whether the file's own mode lets it be written; the superuser is held to the mode as well.
    private func isWritable(_ path: FilePath, _ status: FileStatus) -> Bool {
        guard status.mode & 0o222 != 0 else { return false }
        do {
            try system.checkWritable(path)
            return true
        } catch {
            // Anything but a plain no will show itself at a later step, with its reason.
            return error.code != EACCES && error.code != EPERM
        }
    }

    private func settle(
        _ file: borrowing TemporaryFile<System>, for target: FilePath
    ) throws(StorageError) -> FileStamp {
        let descriptor = file.descriptor
        // A second fsync may succeed by forgetting the pages the first one lost: only EINTR repeats.
        try system.attempt(.synchronize, at: target) { () throws(SystemError) in
            try system.synchronize(descriptor)
        }
        return try system.attempt(.inspect, at: target) { () throws(SystemError) in
            try system.status(of: descriptor).stamp
        }
    }

    private func verify(
        _ file: borrowing TemporaryFile<System>, holds written: Digest, for target: FilePath,
        proceed: (Double) -> Bool
    ) throws(StorageError) {
        try? system.forgetCache(of: file.descriptor)
        let found = try digest(
            of: file.descriptor, upTo: written.count, for: target, proceed: proceed)
        guard found == written else { throw .differs(target) }
    }

    /// The checksum of a file's content, which is read until it is longer than `expected`.
    private func digest(
        of descriptor: CInt, upTo expected: Int, for target: FilePath,
        proceed: (Double) -> Bool = { _ in true }
    ) throws(StorageError) -> Digest {
        var found = Digest()
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while found.count <= expected {
            guard proceed(Double(found.count) / Double(max(expected, 1))) else {
                throw .cancelled
            }
            let count = try system.attempt(.readBack, at: target) { () throws(SystemError) in
                try system.read(into: &chunk, from: descriptor, at: found.count)
            }
            guard count > 0 else { break }
            chunk.withUnsafeBytes { found.add(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        }
        return found
    }

    private func install(
        _ file: inout TemporaryFile<System>, as target: SaveTarget, request: SaveRequest
    ) throws(StorageError) {
        guard let old = target.existing else {
            try file.claim(target.path)
            return
        }
        // Making a large picture takes seconds, long enough for another program to save.
        let now = try SaveTarget.status(of: target.path, in: system)
        guard now?.stamp.isUntouched(since: old.stamp) ?? true else {
            throw .asks(request.path, .changed)
        }
        try file.replace(target.path)
    }

    /// Renaming touched the file's status; it is the same file as long as nobody wrote it since.
    private func update(_ stamp: inout FileStamp, from descriptor: CInt) {
        guard let now = try? system.status(of: descriptor).stamp, now.seemsUnwritten(since: stamp)
        else { return }
        stamp.changedSeconds = now.changedSeconds
        stamp.changedNanoseconds = now.changedNanoseconds
    }

    /// Forces the new name to the disk; too late to fail, so trouble is part of the outcome.
    private func seal(_ folder: FilePath, _ stamp: FileStamp, isBare: Bool) -> SaveOutcome {
        do {
            let descriptor = try system.attempt(.synchronize, at: folder) {
                () throws(SystemError) in
                try system.openFolder(folder)
            }
            defer { try? system.close(descriptor) }
            try system.attempt(.synchronize, at: folder) { () throws(SystemError) in
                try system.synchronize(descriptor)
            }
        } catch .failed(_, _, let error) where error.code != EINVAL && error.code != ENOTSUP {
            return .doubtful(stamp, error)
        } catch {
            // The file system keeps names in its own way and has no fsync for folders.
        }
        return isBare ? .bare(stamp) : .saved(stamp)
    }
}
