package import Glibc

/// What lies under a name.
package enum FileKind: Hashable, Sendable {
    case file
    case folder
    case pipe
    case device
    case socket
}

/// What the kernel knows about a file, links followed.
package struct FileStatus: Hashable, Sendable {
    package var kind: FileKind
    package var stamp: FileStamp
    /// Permission bits with setuid, setgid and sticky, the lower twelve.
    package var mode: mode_t
    package var owner: uid_t
    package var group: gid_t

    init(_ raw: stat) {
        kind =
            switch raw.st_mode & S_IFMT {
            case S_IFDIR: .folder
            case S_IFIFO: .pipe
            case S_IFCHR, S_IFBLK: .device
            case S_IFSOCK: .socket
            default: .file
            }
        stamp = FileStamp(raw)
        mode = raw.st_mode & 0o7777
        owner = raw.st_uid
        group = raw.st_gid
    }
}

/// One state of one file's content, for noticing that another program wrote it meanwhile.
///
/// The time of the last status change is left out: a rename or a new link changes it and not the content.
package struct FileStamp: Hashable, Sendable {
    package let device: UInt64
    package let inode: UInt64
    package let size: Int64
    package let modifiedSeconds: Int64
    package let modifiedNanoseconds: Int64

    init(_ raw: stat) {
        device = UInt64(raw.st_dev)
        inode = UInt64(raw.st_ino)
        size = Int64(raw.st_size)
        modifiedSeconds = Int64(raw.st_mtim.tv_sec)
        modifiedNanoseconds = Int64(raw.st_mtim.tv_nsec)
    }
}
