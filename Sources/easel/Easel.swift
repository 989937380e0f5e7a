import Glibc

/// The program: reads its command line and does what it says.
@main struct Easel {
    static func main() {
        switch Invocation.read(CommandLine.rawArguments.dropFirst()) {
        case .success(.help):
            Console.print(Usage.help)
        case .success(.version):
            Console.print(Usage.version)
        case .success(.render(let source, let target)):
            exit(RenderCommand(source: source, target: target).run())
        case .success(.window(let options)):
            exit(WindowCommand(options).run())
        case .failure(let mistake):
            Console.complain(Usage.sentence(for: mistake))
            Console.complain(Usage.hint)
            exit(ExitStatus.wrongUsage)
        }
    }
}

/// What the program's end tells whoever started it.
enum ExitStatus {
    static let good: Int32 = 0
    static let failed: Int32 = 1
    static let wrongUsage: Int32 = 2
    static let noDisplay: Int32 = 3
}

extension CommandLine {
    /// The arguments as the bytes they are: Swift's own list repairs names that are not UTF-8.
    static var rawArguments: [[UInt8]] {
        (0..<Int(argc)).compactMap { index in
            guard let argument = unsafeArgv[index] else { return nil }
            return Array(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
        }
    }
}
