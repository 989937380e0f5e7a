import Foundation

/// Where things lie that tests read.
package enum Places {
    /// The folder of Package.swift.
    package static let package: String = {
        var url = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { url.deleteLastPathComponent() }
        return url.path
    }()

    /// A file of the shared corpus; `nil` where the corpus is absent.
    package static func corpus(_ name: String) -> String? {
        let root =
            ProcessInfo.processInfo.environment["EASEL_CORPUS"] ?? package + "/../shared/corpus"
        let path = "\(root)/\(name)"
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }
}
