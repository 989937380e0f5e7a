import Glibc
import Storage

/// Saves 100,000 bytes of one letter to a path: a process of its own for tests that kill it,
/// starve it, or run it as another user.
///
/// Usage: `savetool PATH LETTER [exists|changed|readOnly …]`. The outcome is one word on standard
/// output, with the errno where there is one; the exit status is 0 for a saved file.
@main struct SaveTool {
    static func main() {
        signal(SIGXFSZ, SIG_IGN)
        let words = CommandLine.unsafeArgv
        guard CommandLine.argc >= 3, let name = words[1], let path = FilePath(cString: name),
            let letter = words[2]?.pointee
        else { exit(2) }
        let answers = CommandLine.arguments.dropFirst(3).compactMap { answer in
            ["exists": SaveQuestion.exists, "changed": .changed, "readOnly": .readOnly][answer]
        }
        let request = SaveRequest(path, answered: Set(answers))
        finish(Self.save(request, letter: UInt8(bitPattern: letter)))
    }

    private static func save(_ request: SaveRequest, letter: UInt8) -> Result<
        SaveOutcome, StorageError
    > {
        Result { () throws(StorageError) in
            try Saver(PosixFileSystem()).save(request) { sink throws(StorageError) in
                for _ in 0..<10 {
                    try sink.write([UInt8](repeating: letter, count: 10_000))
                }
            }
        }
    }

    private static func finish(_ result: Result<SaveOutcome, StorageError>) -> Never {
        switch result {
        case .success(.saved):
            print("saved")
            exit(0)
        case .success(.doubtful(_, let error)):
            print("doubtful", error.code)
            exit(0)
        case .failure(.failed(_, let step, let error)):
            print(step, error.code)
        case .failure(.asks(_, let question)):
            print("asks", question)
        case .failure(let error):
            print("other", error)
        }
        exit(1)
    }
}
