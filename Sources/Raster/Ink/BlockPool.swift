internal import Synchronization

/// Blocks of memory of one size, kept when nobody needs them so that the next stroke need not wait
/// for the system to find and clear some.
final class BlockPool: Sendable {
    private let blockSize: Int
    private let mostSpare: Int
    private let spare = Mutex<[Block]>([])

    @safe private struct Block: @unchecked Sendable {
        let start: UnsafeMutableRawPointer
    }

    /// A pool that keeps at most `mostSpare` unused blocks of `blockSize` bytes.
    init(blockSize: Int, mostSpare: Int) {
        self.blockSize = blockSize
        self.mostSpare = mostSpare
    }

    /// A block aligned for every vector type, and whether it is new: an old one is as it was given
    /// back, a new one holds anything.
    func take() -> (block: UnsafeMutableRawPointer, isNew: Bool) {
        if let block = spare.withLock({ $0.popLast() }) { return unsafe (block.start, false) }
        return (.allocate(byteCount: blockSize, alignment: 64), true)
    }

    func giveBack(_ block: UnsafeMutableRawPointer) {
        let isKept = spare.withLock { spare in
            guard spare.count < mostSpare else { return false }
            spare.append(unsafe Block(start: block))
            return true
        }
        if !isKept { unsafe block.deallocate() }
    }
}
