package import Glibc

/// The steps a save makes, one system call each.
///
/// The program has one conformer; the tests wrap it in a double that fails the Nth step, so that
/// every way a disk can let a save down is tried. No step retries: what `EINTR` means is for ``Saver``.
package protocol FileSystem: Sendable {
    /// The absolute path with every link followed.
    func resolve(_ path: FilePath) throws(SystemError) -> FilePath
    /// What the symbolic link at `path` points to; `EINVAL` if it is no link.
    func linkTarget(of path: FilePath) throws(SystemError) -> FilePath
    func status(of path: FilePath) throws(SystemError) -> FileStatus
    func status(of descriptor: CInt) throws(SystemError) -> FileStatus
    /// Fails with `EACCES` or `EROFS` where this user may not write the file.
    func checkWritable(_ path: FilePath) throws(SystemError)
    /// A new file, open for reading and writing; `EEXIST` if anything has the name, even a link.
    func create(_ path: FilePath, mode: mode_t) throws(SystemError) -> CInt
    /// A new file without a name in `folder`, open for reading and writing, which is gone once it is closed
    /// unless it was given a name; `EOPNOTSUPP` where the file system has no such thing.
    func createNameless(in folder: FilePath, mode: mode_t) throws(SystemError) -> CInt
    /// Gives a nameless file its name; `EEXIST` if the name is taken.
    func name(_ descriptor: CInt, _ path: FilePath) throws(SystemError)
    /// Marks a file as in use for as long as it is open; `EAGAIN` if another program does.
    func lock(_ descriptor: CInt) throws(SystemError)
    func openToRead(_ path: FilePath) throws(SystemError) -> CInt
    /// Opens a file for reading and writing, without following a link.
    func open(_ path: FilePath) throws(SystemError) -> CInt
    /// The names of a folder's entries.
    func names(in folder: FilePath) throws(SystemError) -> [FilePath]
    /// The names of a file's extended attributes, its access control list among them.
    func attributes(of path: FilePath) throws(SystemError) -> [FilePath]
    /// Gives a file an attribute of another.
    func copyAttribute(
        _ name: FilePath, from path: FilePath, to descriptor: CInt
    ) throws(SystemError)
    func openFolder(_ path: FilePath) throws(SystemError) -> CInt
    /// An owner or group of `.max` stays as it is.
    func setOwner(_ owner: uid_t, group: gid_t, of descriptor: CInt) throws(SystemError)
    func setMode(_ mode: mode_t, of descriptor: CInt) throws(SystemError)
    /// The number of bytes taken, which may be fewer than given.
    func write(_ bytes: UnsafeRawBufferPointer, to descriptor: CInt) throws(SystemError) -> Int
    /// Waits until content and metadata are on the disk.
    func synchronize(_ descriptor: CInt) throws(SystemError)
    /// Drops cached pages, so that the next read asks the disk. Advice only.
    func forgetCache(of descriptor: CInt) throws(SystemError)
    /// Fills the front of `buffer`; the number of bytes read, 0 at the end.
    func read(
        into buffer: inout [UInt8], from descriptor: CInt, at offset: Int
    ) throws(SystemError) -> Int
    func close(_ descriptor: CInt) throws(SystemError)
    /// Replaces whatever has the new name, atomically.
    func rename(_ old: FilePath, to new: FilePath) throws(SystemError)
    /// A second name for a file; `EEXIST` if the name is taken.
    func link(_ old: FilePath, to new: FilePath) throws(SystemError)
    func remove(_ path: FilePath) throws(SystemError)
}
