import Glibc

/// Where this user keeps settings and state, as the XDG base directory rules say.
package struct Folders: Hashable, Sendable {
    /// The home folder; `nil` where neither the environment nor the user database knows one.
    package let home: FilePath?
    /// Holds the settings; may not exist yet.
    package let configuration: FilePath?
    /// Holds the sessions; may not exist yet.
    package let state: FilePath?

    /// Makes the paths from the variables' values; the rules say to ignore relative ones.
    package init(home: FilePath?, configurationHome: FilePath?, stateHome: FilePath?) {
        func base(_ given: FilePath?, _ usual: StaticString) -> FilePath? {
            if let given, given.isAbsolute { return given.appending("easel") }
            return home?.appending(usual).appending("easel")
        }
        self.home = home
        configuration = base(configurationHome, ".config")
        state = base(stateHome, ".local/state")
    }

    /// The folders of the user who runs the program.
    package static var current: Folders {
        Folders(
            home: variable("HOME") ?? registeredHome,
            configurationHome: variable("XDG_CONFIG_HOME"),
            stateHome: variable("XDG_STATE_HOME")
        )
    }

    package var settings: FilePath? { configuration?.appending("settings") }
    package var sessions: FilePath? { state?.appending("sessions") }

    /// Makes a folder and those above it, for this user only; what exists is left as it is.
    package static func make(_ folder: FilePath) throws(StorageError) {
        do throws(SystemError) {
            try folder.call { mkdir($0, 0o700) }
        } catch  where error.code == ENOENT && folder.parent != folder {
            try make(folder.parent)
            try makeLast(folder)
        } catch {
            guard error.code == EEXIST, isFolder(folder) else {
                throw .failed(folder, .makeFolder, error)
            }
        }
    }

    private static func makeLast(_ folder: FilePath) throws(StorageError) {
        do throws(SystemError) {
            try folder.call { mkdir($0, 0o700) }
        } catch {
            // Another program may have been quicker.
            guard isFolder(folder) else { throw .failed(folder, .makeFolder, error) }
        }
    }

    private static func isFolder(_ path: FilePath) -> Bool {
        (try? PosixFileSystem().status(of: path))?.kind == .folder
    }

    private static func variable(_ name: StaticString) -> FilePath? {
        guard let text = getenv(String(describing: name)) else { return nil }
        return FilePath(cString: text)
    }

    private static var registeredHome: FilePath? {
        var entry = passwd()
        var found: UnsafeMutablePointer<passwd>?
        var space = [CChar](repeating: 0, count: 1 << 14)
        return space.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress,
                getpwuid_r(getuid(), &entry, start, buffer.count, &found) == 0, found != nil,
                let home = entry.pw_dir
            else { return nil }
            return FilePath(cString: home)
        }
    }
}
