import Glibc

/// The folder of all sessions of this user.
package struct Sessions: Hashable, Sendable {
    package let folder: FilePath

    package init(_ folder: FilePath) { self.folder = folder }

    /// The sessions no running program holds, newest first; none if the folder can't be read.
    package func dead() -> [DeadSession] {
        entries().filter { !SessionLock.isHeld(session: $0) }.compactMap(describe).sorted {
            ($0.modified, $0.path.display) > ($1.modified, $1.path.display)
        }
    }

    /// Takes a dead session over, and counts the try.
    ///
    /// A file that can't be opened is set aside, and the error names where it lies now.
    package func adopt(_ session: DeadSession) throws(StorageError) -> SessionFile {
        let lock = try SessionLock(session: session.path)
        do throws(SystemError) {
            _ = try PosixFileSystem().status(of: session.path)
        } catch {
            lock.remove()
            throw .failed(session.path, .read, error)
        }
        try lock.countAttempt()
        do {
            return try SessionFile.open(session.path, lock: lock)
        } catch .damaged {
            let kept = SessionFormat.setAside(session.path)
            try? PosixFileSystem().remove(SessionLock.path(of: session.path))
            throw .damaged(kept)
        }
    }

    /// Deletes a dead session; only ever on the user's word.
    package func discard(_ session: DeadSession) throws(StorageError) {
        let lock = try SessionLock(session: session.path)
        SessionFormat.remove(session.path)
        lock.remove()
    }

    private func describe(_ path: FilePath) -> DeadSession? {
        let system = PosixFileSystem()
        guard let main = try? system.status(of: path), main.kind == .file else { return nil }
        let log = try? system.status(of: path.adding(suffix: "-wal"))
        let (mainTime, logTime) = (main.stamp.modifiedSeconds, log?.stamp.modifiedSeconds)
        return DeadSession(
            path: path,
            modified: max(mainTime, logTime ?? mainTime),
            attempts: SessionLock.attempts(session: path)
        )
    }

    private func entries() -> [FilePath] {
        guard let stream = folder.withCString({ opendir($0) }) else { return [] }
        defer { closedir(stream) }
        var found: [FilePath] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            guard name.count > SessionFormat.suffix.utf8.count,
                name.suffix(SessionFormat.suffix.utf8.count)
                    .elementsEqual(SessionFormat.suffix.utf8),
                let name = FilePath(bytes: name)
            else { continue }
            found.append(folder.appending(name))
        }
        return found
    }
}
