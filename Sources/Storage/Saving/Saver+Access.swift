import Glibc

extension Saver {
    /// Gives the new file the old one's owner, group and mode, as far as the system lets this user.
    ///
    /// Where the group can't be kept its rights shrink to everybody's, and set-id bits go: the new
    /// file must never be open to someone the old one was closed to.
    func keepAccess(
        of old: FileStatus, on file: borrowing TemporaryFile<System>, for target: FilePath
    ) throws(StorageError) {
        let descriptor = file.descriptor
        let fresh = try system.attempt(.inspect, at: target) { () throws(SystemError) in
            try system.status(of: descriptor)
        }
        var mode = old.mode
        if fresh.owner != old.owner {
            let kept = try own(descriptor, owner: old.owner, group: .max, for: target)
            if !kept { mode &= ~S_ISUID }
        }
        if fresh.group != old.group {
            let kept = try own(descriptor, owner: .max, group: old.group, for: target)
            if !kept { mode = Self.withoutGroup(mode) }
        }
        do {
            try system.attempt(.keepMode, at: target) { () throws(SystemError) in
                try system.setMode(mode, of: descriptor)
            }
        } catch .failed(_, _, let error) where Self.isUnsupported(error) {
            // vfat and some network mounts have no modes to keep.
        }
    }

    /// Whether the system let the file change hands.
    private func own(
        _ descriptor: CInt, owner: uid_t, group: gid_t, for target: FilePath
    ) throws(StorageError) -> Bool {
        do {
            try system.attempt(.keepOwner, at: target) { () throws(SystemError) in
                try system.setOwner(owner, group: group, of: descriptor)
            }
            return true
        } catch .failed(_, _, let error) where Self.isUnsupported(error) {
            return false
        }
    }

    private static func isUnsupported(_ error: SystemError) -> Bool {
        [EPERM, EINVAL, ENOSYS, ENOTSUP].contains(error.code)
    }

    private static func withoutGroup(_ mode: mode_t) -> mode_t {
        let everybody = mode & 0o007
        return (mode & ~(S_ISGID | 0o070)) | (mode & 0o070 & everybody << 3)
    }
}
