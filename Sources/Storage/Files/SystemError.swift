import Glibc

/// What the kernel answered: an `errno`.
package struct SystemError: Error, Hashable, Sendable {
    package let code: Int32

    package init(code: Int32) { self.code = code }

    /// The failure of the call just made on this thread.
    static var last: SystemError { SystemError(code: errno) }

    /// Stands for a write that took no byte and gave no reason.
    static let noProgress = SystemError(code: EIO)

    /// Whether nothing is there.
    package var meansMissing: Bool { code == ENOENT || code == ENOTDIR }
}
