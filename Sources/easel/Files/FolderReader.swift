import Glibc
import Interface
import Storage

/// Lists folders for the file chooser.
enum FolderReader {
    /// The most entries that are listed.
    private static let limit = 100_000

    static func list(_ folder: [UInt8]) -> FolderListing {
        guard let path = FilePath(bytes: folder),
            let stream = path.withCString({ opendir($0) })
        else {
            let problem = Problem(SystemError(code: errno))
            return FolderListing(folder: folder, entries: [], problem: problem)
        }
        defer { closedir(stream) }
        var entries: [FolderListing.Entry] = []
        while let entry = readdir(stream), entries.count < limit {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            guard name != Array(".".utf8), name != Array("..".utf8),
                let child = FilePath(bytes: name).map({ path.appending($0) })
            else { continue }
            let type = Int32(entry.pointee.d_type)
            let isFolder = type == 4 || (type == 10 || type == 0) && isFolder(child)
            entries.append(FolderListing.Entry(name: name, isFolder: isFolder))
        }
        return FolderListing(folder: folder, entries: entries)
    }

    /// For links, and for file systems that do not say what an entry is.
    private static func isFolder(_ path: FilePath) -> Bool {
        (try? PosixFileSystem().status(of: path))?.kind == .folder
    }
}
