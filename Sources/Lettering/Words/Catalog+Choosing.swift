import Glibc

extension Catalog {
    /// The catalog for the person who runs the program; also sets the C library's locale.
    ///
    /// Only LC_CTYPE (for input methods) and LC_MESSAGES are set, never what numbers are written
    /// with. Catalogs are looked for in EASEL_LOCALE_DIR, or in `../share/locale` beside the program.
    /// To be called once, before there are threads.
    package static func forUser() -> Catalog {
        for category in [LC_CTYPE, LC_MESSAGES] where setlocale(category, "") == nil {
            setlocale(category, "C.UTF-8")
        }
        let folder = value("EASEL_LOCALE_DIR") ?? besideProgram("../share/locale")
        return choose(from: folder, environment: value)
    }

    /// The best of the catalogs `easel.mo` in `folder` for a person with this environment.
    ///
    /// A catalog that is damaged counts as none.
    package static func choose(
        from folder: String,
        environment: (String) -> String?
    ) -> Catalog {
        let preference = LanguagePreference(environment)
        for name in preference.names {
            for part in LanguagePreference.folders(for: name) {
                let path = "\(folder)/\(part)/LC_MESSAGES/easel.mo"
                guard let bytes = read(path), let file = CatalogFile(bytes) else { continue }
                return Catalog(language: preference.tag, file: file)
            }
            // The source is written in English.
            if name.hasPrefix("en_") || name == "en" { break }
        }
        return Catalog(language: preference.tag)
    }

    private static func value(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    private static func besideProgram(_ path: String) -> String {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let length = readlink("/proc/self/exe", &buffer, buffer.count)
        let program = buffer.prefix(max(0, length))
        let folder = program[..<(program.lastIndex(of: UInt8(ascii: "/")) ?? 0)]
        return String(decoding: folder, as: UTF8.self) + "/" + path
    }

    /// The bytes of a file that is no bigger than a catalog can be.
    private static func read(_ path: String) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_size > 0, status.st_size <= CatalogFile.limit
        else { return nil }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        var count = 0
        while count < bytes.count {
            let size = bytes.count - count
            let got = bytes.withUnsafeMutableBytes {
                Glibc.read(file, $0.baseAddress.map { $0 + count }, size)
            }
            if got < 0 && errno == EINTR { continue }
            guard got > 0 else { return nil }
            count += got
        }
        return bytes
    }
}
