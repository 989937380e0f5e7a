import Glibc

/// The file a save will replace or create, all links followed.
struct SaveTarget {
    /// Absolute; its folder exists.
    let path: FilePath
    /// What is there now, or `nil`.
    let existing: FileStatus?

    /// Links followed by hand before giving up, as many as the kernel follows.
    private static let linkLimit = 40

    /// Finds the file behind `path`; a dangling link leads to the file it wants to have.
    init(_ path: FilePath, in system: some FileSystem) throws(StorageError) {
        var name = path
        for _ in 0..<Self.linkLimit {
            if let found = try Self.resolved(name, in: system) {
                self.path = found
                existing = try Self.status(of: found, in: system)
                return
            }
            guard let next = try Self.linkTarget(of: name, in: system) else {
                self.path = try Self.newName(name, in: system)
                existing = nil
                return
            }
            name = name.parent.appending(next)
        }
        throw .failed(path, .resolve, SystemError(code: ELOOP))
    }

    /// What is there just now; `nil` for nothing.
    static func status(
        of path: FilePath, in system: some FileSystem
    ) throws(StorageError) -> FileStatus? {
        try absentIfMissing { () throws(StorageError) in
            try system.attempt(.inspect, at: path) { () throws(SystemError) in
                try system.status(of: path)
            }
        }
    }

    private static func resolved(
        _ path: FilePath, in system: some FileSystem
    ) throws(StorageError) -> FilePath? {
        try absentIfMissing { () throws(StorageError) in
            try system.attempt(.resolve, at: path) { () throws(SystemError) in
                try system.resolve(path)
            }
        }
    }

    private static func linkTarget(
        of path: FilePath, in system: some FileSystem
    ) throws(StorageError) -> FilePath? {
        try absentIfMissing { () throws(StorageError) in
            try system.attempt(.resolve, at: path) { () throws(SystemError) in
                try system.linkTarget(of: path)
            }
        }
    }

    private static func newName(
        _ path: FilePath, in system: some FileSystem
    ) throws(StorageError) -> FilePath {
        guard !path.namesFolder, let name = FilePath(bytes: path.lastComponent) else {
            throw .failed(path, .resolve, SystemError(code: ENOENT))
        }
        let folder = try system.attempt(.resolve, at: path) { () throws(SystemError) in
            try system.resolve(path.parent)
        }
        return folder.appending(name)
    }

    private static func absentIfMissing<Result>(
        _ work: () throws(StorageError) -> Result
    ) throws(StorageError) -> Result? {
        do {
            return try work()
        } catch .failed(_, _, let error) where error.code == ENOENT || error.code == EINVAL {
            return nil
        } catch {
            throw error
        }
    }
}
