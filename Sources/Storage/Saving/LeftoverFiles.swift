import Glibc

/// The temporary files of saves that were killed.
enum LeftoverFiles {
    private static let prefix = Array(".easel-".utf8)

    /// A name for a temporary file, short, so that any name beside it fits too.
    static func newName() -> FilePath {
        let random = String(UInt64.random(in: .min ... .max), radix: 16)
        return FilePath(bytes: prefix + Array(random.utf8)) ?? .currentFolder
    }

    /// Removes those in `folder` that are this user's and that no running save has locked.
    static func clear(_ folder: FilePath, in system: some FileSystem) {
        guard let names = try? system.names(in: folder) else { return }
        for name in names where isTemporary(name.bytes) {
            let path = folder.appending(name)
            guard let descriptor = try? system.open(path) else { continue }
            defer { try? system.close(descriptor) }
            guard let status = try? system.status(of: descriptor), status.kind == .file,
                status.owner == geteuid(), (try? system.lock(descriptor)) != nil
            else { continue }
            try? system.remove(path)
        }
    }

    private static func isTemporary(_ name: [UInt8]) -> Bool {
        let digits = name.dropFirst(prefix.count)
        return name.starts(with: prefix) && 1...16 ~= digits.count
            && digits.allSatisfy {
                UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
                    || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
            }
    }
}
