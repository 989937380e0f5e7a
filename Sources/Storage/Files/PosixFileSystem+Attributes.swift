import CAttributes
import Glibc

extension PosixFileSystem {
    /// What a file's list of attributes, and each of them, may take: the kernel's own limit.
    private static var attributeLimit: Int { 1 << 16 }

    package func attributes(of path: FilePath) throws(SystemError) -> [FilePath] {
        var list = [CChar](repeating: 0, count: Self.attributeLimit)
        let count = try path.call { listxattr($0, &list, list.count) }
        return list.prefix(count).split(separator: 0).compactMap { name in
            FilePath(bytes: name.map { UInt8(bitPattern: $0) })
        }
    }

    package func copyAttribute(
        _ name: FilePath, from path: FilePath, to descriptor: CInt
    ) throws(SystemError) {
        var value = [UInt8](repeating: 0, count: Self.attributeLimit)
        let count = try path.call(with: name) { getxattr($0, $1, &value, value.count) }
        try name.call { fsetxattr(descriptor, $0, value, count, 0) }
    }
}
