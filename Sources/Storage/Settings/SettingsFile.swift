import Glibc

/// The settings on disk.
package struct SettingsFile: Hashable, Sendable {
    package let path: FilePath

    /// Far above what settings need, far below what would take noticeable time or memory.
    private static let limit = 1 << 20

    package init(_ path: FilePath) { self.path = path }

    /// Where a file with damage in it is put; what could be read of it is still used.
    package var damagedPath: FilePath { path.adding(suffix: ".damaged") }

    /// Reads the settings; a missing file holds none.
    ///
    /// A damaged file is set aside under ``damagedPath`` and `isDamaged` is true.
    package func load() throws(StorageError) -> (settings: Settings, isDamaged: Bool) {
        let bytes: [UInt8]
        do {
            bytes = try FileContents.read(path, limit: Self.limit).bytes
        } catch .failed(_, _, let error) where error.meansMissing {
            return (Settings(), false)
        } catch .tooLarge {
            setAside()
            return (Settings(), true)
        }
        let (settings, unreadable) = Settings.parse(bytes)
        if unreadable > 0 { setAside() }
        return (settings, unreadable > 0)
    }

    /// Writes what was changed, over whatever another running program saved in the meantime.
    package func save(_ settings: inout Settings) throws(StorageError) {
        try Folders.make(path.parent)
        let (current, wasDamaged) = try load()
        let merged = (wasDamaged ? settings : current).overlaid(with: settings)
        let request = SaveRequest(path, answered: [.exists, .changed])
        let bytes = merged.encoded
        _ = try Saver(PosixFileSystem()).save(request) { sink throws(StorageError) in
            try sink.write(bytes)
        }
        settings = merged.settled
    }

    /// If the name can't be freed the next save replaces the file; the settings are not worth a stop.
    private func setAside() {
        try? PosixFileSystem().rename(path, to: damagedPath)
    }
}
