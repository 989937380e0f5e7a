import Glibc
import Storage
import Testing

@Suite struct FileContentsTests {
    private let scratch = Scratch()

    @Test func `a file is read whole`() throws {
        let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let path = scratch.write(bytes, to: scratch.path("a"))
        #expect(try FileContents.read(path, limit: 200_000).bytes == bytes)
        #expect(throws: StorageError.tooLarge(path, limit: 199_999)) {
            try FileContents.read(path, limit: 199_999)
        }
    }

    @Test func `a file without an end is refused at the limit`() throws {
        let path = try #require(FilePath("/proc/self/maps"))
        #expect(throws: StorageError.tooLarge(path, limit: 10)) {
            try FileContents.read(path, limit: 10)
        }
        #expect(try !FileContents.read(path, limit: 1 << 24).bytes.isEmpty)
    }

    @Test func `what is no file is refused before it can block`() throws {
        let pipe = scratch.path("pipe")
        _ = pipe.withCharacters { mkfifo($0, 0o600) }
        #expect(throws: StorageError.refused(pipe, .pipe)) {
            try FileContents.read(pipe, limit: 10)
        }
        #expect(throws: StorageError.refused(scratch.folder, .folder)) {
            try FileContents.read(scratch.folder, limit: 10)
        }
        let zero = try #require(FilePath("/dev/zero"))
        #expect(throws: StorageError.refused(zero, .device)) {
            try FileContents.read(zero, limit: 10)
        }
    }

    @Test func `a file that is not there is an error with its reason`() {
        let path = scratch.path("none")
        #expect(throws: StorageError.failed(path, .read, SystemError(code: ENOENT))) {
            try FileContents.read(path, limit: 10)
        }
    }
}
