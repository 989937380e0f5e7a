import Foundation
import Lettering

/// The catalog of this package, compiled.
enum Chinese {
    /// The package's folder.
    static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static var canBeCompiled: Bool {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/msgfmt")
    }

    static func catalog() throws -> Catalog {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = try Process.run(
            root.appending(path: "Scripts/locales"), arguments: [folder.path, "zh_CN"])
        process.waitUntilExit()
        return Catalog.choose(from: folder.path) {
            $0 == "LANGUAGE" || $0 == "LC_ALL" ? "zh_CN" : nil
        }
    }
}
