import Glibc
import Interface
import Painting
import Raster
import Storage

/// `easel render IN OUT`: anything that can be opened becomes a PNG, with no display at all.
struct RenderCommand {
    let source: [UInt8]
    let target: [UInt8]

    private static let pipe = Array("-".utf8)

    /// Does it and returns the exit status.
    func run() -> Int32 {
        do throws(Failure) {
            let contents = try read()
            try write(BoardWriter(Board(contents.drawing)))
            if let missing = contents.missingPicture { Console.complain(sentence(for: missing)) }
            return ExitStatus.good
        } catch {
            Console.complain(sentence(for: error))
            return ExitStatus.failed
        }
    }

    private func read() throws(Failure) -> DrawingFile.Contents {
        let size = (width: 1280, height: 720)
        guard source != Self.pipe else {
            return try DrawingFile.decode(readPipe(), from: nil, size: size)
        }
        guard let path = FilePath(bytes: source) else { throw Failure(problem: .empty) }
        return try DrawingFile.read(path, size: size)
    }

    private func readPipe() throws(Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count <= DrawingFile.limit {
            let count = Glibc.read(STDIN_FILENO, &chunk, chunk.count)
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { throw Failure(problem: Problem(SystemError(code: errno))) }
            guard count > 0 else { return bytes }
            bytes += chunk[..<count]
        }
        throw Failure(problem: .tooManyBytes(limit: DrawingFile.limit))
    }

    private func write(_ writer: BoardWriter) throws(Failure) {
        guard target != Self.pipe else { return try writePipe(writer) }
        guard let path = FilePath(bytes: target) else { throw Failure(problem: .empty) }
        let order = SaveOrder(
            path: path.bytes, form: .png, embedsObjects: false,
            agreed: [.exists, .changed])
        switch Saving.save(reporting: order, writer, at: path).report {
        case .saved: return
        case .asks: throw Failure(problem: .system(code: EACCES, text: "read-only"), path: target)
        case .failed(_, _, let problem): throw Failure(problem: problem, path: target)
        }
    }

    private func writePipe(_ writer: BoardWriter) throws(Failure) {
        var code: Int32 = 0
        do {
            try writer.writePNG(embedsObjects: false) { bytes in
                let written = bytes.withUnsafeBytes {
                    Console.write(Array($0), to: STDOUT_FILENO)
                }
                if !written { code = errno }
                return written
            }
        } catch {
            throw Failure(
                problem: code == 0 ? Problem(error) : Problem(SystemError(code: code)),
                path: target)
        }
    }

    private func sentence(for failure: Failure) -> String {
        let path = failure.path ?? source
        return Complaint.sentence(failure.problem, path: path)
    }
}
