import Glibc

/// Puts a new file in the place of an old one so that at every instant, and after every failure, the
/// name holds the old bytes or the new ones, whole.
///
/// The bytes go to a temporary file in the same folder, are forced to the disk, read back and
/// compared; then one rename swaps the files. Links are followed and stay; the mode is kept, and
/// owner and group where the system allows. A hard link is broken on purpose: writing through it
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
        var file = try TemporaryFile(in: target.path.parent, mode: mode, system: system)
        var sink = FileSink(file.descriptor, target: target.path, system: system)
        try contents(&sink)
        if let old = target.existing { try keepAccess(of: old, on: file, for: target.path) }
        let stamp = try settle(file, for: target.path)
        try verify(file, holds: sink.digest, for: target.path, proceed: proceed)
        try file.close()
        guard proceed(1) else { throw .cancelled }
        try install(&file, as: target, request: request)
        return seal(target.path.parent, stamp)
    }

    /// Refuses what can't be saved to and asks what has to be asked.
    private func check(_ target: SaveTarget, against request: SaveRequest) throws(StorageError) {
        guard let existing = target.existing else { return }
        guard existing.kind == .file else { throw .refused(request.path, existing.kind) }
        if let known = request.known {
            guard known == existing.stamp || request.answered.contains(.changed) else {
                throw .asks(request.path, .changed)
            }
        } else if !request.answered.contains(.exists) {
            throw .asks(request.path, .exists)
        }
        guard request.answered.contains(.readOnly) || isWritable(target.path, existing) else {
            throw .asks(request.path, .readOnly)
        }
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
        let descriptor = file.descriptor
        try? system.forgetCache(of: descriptor)
        var found = Digest()
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while found.count <= written.count {
            guard proceed(Double(found.count) / Double(max(written.count, 1))) else {
                throw .cancelled
            }
            let count = try system.attempt(.readBack, at: target) { () throws(SystemError) in
                try system.read(into: &chunk, from: descriptor, at: found.count)
            }
            guard count > 0 else { break }
            chunk.withUnsafeBytes { found.add(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        }
        guard found == written else { throw .differs(target) }
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
        guard now == nil || now?.stamp == old.stamp else { throw .asks(request.path, .changed) }
        try file.replace(target.path)
    }

    /// Forces the new name to the disk; too late to fail, so trouble is part of the outcome.
    private func seal(_ folder: FilePath, _ stamp: FileStamp) -> SaveOutcome {
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
        return .saved(stamp)
    }
}
