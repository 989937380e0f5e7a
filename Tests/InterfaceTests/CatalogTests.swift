import Foundation
import Testing

@Suite struct `The Chinese catalog` {
    private func text(_ path: String) throws -> String {
        try String(contentsOf: Chinese.root.appending(path: path), encoding: .utf8)
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
        let sources = Chinese.root.appending(path: "Sources/Interface")
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        var count = 0
        for case let file as URL in try #require(files) where file.pathExtension == "swift" {
            let isWords = file.path.contains("/Words/")
            let pattern =
                isWords
                ? /(?:self|words|translated)\(\s*"(?<message>[^"]*)"/
                : /words\(\s*"(?<message>[^"]*)"/
            for match in try String(contentsOf: file, encoding: .utf8).matches(of: pattern) {
                count += 1
                #expect(template.contains(String(match.message)), "\(file.lastPathComponent)")
            }
        }
        #expect(count > 100)
    }

    @Test func `every message is translated with the same places to fill`() throws {
        let catalog = try text("Resources/locale/po/zh_CN.po")
        var count = 0
        for entry in catalog.split(separator: "\n\n").dropFirst() {
            let lines = entry.split(separator: "\n")
            let message = try #require(
                lines.last { $0.hasPrefix("msgid_plural") || $0.hasPrefix("msgid ") })
            let translation = try #require(lines.last { $0.hasPrefix("msgstr") })
            #expect(!translation.hasSuffix("\"\""), "\(message)")
            #expect(!entry.contains("fuzzy"), "\(message)")
            #expect(places(message) == places(translation), "\(message)")
            count += 1
        }
        #expect(count > 100)
    }

    private func places(_ text: Substring) -> Set<String> {
        Set(text.matches(of: /%\d/).map { String($0.output) })
    }
}
