import Foundation

/// The environment variables of programs under test: a home of their own and nothing of the tester's.
package enum Environment {
    /// The same on every machine, but for `PATH`.
    static func base(home: Folder) -> [String: String] {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return [
            "HOME": home.path,
            "LC_ALL": "C.UTF-8",
            "PATH": path,
            "TMPDIR": home.path,
            "XDG_CACHE_HOME": home.path(".cache"),
            "XDG_CONFIG_HOME": home.path(".config"),
            "XDG_DATA_HOME": home.path(".local/share"),
            "XDG_RUNTIME_DIR": home.path,
            "XDG_STATE_HOME": home.path(".local/state"),
        ]
    }
}
