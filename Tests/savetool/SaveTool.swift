import Glibc
import Storage

/// Does one piece of storage work as a process of its own, for tests that kill it, starve it, or
/// run it as another user.
///
/// - `savetool PATH LETTER [exists|changed|readOnly …]` saves 100,000 bytes of one letter.
/// - `savetool --journal FOLDER` keeps edit after edit in a session and says each number when the
///   next gesture could begin.
@main struct SaveTool {
    static func main() {
        signal(SIGXFSZ, SIG_IGN)
        let words = CommandLine.unsafeArgv
        guard CommandLine.argc >= 3, let first = words[1], let second = words[2],
            let path = FilePath(cString: first)
        else { exit(2) }
        if path.display == "--journal" {
            keepJournal(in: FilePath(cString: second))
        }
        let answers = CommandLine.arguments.dropFirst(3).compactMap { answer in
            ["exists": SaveQuestion.exists, "changed": .changed, "readOnly": .readOnly][answer]
        }
        let request = SaveRequest(path, answered: Set(answers))
        finish(Self.save(request, letter: UInt8(bitPattern: second.pointee)))
    }

    private static func keepJournal(in folder: FilePath?) -> Never {
        let journal = Journal(in: folder) { report in
            say("\(report)")
        }
        for index in 0... {
            journal.append({ _ in Array("edit \(index + 1)".utf8) }, above: index)
            journal.flush(within: 10_000)
            say("\(index + 1)")
        }
        exit(1)
    }

    private static func say(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        _ = write(1, bytes, bytes.count)
    }

    private static func save(
        _ request: SaveRequest, letter: UInt8
    ) -> Result<SaveOutcome, StorageError> {
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
            say("saved")
            exit(0)
        case .success(.bare):
            say("bare")
            exit(0)
        case .success(.doubtful(_, let error)):
            say("doubtful \(error.code)")
            exit(0)
        case .failure(.failed(_, let step, let error)):
            say("\(step) \(error.code)")
        case .failure(.asks(_, let question)):
            say("asks \(question)")
        case .failure(let error):
            say("other \(error)")
        }
        exit(1)
    }
}
