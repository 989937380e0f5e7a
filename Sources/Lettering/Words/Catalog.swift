/// The program's words in one language: what a compiled gettext catalog (`.mo`) holds.
///
/// The file is read here and not by the C library, whose `gettext` translates only in locales that
/// the system has generated, and since glibc 2.39 not in C.UTF-8 either, whatever LANGUAGE says.
package struct Catalog: Hashable, Sendable {
    /// The reader's language as a tag such as "zh-cn", for the choice of Han glyphs.
    ///
    /// Known even where there is no catalog for it; `nil` if the locale names no language.
    package let language: String?
    private let forms: [String: [String]]
    private let plural: PluralRule

    /// A catalog without words: every message is shown as it is written in the source.
    package static let source = Catalog(language: nil)

    init(language: String?, file: CatalogFile = .empty) {
        self.language = language
        forms = file.forms
        plural = file.plural
    }

    /// `message` in the reader's language, or `message` itself.
    ///
    /// A context tells apart words that are spelled alike (`msgctxt`).
    package func translated(_ message: String, context: String? = nil) -> String {
        let key = context.map { $0 + "\u{4}" + message } ?? message
        guard let form = forms[key]?.first, !form.isEmpty, !message.isEmpty else { return message }
        return form
    }

    /// The form of a message that goes with `count` things.
    ///
    /// In the source language that is `singular` for one and `plural` otherwise.
    package func translated(_ singular: String, plural: String, count: Int) -> String {
        let source = count == 1 ? singular : plural
        guard let known = forms[singular], !singular.isEmpty else { return source }
        let index = self.plural.form(for: count.magnitude)
        guard known.indices.contains(index), !known[index].isEmpty else { return source }
        return known[index]
    }
}
