/// Takes the bytes of a file as they are made, and remembers what they were.
package struct FileSink<System: FileSystem>: ~Copyable {
    private let descriptor: CInt
    private let target: FilePath
    private let system: System
    private(set) var digest = Digest()

    init(_ descriptor: CInt, target: FilePath, system: System) {
        self.descriptor = descriptor
        self.target = target
        self.system = system
    }

    /// The bytes written so far.
    package var count: Int { digest.count }

    /// Writes all of `bytes`, however many pieces the disk takes them in.
    package mutating func write(_ bytes: [UInt8]) throws(StorageError) {
        let result = bytes.withUnsafeBytes { buffer in
            Result { () throws(StorageError) in try write(buffer) }
        }
        try result.get()
    }

    /// Writes all of `bytes`, however many pieces the disk takes them in.
    package mutating func write(_ bytes: UnsafeRawBufferPointer) throws(StorageError) {
        var rest = bytes
        while !rest.isEmpty {
            let count = try system.attempt(.write, at: target) { () throws(SystemError) in
                let count = try system.write(rest, to: descriptor)
                // A disk that takes nothing and reports nothing would be asked forever.
                guard count > 0 else { throw SystemError.noProgress }
                return count
            }
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
        digest.add(bytes)
    }
}
