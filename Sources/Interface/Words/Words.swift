import Lettering
import Painting
import Raster

/// Everything a person reads, made in one place so that it can be translated.
struct Words: Sendable {
    let catalog: Catalog

    init(_ catalog: Catalog) { self.catalog = catalog }

    func callAsFunction(_ message: String, context: String? = nil) -> String {
        catalog.translated(message, context: context)
    }

    /// `message` with each `%1`, `%2` and so on replaced.
    func callAsFunction(_ message: String, with parts: [String]) -> String {
        Self.filled(catalog.translated(message), parts)
    }

    /// One pass, so that a part that holds a `%1` of its own does no harm.
    static func filled(_ message: String, _ parts: [String]) -> String {
        var text = ""
        var isMarked = false
        for character in message {
            if isMarked {
                isMarked = false
                if let index = character.wholeNumberValue, parts.indices.contains(index - 1) {
                    text += parts[index - 1]
                } else {
                    text += character == "%" ? "%" : "%" + String(character)
                }
            } else if character == "%" {
                isMarked = true
            } else {
                text.append(character)
            }
        }
        return isMarked ? text + "%" : text
    }
}
