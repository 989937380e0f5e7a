package import Lettering

/// Sentences about trouble, for a terminal.
package struct Sentences {
    private let words: Words

    package init(_ catalog: Catalog) { words = Words(catalog) }

    /// What is wrong with the file at `path`: its name, a colon and the reason.
    package func sentence(for problem: Problem, path: [UInt8]) -> String {
        FileName.shown(path) + ": " + words.reason(problem)
    }
}
