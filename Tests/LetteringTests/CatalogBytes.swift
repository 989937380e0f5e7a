/// The bytes of a `.mo` file as `msgfmt` makes it, with `header` as the translation of nothing.
func catalogBytes(
    header: String = "Content-Type: text/plain; charset=UTF-8\n",
    _ messages: [String: String],
    bigEndian: Bool = false
) -> [UInt8] {
    func word(_ value: Int) -> [UInt8] {
        let bytes = (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        return bigEndian ? bytes.reversed() : bytes
    }
    let pairs = [("", header)] + messages.sorted { $0.key < $1.key }
    let tableSize = 8 * pairs.count
    var originals: [UInt8] = []
    var translations: [UInt8] = []
    var strings: [UInt8] = []
    let start = 28 + 2 * tableSize
    for (original, translation) in pairs {
        originals += word(original.utf8.count) + word(start + strings.count)
        strings += Array(original.utf8) + [0]
        translations += word(translation.utf8.count) + word(start + strings.count)
        strings += Array(translation.utf8) + [0]
    }
    let head =
        word(0x9504_12DE) + word(0) + word(pairs.count) + word(28) + word(28 + tableSize)
        + word(0) + word(start)
    return head + originals + translations + strings
}
