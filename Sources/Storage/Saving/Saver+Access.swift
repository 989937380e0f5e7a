import Glibc

extension Saver {
    /// Gives the new file the old one's owner, group, mode and attributes, as far as the system lets this
    /// user; `false` if an attribute that matters was left behind.
    ///
    /// Where the group can't be kept its rights shrink to everybody's, and set-id bits go: the new
    /// file must never be open to someone the old one was closed to.
    func keepAccess(
        of old: FileStatus, on file: borrowing TemporaryFile<System>, for target: FilePath
    ) throws(StorageError) -> Bool {
        let descriptor = file.descriptor
        var isSameGroup = true
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
            isSameGroup = kept
        }
        do {
            try system.attempt(.keepMode, at: target) { () throws(SystemError) in
                try system.setMode(mode, of: descriptor)
            }
        } catch .failed(_, _, let error) where Self.isUnsupported(error) {
            // vfat and some network mounts have no modes to keep.
        }
        // After the mode, which would set the list's mask.
        return keepAttributes(of: target, on: descriptor, withAccess: isSameGroup)
    }

    /// The access control list names the group, whose rights it would give to another.
    private func keepAttributes(
        of old: FilePath, on descriptor: CInt, withAccess: Bool
    ) -> Bool {
        guard let names = try? system.attributes(of: old) else { return true }
        var areKept = true
        for name in names {
            let isAccess = name.bytes.elementsEqual("system.posix_acl_access".utf8)
            let isKept =
                (withAccess || !isAccess)
                && (try? system.copyAttribute(name, from: old, to: descriptor)) != nil
            // The system's own labels are given by its rules, and nobody misses them.
            let matters = isAccess || name.bytes.starts(with: "user.".utf8)
            if !isKept, matters { areKept = false }
        }
        return areKept
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
