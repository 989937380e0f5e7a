/// What lasts across runs: values under names, in lines of `key = value`.
///
/// Keys this version does not know and comments are kept as they are, so that an older program
/// does no harm to a newer one's settings.
package struct Settings: Equatable, Sendable {
    private var lines: [SettingsLine] = []
    /// What was set since the last save, to be laid over what another program saved meanwhile.
    private(set) var changes: [String: [UInt8]] = [:]

    package init() {}

    /// Reads a settings file; `nil` beside the settings means that every line made sense.
    ///
    /// Lines that make no sense are left out and counted.
    package static func parse(_ bytes: [UInt8]) -> (settings: Settings, unreadable: Int) {
        var settings = Settings()
        var unreadable = 0
        for bytes in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if let line = SettingsLine(bytes) {
                settings.lines.append(line)
            } else {
                unreadable += 1
            }
        }
        while case .other(let text) = settings.lines.last, text.isEmpty {
            settings.lines.removeLast()
        }
        return (settings, unreadable)
    }

    /// The file's bytes.
    package var encoded: [UInt8] {
        lines.flatMap { $0.encoded + [UInt8(ascii: "\n")] }
    }

    /// The text under `key`; `nil` if there is none or it is not UTF-8.
    package subscript(key: String) -> String? {
        self[bytes: key].flatMap { String(validating: $0, as: UTF8.self) }
    }

    /// All values that are text, under their keys.
    package var texts: [String: String] {
        var texts: [String: String] = [:]
        for case .entry(let key, let value) in lines {
            texts[key] = String(validating: value, as: UTF8.self)
        }
        return texts
    }

    /// The path under `key`, which need not be text.
    package subscript(path key: String) -> FilePath? {
        self[bytes: key].flatMap { FilePath(bytes: $0) }
    }

    private subscript(bytes key: String) -> [UInt8]? {
        for case .entry(key, let value) in lines.reversed() { return value }
        return nil
    }

    /// Puts text under a key of letters, digits, dots and hyphens.
    package mutating func set(_ text: String, for key: String) {
        set(Array(text.utf8), for: key)
    }

    /// Puts a path under a key of letters, digits, dots and hyphens.
    package mutating func set(_ path: FilePath, for key: String) {
        set(path.bytes, for: key)
    }

    private mutating func set(_ value: [UInt8], for key: String) {
        precondition(SettingsLine.isKey(key), "a settings key is letters, digits, dots, hyphens")
        guard self[bytes: key] != value else { return }
        changes[key] = value
        lay(value, under: key)
    }

    private mutating func lay(_ value: [UInt8], under key: String) {
        lines.removeAll { line in
            if case .entry(key, _) = line { true } else { false }
        }
        lines.append(.entry(key, value))
    }

    /// These settings with `newer`'s unsaved changes laid over them.
    func overlaid(with newer: Settings) -> Settings {
        var merged = self
        for (key, value) in newer.changes.sorted(by: { $0.key < $1.key }) {
            merged.lay(value, under: key)
        }
        return merged
    }

    /// The same settings with nothing left to save.
    var settled: Settings {
        var copy = self
        copy.changes = [:]
        return copy
    }
}
