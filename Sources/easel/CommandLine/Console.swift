import Glibc

/// The terminal, where there is one.
enum Console {
    /// A line on standard output.
    static func print(_ text: String) {
        write(Array((text + "\n").utf8), to: STDOUT_FILENO)
    }

    /// A line on standard error, after the program's name.
    static func complain(_ text: String) {
        write(Array("easel: \(text)\n".utf8), to: STDERR_FILENO)
    }

    /// Writes all bytes, or as many as are taken; `false` when some were not.
    @discardableResult
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var done = 0
        while done < bytes.count {
            let count = bytes[done...].withUnsafeBytes {
                Glibc.write(descriptor, $0.baseAddress, $0.count)
            }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return false }
            done += count
        }
        return true
    }
}
