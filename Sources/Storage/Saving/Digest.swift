/// A running 64-bit FNV-1a checksum: tells damage from content, and is no defense against malice.
///
/// It depends on the bytes and not on how they were cut into pieces. Every step is invertible, so a
/// single changed byte always changes the result.
struct Digest: Hashable, Sendable {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325
    private(set) var count = 0

    init() {}

    init(of bytes: [UInt8]) {
        bytes.withUnsafeBytes { add($0) }
    }

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        var hash = value
        for byte in bytes {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        value = hash
        count += bytes.count
    }
}
