import Glibc
import Interface
import Storage

/// Names for drawings that have none: `easel-20261130-140500.png`.
enum DatedName {
    /// A path in `folder` that nothing has.
    static func unused(in folder: FilePath) -> FilePath {
        let stem = "easel-" + now
        for number in 1...999 {
            let name = number == 1 ? "\(stem).png" : "\(stem)-\(number).png"
            guard let path = FilePath(name).map({ folder.appending($0) }) else { continue }
            if path.withCString({ access($0, F_OK) }) != 0 { return path }
        }
        return folder.appending(FilePath(stem + ".png") ?? .currentFolder)
    }

    /// The local date and time.
    private static var now: String {
        var seconds = time(nil)
        var parts = tm()
        localtime_r(&seconds, &parts)
        let fields = [
            parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday, parts.tm_hour, parts.tm_min,
            parts.tm_sec,
        ].map { $0 < 10 ? "0\($0)" : "\($0)" }
        return fields[0...2].joined() + "-" + fields[3...5].joined()
    }
}

extension Surroundings {
    init(_ folders: Folders, in folder: FilePath) {
        self.init(
            folder: folder.bytes, home: folders.home?.bytes,
            suggestedName: DatedName.unused(in: folder).lastComponent)
    }
}
