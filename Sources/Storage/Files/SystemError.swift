import Glibc

/// What the kernel answered: an `errno`.
package struct SystemError: Error, Hashable, Sendable {
    package let code: Int32

    package init(code: Int32) { self.code = code }

    /// The failure of the call just made on this thread.
    static var last: SystemError { SystemError(code: errno) }

    /// Stands for a write that took no byte and gave no reason.
    static let noProgress = SystemError(code: EIO)

    /// Whether the disk or the user's share of it is full.
    package var meansFull: Bool { code == ENOSPC || code == EDQUOT }

    /// Whether the place lets nobody, or not this user, write.
    package var meansForbidden: Bool { code == EACCES || code == EPERM || code == EROFS }

    /// Whether nothing is there.
    package var meansMissing: Bool { code == ENOENT || code == ENOTDIR }
}
