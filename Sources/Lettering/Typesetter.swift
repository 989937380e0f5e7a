import Glibc

/// Turns strings into lines of text, in every script the machine has fonts for.
///
/// Nothing is opened before the first line is asked for, or ``openFontsAhead()``: fonts cost more
/// than all the rest of a start. Without any font the text is drawn as boxes, and standard error says so once.
///
/// A class because it is one set of open fonts and one cache that everything that draws text
/// shares. Used on one thread.
package final class Typesetter {
    private let language: String?
    private lazy var fonts = openFonts()
    private var hasOpenedFonts = false
    private var opening: FontsOpening?
    private var cache: LineCache
    private var metrics: [TextStyle: LineMetrics] = [:]
    private var hasReportedMissingGlyphs = false

    /// - Parameters:
    ///   - language: A tag such as "zh-cn"; it decides which regional form a Han character takes.
    ///   - cacheBudget: Bytes of lines kept for the next time they are asked for.
    package init(language: String? = nil, cacheBudget: Int = 4 << 20) {
        self.language = language
        cache = LineCache(budget: cacheBudget)
    }

    /// `text` on one line: line breaks become spaces, control characters replacement characters,
    /// and what is longer than 4,096 characters ends in an ellipsis.
    package func line(_ text: String, _ style: TextStyle) -> TextLine {
        line(LineCache.Key(text: text, style: style, limit: nil))
    }

    /// `text` on one line that is at most `maximumWidth` pixels wide.
    ///
    /// An ellipsis stands for what does not fit; it is there however narrow the line.
    package func line(
        _ text: String,
        _ style: TextStyle,
        maximumWidth: Int,
        cut: TextCut = .end
    ) -> TextLine {
        let whole = line(text, style)
        guard whole.width > maximumWidth else { return whole }
        return line(
            LineCache.Key(
                text: text,
                style: style,
                limit: WidthLimit(width: maximumWidth, cut: cut)
            )
        )
    }

    /// Begins to open the fonts on another thread, so that the first line waits less or not at all.
    ///
    /// For the program's start, after the locale is set. Once fonts are open it does nothing.
    package func openFontsAhead() {
        guard !hasOpenedFonts, opening == nil else { return }
        opening = FontsOpening(language: language)
    }

    private func line(_ key: LineCache.Key) -> TextLine {
        if let known = cache.line(key) { return known }
        let made = set(key.limit.map { shortened(key.text, key.style, $0) } ?? key.text, key.style)
        cache.insert(made, for: key)
        return made
    }

    private func set(_ text: String, _ style: TextStyle) -> TextLine {
        let plain = PlainLine(text)
        guard let fonts else { return TextLine(boxesFor: plain, style) }
        let measures = metrics[style] ?? fonts.metrics(style)
        metrics[style] = measures
        let line = fonts.line(plain, style, measures)
        reportMissingGlyphs(line)
        return line
    }

    private func shortened(_ text: String, _ style: TextStyle, _ limit: WidthLimit) -> String {
        limit.shortening(text) { candidate in
            let plain = PlainLine(candidate)
            let width =
                fonts?.width(plain, style)
                ?? Double(plain.starts.count * TextLine.boxAdvance(style))
            return width <= Double(limit.width)
        }
    }

    private func openFonts() -> Fonts? {
        hasOpenedFonts = true
        let fonts =
            if let begun = opening.take() { Fonts(begun) } else { Fonts(language: language) }
        if fonts == nil { Self.report("no font can be read; text is drawn as boxes") }
        return fonts
    }

    private func reportMissingGlyphs(_ line: TextLine) {
        guard line.isMissingGlyphs, !hasReportedMissingGlyphs else { return }
        hasReportedMissingGlyphs = true
        Self.report("no font has some of the characters shown; they are drawn as boxes")
    }

    private static func report(_ sentence: String) {
        let bytes = Array("easel: \(sentence)\n".utf8)
        _ = write(STDERR_FILENO, bytes, bytes.count)
    }
}
