import Glibc

/// What `command` writes to standard output.
func output(of command: String) -> String {
    guard let pipe = popen(command, "r") else { return "" }
    defer { pclose(pipe) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(pipe), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return String(decoding: bytes, as: UTF8.self)
}

/// Whether a font for a language, named by its tag, is installed.
func hasFont(for language: String) -> Bool {
    !output(of: "fc-list :lang=\(language) file 2>/dev/null").isEmpty
}

/// An empty folder of this process, removed by the caller.
func temporaryFolder() -> String {
    output(of: "mktemp -d").filter { $0 != "\n" }
}
