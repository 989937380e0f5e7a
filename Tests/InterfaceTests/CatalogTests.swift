import Foundation
import Testing

@Suite struct `The Chinese catalog` {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    }

    /// The strings after a keyword, in a catalog.
    private func strings(_ keyword: String, in catalog: String) -> [String] {
        catalog.split(separator: "\n").filter { $0.hasPrefix(keyword + " \"") }
            .map { String($0.dropFirst(keyword.count + 2).dropLast()) }
    }

    @Test func `it has the template's messages`() throws {
        let template = strings("msgid", in: try text("Resources/locale/po/easel.pot"))
        let chinese = strings("msgid", in: try text("Resources/locale/po/zh_CN.po"))
        #expect(template == chinese)
        #expect(chinese.count > 100)
    }

    @Test func `every sentence in the source is in the template`() throws {
        let template = Set(strings("msgid", in: try text("Resources/locale/po/easel.pot")))
        let sources = Self.root.appending(path: "Sources/Interface")
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        var count = 0
        for case let file as URL in try #require(files) where file.pathExtension == "swift" {
            let isWords = file.path.contains("/Words/")
            let pattern =
                isWords
                ? /(?:self|words|translated)\(\s*"(?<message>[^"]*)"/
                : /(?:words)\(\s*"(?<message>[^"]*)"/
            for match in try String(contentsOf: file, encoding: .utf8).matches(of: pattern) {
                count += 1
                #expect(template.contains(String(match.message)), "\(file.lastPathComponent)")
            }
        }
        #expect(count > 100)
    }

    @Test func `every message is translated with the same places to fill`() throws {
        let catalog = try text("Resources/locale/po/zh_CN.po")
        let messages = strings("msgid", in: catalog).dropFirst()
        let translations = strings("msgstr", in: catalog).dropFirst()
        let plain = messages.filter { $0 != "%1 object" }
        #expect(plain.count == translations.count)
        for (message, translation) in zip(plain, translations) {
            #expect(!translation.isEmpty, "\(message)")
            let places = Set(message.matches(of: /%\d/).map { String($0.output) })
            #expect(places == Set(translation.matches(of: /%\d/).map { String($0.output) }))
        }
    }
}
