import CRivals
import Foundation

/// Skia, which draws in a Python program that is started once and answers over pipes.
///
/// A class because it owns that process, which ends when its input does.
final class Skia {
    /// What the coordinates of a drawing are.
    enum Drawing: String {
        /// Both ends of every line.
        case lines, dashes
        /// The points of one polyline.
        case path
        /// Opposite corners of every box.
        case fills, outlines
    }

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    /// `nil` where Skia is not to be had: one line has then said so.
    init?() {
        // Writing to a process that has ended must be an error, not the end of this one.
        signal(SIGPIPE, SIG_IGN)
        process.executableURL = URL(filePath: ".build/skia/bin/python3")
        process.arguments = ["Benchmarks/Rivals/skia_rival.py"]
        process.standardInput = input
        process.standardOutput = output
        let answer = (try? process.run()).flatMap { self.answer }
        guard answer == "ready" else {
            print("bench: Skia is left out: \(answer ?? "not installed") (see .build/skia.log)")
            return nil
        }
    }

    /// Hands over a drawing, which takes the place of the one before.
    ///
    /// The numbers that come back inform; nothing promises how Easel compares with Skia.
    func rival(_ drawing: Drawing, _ coordinates: [Double], _ pen: RivalPen) -> Rival {
        let numbers = [pen.width, pen.red, pen.green, pen.blue, pen.alpha] + coordinates
        let words = [drawing.rawValue, pen.clear ? "clear" : "ink"] + numbers.map(\.description)
        send(words.joined(separator: " "))
        return Rival("Skia", limit: nil) { [self] in
            send("play")
            return answer.flatMap { Double($0) }
        }
    }

    private func send(_ line: String) {
        try? input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    }

    /// The next line, or `nil` where the process has ended.
    private var answer: String? {
        var bytes: [UInt8] = []
        while let byte = try? output.fileHandleForReading.read(upToCount: 1)?.first {
            if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
            bytes.append(byte)
        }
        return nil
    }
}
