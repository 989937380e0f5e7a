/// The different pixels of a picture, as premultiplied words, each with its number.
struct PNGPalette {
    /// The most that a PNG can number.
    static let most = 256

    /// In the order of their numbers.
    private(set) var words: [UInt32] = []

    /// An open-addressed table: 0 where it is free, else a number and 1.
    private var slots: [UInt16] = Array(repeating: 0, count: 1 << slotBits)

    private static let slotBits: UInt32 = 10

    /// The fewest bits, of those that a PNG can have, that hold every number.
    var depth: Int {
        switch words.count {
        case ...2: 1
        case ...4: 2
        case ...16: 4
        default: 8
        }
    }

    /// Gives `word` a number if it has none; returns `false` if there is none left.
    mutating func add(_ word: UInt32) -> Bool {
        let slot = slot(of: word)
        guard slots[slot] == 0 else { return true }
        guard words.count < Self.most else { return false }
        words.append(word)
        slots[slot] = UInt16(words.count)
        return true
    }

    /// 0 for a word that was never added.
    func number(of word: UInt32) -> UInt8 {
        UInt8(max(slots[slot(of: word)], 1) - 1)
    }

    /// The same words, those that need an alpha first: a PNG lists alphas up to the last such word.
    var withOpaqueLast: PNGPalette {
        let seeThrough = words.filter { $0 >> 24 < 0xFF }
        var sorted = PNGPalette()
        for word in seeThrough + words.filter({ $0 >> 24 == 0xFF }) { _ = sorted.add(word) }
        return sorted
    }

    /// Where `word` is, or would go.
    private func slot(of word: UInt32) -> Int {
        var slot = Int((word &* 0x9E37_79B1) >> (32 - Self.slotBits))
        while slots[slot] != 0, words[Int(slots[slot]) - 1] != word {
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }
}
