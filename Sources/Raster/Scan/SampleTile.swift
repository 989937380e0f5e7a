internal import CVector

/// The sample masks of the 64 × 64 pixels of a tile, all zero at first.
///
/// Eight pixels side by side are an octet: their samples are eight words, one for each sample row, in
/// which pixel p has the bits from 8p on. So what a shape covers of a sample row is a run of bits.
///
/// A class so that a grid can hold it sparsely. One ``Mask`` owns it and nobody else writes to it.
@safe final class SampleTile: @unchecked Sendable {
    /// Where the tile lies.
    let place: TileIndex

    /// The octets, row by row.
    ///
    /// One has as many words as pixels, so both begin at the same index.
    let words: UnsafeMutablePointer<UInt64>

    /// Per row a bit an octet: those known to be covered by all their samples.
    ///
    /// Adding a shape skips them, so that a wide stroke costs its rim and not its area.
    private let solid: UnsafeMutablePointer<UInt8>

    /// Per row the octets that changed since they were last taken, and all that ever changed before.
    private let changes: UnsafeMutablePointer<UInt8>
    private let touched: UnsafeMutablePointer<UInt8>

    /// A bit a row: those with changes.
    private let changedRows: UnsafeMutablePointer<UInt64>

    /// Blocks that are all zero.
    private static let pool = BlockPool(blockSize: wordsSize + notesSize, mostSpare: 256)
    private static let wordsSize = tileSide * tileSide * 8
    /// ``changedRows``, then three bytes a row.
    private static let notesSize = 8 + tileSide * 3

    init(at place: TileIndex) {
        self.place = place
        let (block, isNew) = unsafe Self.pool.take()
        if isNew {
            unsafe block.initializeMemory(
                as: UInt8.self, repeating: 0, count: Self.wordsSize + Self.notesSize)
        }
        unsafe words = block.assumingMemoryBound(to: UInt64.self)
        let notes = unsafe block + Self.wordsSize
        unsafe changedRows = notes.assumingMemoryBound(to: UInt64.self)
        unsafe solid = (notes + 8).assumingMemoryBound(to: UInt8.self)
        unsafe changes = solid + tileSide
        unsafe touched = changes + tileSide
    }

    deinit {
        for row in 0..<tileSide {
            forEachBit(of: UInt64(unsafe touched[row] | changes[row])) { octet in
                self[row, octet] = SIMD8(repeating: 0)
            }
        }
        unsafe UnsafeMutableRawPointer(changedRows)
            .initializeMemory(as: UInt8.self, repeating: 0, count: Self.notesSize)
        unsafe Self.pool.giveBack(UnsafeMutableRawPointer(words))
    }

    /// The tile that stands for absent ones wherever samples are read.
    static let empty = SampleTile(at: TileIndex(row: 0, column: 0))

    /// Where the words of an octet begin, and its pixels.
    @inline(__always)
    static func index(_ row: Int, _ octet: Int) -> Int { row &* tileSide &+ octet &* 8 }

    /// The words of an octet.
    @inline(__always)
    subscript(row: Int, octet: Int) -> SIMD8<UInt64> {
        get {
            unsafe UnsafeRawPointer(words + Self.index(row, octet)).load(as: SIMD8<UInt64>.self)
        }
        set {
            unsafe UnsafeMutableRawPointer(words + Self.index(row, octet))
                .storeBytes(of: newValue, as: SIMD8<UInt64>.self)
        }
    }

    @inline(__always)
    func isSolid(_ row: Int, _ octet: Int) -> Bool {
        unsafe solid[row] &>> UInt8(truncatingIfNeeded: octet) & 1 != 0
    }

    /// A bit an octet: those known to be covered by all their samples.
    @inline(__always)
    func solidOctets(_ row: Int) -> UInt32 { unsafe UInt32(solid[row]) }

    /// Notes which octets of a row have new samples, and which of them are solid now.
    @inline(__always)
    func noteChanges(_ row: Int, _ octets: UInt32, solid full: UInt32) {
        guard octets != 0 else { return }
        unsafe changes[row] |= UInt8(truncatingIfNeeded: octets)
        unsafe solid[row] |= UInt8(truncatingIfNeeded: full)
        unsafe changedRows.pointee |= 1 &<< UInt64(truncatingIfNeeded: row)
    }

    /// Of the tile's rows in `range`, a bit each, those where `shape` may reach pixels that are not
    /// known as solid.
    @inline(__always)
    func unknownRows(of shape: some RowShape, _ range: Range<Int>) -> UInt64 {
        var unknown: UInt64 = 0
        for block in range.lowerBound &>> 3..<(range.upperBound &+ 7) &>> 3 {
            let row = block &* 8
            let known = unsafe UnsafeRawPointer(solid + row).load(as: UInt64.self)
            guard known != .max else { continue }
            let reach = shape.reach(ofRowsFrom: place.top &+ row, from: place.left)
            let octets = cv_octets_of_runs(reach.start, reach.end) & ~known
            unknown |= UInt64(cv_used_bytes(octets)) &<< UInt64(row)
        }
        return unknown
    }
}

// What changed.
extension SampleTile {
    var hasChanges: Bool { unsafe changedRows.pointee != 0 }

    /// The smallest box of whole octets around the changes, in tile coordinates.
    var changedFrame: PixelRect? {
        var all: UInt8 = 0
        forEachBit(of: unsafe changedRows.pointee) { row in unsafe all |= changes[row] }
        guard all != 0 else { return nil }
        let rows = unsafe changedRows.pointee
        return PixelRect(
            x: all.trailingZeroBitCount &* 8..<tileSide &- all.leadingZeroBitCount &* 8,
            y: rows.trailingZeroBitCount..<tileSide &- rows.leadingZeroBitCount)
    }

    /// Calls `body` with every changed octet.
    @inline(__always)
    func forEachChange(_ body: (_ row: Int, _ octet: Int) -> Void) {
        forEachBit(of: unsafe changedRows.pointee) { row in
            forEachBit(of: UInt64(unsafe changes[row])) { body(row, $0) }
        }
    }

    func forgetChanges() {
        forEachBit(of: unsafe changedRows.pointee) { row in
            unsafe touched[row] |= changes[row]
            unsafe changes[row] = 0
        }
        unsafe changedRows.pointee = 0
    }

    /// Counts the changes of `other` as this tile's too.
    func addChanges(of other: SampleTile) {
        unsafe changedRows.pointee |= other.changedRows.pointee
        forEachBit(of: unsafe other.changedRows.pointee) { row in
            unsafe changes[row] |= other.changes[row]
        }
    }

    /// Puts back the words of an octet, of which some were not covered.
    func restore(_ row: Int, _ octet: Int, _ words: SIMD8<UInt64>) {
        let bit = 1 &<< UInt8(truncatingIfNeeded: octet)
        noteChanges(row, UInt32(bit), solid: 0)
        unsafe solid[row] &= ~bit
        self[row, octet] = words
    }
}

/// Calls `body` with the place of every bit that is set, from the lowest.
@inline(__always)
func forEachBit(of bits: UInt64, _ body: (Int) -> Void) {
    var rest = bits
    while rest != 0 {
        body(rest.trailingZeroBitCount)
        rest &= rest &- 1
    }
}
