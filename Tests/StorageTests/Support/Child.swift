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
        var ends: [CInt] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        posix_spawn_file_actions_addclose(&actions, ends[0])
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)

        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { word in
            strdup(word.map { CChar(bitPattern: $0) } + [0])
        }
        arguments.append(nil)
        defer { for argument in arguments { free(argument) } }
        var process: pid_t = 0
        let code = posix_spawnp(
            &process, arguments[0] ?? strdup(""), &actions, nil, arguments, environ)
        close(ends[1])
        defer { close(ends[0]) }
        guard code == 0 else { return nil }
        let output = drain(ends[0])
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return Child(status: status, output: output)
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
