import Glibc

/// A file under construction beside the one it will become.
///
/// Whatever happens, it is gone when this value is, unless it was given its final name.
struct TemporaryFile<System: FileSystem>: ~Copyable {
    let path: FilePath
    let descriptor: CInt
    private let system: System
    private var isOpen = true
    private var isNamed = true

    /// Names tried before a folder full of them is called an error.
    private static var attempts: Int { 16 }

    /// Creates the file in `folder`; the name is short, so that any name beside it fits too.
    init(in folder: FilePath, mode: mode_t, system: System) throws(StorageError) {
        var last = SystemError(code: EEXIST)
        for _ in 0..<Self.attempts {
            let path = folder.appending(Self.name())
            do {
                descriptor = try system.attempt(.create, at: path) { () throws(SystemError) in
                    try system.create(path, mode: mode)
                }
                self.path = path
                self.system = system
                return
            } catch .failed(_, _, let error) where error.code == EEXIST {
                last = error
            } catch .failed(_, let step, let error) {
                throw .failed(folder, step, error)
            }
        }
        throw .failed(folder, .create, last)
    }

    deinit {
        if isOpen { try? system.close(descriptor) }
        if isNamed { try? system.remove(path) }
    }

    /// Closes the file and passes on what the last chance to report says.
    mutating func close() throws(StorageError) {
        isOpen = false
        do {
            try system.close(descriptor)
        } catch {
            // The descriptor is gone even when a signal cut the call short.
            guard error.code == EINTR else { throw .failed(path, .close, error) }
        }
    }

    /// Takes the place of whatever is at `target`.
    mutating func replace(_ target: FilePath) throws(StorageError) {
        try system.attempt(.rename, at: target) { () throws(SystemError) in
            try system.rename(path, to: target)
        }
        isNamed = false
    }

    /// Becomes `target` unless something has that name by now.
    mutating func claim(_ target: FilePath) throws(StorageError) {
        do {
            try system.attempt(.rename, at: target) { () throws(SystemError) in
                try system.link(path, to: target)
            }
            // Now, not in `deinit`: the folder is forced to the disk next.
            if (try? system.remove(path)) != nil { isNamed = false }
        } catch .failed(_, _, let error) where error.code == EEXIST {
            throw .asks(target, .exists)
        } catch .failed(_, _, let error) where Self.meansNoLinks(error) {
            try reserve(target)
            try replace(target)
        }
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

    private static func meansNoLinks(_ error: SystemError) -> Bool {
        [EPERM, ENOSYS, ENOTSUP, EOPNOTSUPP, EMLINK].contains(error.code)
    }

    private static func name() -> FilePath {
        let random = String(UInt64.random(in: .min ... .max), radix: 16)
        return FilePath(".easel-" + random) ?? .currentFolder
    }
}
