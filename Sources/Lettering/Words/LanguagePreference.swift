/// The languages a person reads, best first, as the environment names them.
struct LanguagePreference {
    /// Locale names without an encoding, such as "zh_CN" or "sr_RS@latin".
    let names: [String]

    /// Reads LC_ALL, LC_MESSAGES and LANG, of which the first that is set counts, and LANGUAGE,
    /// which goes before it in any locale but the plain "C".
    init(_ environment: (String) -> String?) {
        func value(_ name: String) -> String? {
            environment(name).flatMap { $0.isEmpty ? nil : $0 }
        }
        let locale = value("LC_ALL") ?? value("LC_MESSAGES") ?? value("LANG") ?? "C"
        guard locale != "C", locale != "POSIX" else {
            names = []
            return
        }
        let wanted = value("LANGUAGE")?.split(separator: ":").map(String.init) ?? [locale]
        names = wanted.map(Self.withoutEncoding).filter(Self.isLanguage)
    }

    /// The folders that could hold a catalog for `name`, the most particular first.
    static func folders(for name: String) -> [String] {
        let parts = name.split(separator: "@", maxSplits: 1).map(String.init)
        let language = parts[0].split(separator: "_").first.map(String.init) ?? parts[0]
        let modifier = parts.count > 1 ? "@" + parts[1] : ""
        var folders: [String] = []
        for folder in [name, parts[0], language + modifier, language]
        where !folders.contains(folder) {
            folders.append(folder)
        }
        return folders
    }

    /// The best language as a tag such as "zh-cn", or `nil` if none is named.
    var tag: String? {
        names.first?.split(separator: "@").first.map { name in
            String(name.lowercased().map { $0 == "_" ? "-" : $0 })
        }
    }

    private static func withoutEncoding(_ name: String) -> String {
        guard let dot = name.firstIndex(of: ".") else { return name }
        let modifier = name[dot...].firstIndex(of: "@").map { name[$0...] } ?? ""
        return String(name[..<dot] + modifier)
    }

    /// Names become parts of paths, so that nothing but what locales are made of may be in them.
    private static func isLanguage(_ name: String) -> Bool {
        let isPlain = name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "@"),
                UInt8(ascii: "-"):
                true
            default:
                false
            }
        }
        return isPlain && name.utf8.count <= 64 && name.first?.isLetter == true && name != "C"
            && name != "POSIX"
    }
}
