import Glibc
import Interface
import Storage

/// Names for drawings that have none: `easel-20261130-140500.png`.
enum DatedName {
    /// A name that nothing in the current folder has.
    static var unused: FilePath {
        let stem = "easel-" + now
        for number in 1...999 {
            let name = number == 1 ? "\(stem).png" : "\(stem)-\(number).png"
            if let path = FilePath(name), access(name, F_OK) != 0 { return path }
        }
        return FilePath(stem + ".png") ?? .currentFolder
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
    init(_ folders: Folders) {
        self.init(
            folder: Self.currentFolder, home: folders.home?.bytes,
            suggestedName: DatedName.unused.bytes)
    }

    private static var currentFolder: [UInt8] {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        guard getcwd(&buffer, buffer.count) != nil else { return [UInt8(ascii: "/")] }
        return buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    }
}
