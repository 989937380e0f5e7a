import Glibc

/// A file under construction in the folder of the one it will become.
///
/// Where the file system has nameless files it has no name, and is gone however the program ends. Else,
/// and for the instant in which it takes another's place, it has a temporary name and a lock, by which
/// ``LeftoverFiles`` tells it from one whose program was killed.
/// Whatever happens, it is gone when this value is, unless it was given its final name.
struct TemporaryFile<System: FileSystem>: ~Copyable {
    let descriptor: CInt
    private let folder: FilePath
    private let system: System
    /// The temporary name, while it has one.
    private var path: FilePath?

    /// Names tried before a folder full of them is called an error.
    private static var attempts: Int { 16 }

    /// Creates the file in `folder`.
    init(in folder: FilePath, mode: mode_t, system: System) throws(StorageError) {
        self.folder = folder
        self.system = system
        do {
            descriptor = try system.attempt(.create, at: folder) { () throws(SystemError) in
                try system.createNameless(in: folder, mode: mode)
            }
            try? system.lock(descriptor)
        } catch .failed(_, _, let error) where Self.meansNoNamelessFiles(error) {
            (path, descriptor) = try Self.withFreeName(in: folder) { (path) throws(StorageError) in
                try Self.create(path, mode: mode, in: system)
            }
        }
    }

    deinit {
        if let path { try? system.remove(path) }
        // Last, for the lock ends with it. The file was forced to the disk: closing has nothing to say.
        try? system.close(descriptor)
    }

    /// Takes the place of whatever is at `target`.
    mutating func replace(_ target: FilePath) throws(StorageError) {
        let temporary = try givenName()
        try system.attempt(.rename, at: target) { () throws(SystemError) in
            try system.rename(temporary, to: target)
        }
        path = nil
    }

    /// Becomes `target` unless something has that name by now.
    mutating func claim(_ target: FilePath) throws(StorageError) {
        do {
            guard let path else {
                return try Self.name(descriptor, target, in: system)
            }
            try system.attempt(.rename, at: target) { () throws(SystemError) in
                try system.link(path, to: target)
            }
            // Now, not in `deinit`: the folder is forced to the disk next.
            if (try? system.remove(path)) != nil { self.path = nil }
        } catch .failed(_, _, let error) where error.code == EEXIST {
            throw .asks(target, .exists)
        } catch .failed(_, _, let error) where path != nil && Self.meansNoLinks(error) {
            try reserve(target)
            try replace(target)
        }
    }

    /// The temporary name, which the file is given if it has none.
    private mutating func givenName() throws(StorageError) -> FilePath {
        if let path { return path }
        let (descriptor, system) = (descriptor, system)
        let (given, _) = try Self.withFreeName(in: folder) { (path) throws(StorageError) in
            try Self.name(descriptor, path, in: system)
        }
        path = given
        return given
    }

    /// Takes the name with an empty file, which fails if it is taken, on file systems without links.
    private func reserve(_ target: FilePath) throws(StorageError) {
        do {
            let reserved = try system.attempt(.rename, at: target) { () throws(SystemError) in
                try system.create(target, mode: 0o600)
            }
            try? system.close(reserved)
        } catch .failed(_, _, let error) where error.code == EEXIST {
            throw .asks(target, .exists)
        }
    }
}

extension TemporaryFile {
    private static func name(
        _ descriptor: CInt, _ path: FilePath, in system: System
    ) throws(StorageError) {
        try system.attempt(.rename, at: path) { () throws(SystemError) in
            try system.name(descriptor, path)
        }
    }

    /// A new file with a name and a lock.
    private static func create(
        _ path: FilePath, mode: mode_t, in system: System
    ) throws(StorageError) -> CInt {
        let descriptor = try system.attempt(.create, at: path) { () throws(SystemError) in
            try system.create(path, mode: mode)
        }
        // A file system without locks keeps what a killed save leaves; that is all.
        try? system.lock(descriptor)
        // Until it is locked it looks left over: another save may have cleared it away.
        if let found = try? system.status(of: path).stamp.inode,
            let own = try? system.status(of: descriptor).stamp.inode, found == own
        {
            return descriptor
        }
        try? system.remove(path)
        try? system.close(descriptor)
        throw .failed(path, .create, SystemError(code: EEXIST))
    }

    /// Tries names until one is not taken.
    private static func withFreeName<Result>(
        in folder: FilePath, _ body: (FilePath) throws(StorageError) -> Result
    ) throws(StorageError) -> (FilePath, Result) {
        var last = SystemError(code: EEXIST)
        for _ in 0..<attempts {
            let path = folder.appending(LeftoverFiles.newName())
            do {
                return (path, try body(path))
            } catch .failed(_, _, let error) where error.code == EEXIST {
                last = error
            } catch .failed(_, let step, let error) {
                throw .failed(folder, step, error)
            }
        }
        throw .failed(folder, .create, last)
    }

    private static func meansNoLinks(_ error: SystemError) -> Bool {
        [EPERM, ENOSYS, ENOTSUP, EOPNOTSUPP, EMLINK].contains(error.code)
    }

    /// Kernels that do not know of them take the call as one to write to the folder.
    private static func meansNoNamelessFiles(_ error: SystemError) -> Bool {
        [EOPNOTSUPP, EINVAL, EISDIR, ENOSYS].contains(error.code)
    }
}
