/// Bytes of a file that cannot be read past their end, whatever offset the file itself asks for.
///
/// Valid as long as the memory it was made from.
struct BoundedBytes {
    private let memory: UnsafeRawBufferPointer

    init(_ memory: UnsafeRawBufferPointer) { self.memory = memory }

    var count: Int { memory.count }

    /// The byte at `offset`, or `nil` outside.
    subscript(offset: Int) -> UInt8? {
        memory.indices.contains(offset) ? memory[offset] : nil
    }

    /// The part from `offset` on that is `count` bytes long, or `nil` if not all of it is there.
    func slice(at offset: Int, count: Int) -> BoundedBytes? {
        guard offset >= 0, count >= 0, offset <= memory.count, count <= memory.count - offset else {
            return nil
        }
        return BoundedBytes(UnsafeRawBufferPointer(rebasing: memory[offset..<offset + count]))
    }

    /// What follows the first `count` bytes, or `nil` if there are not as many.
    func dropping(_ count: Int) -> BoundedBytes? {
        slice(at: count, count: memory.count - count)
    }

    /// The most significant byte comes first.
    func big16(at offset: Int) -> Int? {
        guard let part = slice(at: offset, count: 2) else { return nil }
        return part.memory.reduce(0) { $0 << 8 | Int($1) }
    }

    /// The most significant byte comes first.
    func big32(at offset: Int) -> Int? {
        guard let part = slice(at: offset, count: 4) else { return nil }
        return part.memory.reduce(0) { $0 << 8 | Int($1) }
    }

    func hasPrefix(_ prefix: some Collection<UInt8>) -> Bool { memory.starts(with: prefix) }

    func firstIndex(of byte: UInt8) -> Int? { memory.firstIndex(of: byte) }

    func withUnsafeBytes<Result, E: Error>(
        _ body: (UnsafePointer<UInt8>?, Int) throws(E) -> Result
    ) throws(E) -> Result {
        try body(memory.assumingMemoryBound(to: UInt8.self).baseAddress, memory.count)
    }
}
