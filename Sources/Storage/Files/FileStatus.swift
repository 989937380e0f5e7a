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
package struct FileStamp: Hashable, Sendable {
    package let device: UInt64
    package let inode: UInt64
    package let size: Int64
    package let modifiedSeconds: Int64
    package let modifiedNanoseconds: Int64
    /// When anything about the file was last changed, which no program can set back.
    var changedSeconds: Int64
    var changedNanoseconds: Int64
    /// The checksum of the whole content, where it was read or written; `nil` where only asked for.
    var digest: UInt64?

    init(_ raw: stat) {
        device = UInt64(raw.st_dev)
        inode = UInt64(raw.st_ino)
        size = Int64(raw.st_size)
        modifiedSeconds = Int64(raw.st_mtim.tv_sec)
        modifiedNanoseconds = Int64(raw.st_mtim.tv_nsec)
        changedSeconds = Int64(raw.st_ctim.tv_sec)
        changedNanoseconds = Int64(raw.st_ctim.tv_nsec)
    }

    /// Whether this is the same file of the same size, written at the same time.
    ///
    /// A rename, a new link or another mode leaves it so. A program that writes the file and puts its time
    /// back does too: only the content tells the two apart.
    func seemsUnwritten(since other: FileStamp) -> Bool {
        (device, inode, size, modifiedSeconds, modifiedNanoseconds)
            == (
                other.device, other.inode, other.size, other.modifiedSeconds,
                other.modifiedNanoseconds
            )
    }

    /// Whether nothing at all was done to the file.
    func isUntouched(since other: FileStamp) -> Bool {
        seemsUnwritten(since: other) && changedSeconds == other.changedSeconds
            && changedNanoseconds == other.changedNanoseconds
    }
}
