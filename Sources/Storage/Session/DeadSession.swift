/// A session whose program ended without closing it.
package struct DeadSession: Hashable, Sendable {
    package let path: FilePath
    /// When it was last written, in seconds since 1970.
    package let modified: Int64
    /// Recoveries begun and not finished.
    package let attempts: Int

    /// Whether to recover it without being asked: twice in the way of a start is enough.
    package var mayOpenByItself: Bool { attempts < 2 }
}
