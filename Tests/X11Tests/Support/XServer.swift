import Foundation
import Glibc

/// A private X server without a screen, which ends with the test, or with its last connection.
final class XServer {
    static let isInstalled = access("/usr/bin/Xvfb", X_OK) == 0

    /// The name to connect to.
    let display: String
    private let process = Process()

    init(screen: String = "800x600x24", options: [String] = []) throws {
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/Xvfb")
        process.arguments =
            ["-displayfd", "1", "-screen", "0", screen, "-nolisten", "tcp", "-terminate"] + options
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        var number = ""
        // The server writes its number and a line feed once it takes connections.
        while !number.hasSuffix("\n") {
            let bytes = output.fileHandleForReading.availableData
            guard !bytes.isEmpty else { throw CannotStart(options: options) }
            number += String(decoding: bytes, as: UTF8.self)
        }
        display = ":" + number.dropLast()
    }

    deinit { kill() }

    struct CannotStart: Error {
        let options: [String]
    }

    func kill() {
        guard process.isRunning else { return }
        Glibc.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    func stop() { Glibc.kill(process.processIdentifier, SIGSTOP) }
}
