import Glibc
import Storage

/// A process started by a test.
struct Child {
    let status: Int32
    let output: String

    var exitCode: Int32? { status & 0x7F == 0 ? status >> 8 & 0xFF : nil }

    /// Runs a program to its end and collects what it says on standard output.
    static func run(_ words: [String]) -> Child? {
        run(words.map { Array($0.utf8) })
    }

    static func run(_ words: [[UInt8]]) -> Child? {
        guard let (process, descriptor) = start(words) else { return nil }
        defer { close(descriptor) }
        let output = drain(descriptor)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return Child(status: status, output: output)
    }

    /// Starts a program; the second value is the end of the pipe its output comes from.
    private static func start(_ words: [[UInt8]]) -> (pid_t, CInt)? {
        var ends: [CInt] = [0, 0]
        guard let program = words.first, pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[1]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)

        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { word in
            strdup(word.map { CChar(bitPattern: $0) } + [0])
        }
        arguments.append(nil)
        defer { for argument in arguments { free(argument) } }
        var process: pid_t = 0
        let name = program.map { CChar(bitPattern: $0) } + [0]
        guard posix_spawnp(&process, name, &actions, nil, arguments, environ) == 0 else {
            close(ends[0])
            return nil
        }
        return (process, ends[0])
    }

    static func exists(_ program: String) -> Bool {
        run(["sh", "-c", "command -v \(program)"])?.exitCode == 0
    }

    /// The helper built beside these tests.
    static var saveTool: String {
        CommandLine.arguments.first.map(folder(of:)).map { $0 + "/savetool" } ?? "savetool"
    }

    private static func folder(of path: String) -> String {
        path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            .joined(separator: "/")
    }

    private static func drain(_ descriptor: CInt) -> String {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            guard count > 0 else { break }
            bytes += chunk[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension Child {
    /// A process that runs beside the test and talks to it line by line.
    final class Running {
        private let process: pid_t
        private let output: CInt
        private var buffer: [UInt8] = []
        private var isOver = false

        init?(_ words: [String]) {
            guard let (process, output) = Child.start(words.map { Array($0.utf8) }) else {
                return nil
            }
            self.process = process
            self.output = output
        }

        deinit {
            kill()
            close(output)
        }

        /// The next line without its end; `nil` when the process has said its last.
        func readLine() -> String? {
            while true {
                if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                    let line = String(decoding: buffer[..<end], as: UTF8.self)
                    buffer.removeFirst(end + 1)
                    return line
                }
                var chunk = [UInt8](repeating: 0, count: 4096)
                let count = read(output, &chunk, chunk.count)
                guard count > 0 else { return nil }
                buffer += chunk[..<count]
            }
        }

        /// Ends the process as the kernel would for want of memory.
        func kill() {
            guard !isOver else { return }
            isOver = true
            Glibc.kill(process, SIGKILL)
            var status: Int32 = 0
            while waitpid(process, &status, 0) < 0, errno == EINTR {}
        }
    }
}
