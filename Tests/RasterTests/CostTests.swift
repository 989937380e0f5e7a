import Foundation
import Testing

/// Counted in instructions, which no busy machine changes.
@Suite(.enabled(if: Probe.isThere, "needs valgrind"))
struct `The cost of a sample` {
    @Test(arguments: [2, 50])
    func `does not grow with the board`(width: Int) throws {
        let small = try Probe(side: 1_000, width: width).instructionsPerSample
        let large = try Probe(side: 16_000, width: width).instructionsPerSample
        #expect(abs(large / small - 1) < 0.1, "\(small) and \(large)")
    }

    @Test func `does not grow with the strokes before it`() throws {
        let first = try Probe(strokes: 20, more: 20).instructionsPerSample
        let late = try Probe(strokes: 400, more: 20).instructionsPerSample
        #expect(abs(late / first - 1) < 0.1, "\(first) and \(late)")
    }

    @Test func `does not grow along a stroke`() throws {
        let first = try Probe(samples: 1_000, more: 1_000).instructionsPerSample
        let late = try Probe(samples: 10_000, more: 1_000).instructionsPerSample
        #expect(abs(late / first - 1) < 0.1, "\(first) and \(late)")
    }

    @Test(arguments: ["outside", "still", "far"])
    func `grows no faster than the number of unusual ones`(way: String) throws {
        let first = try Probe(samples: 400, more: 400, way).instructionsPerSample
        let late = try Probe(samples: 4_000, more: 400, way).instructionsPerSample
        #expect(late < first * 1.1, "\(first) and \(late)")
    }

    @Test(arguments: ["outside", "still"])
    func `is less than a usual one's where nothing can be seen`(way: String) throws {
        let usual = try Probe(samples: 400, more: 400).instructionsPerSample
        let unseen = try Probe(samples: 400, more: 400, way).instructionsPerSample
        #expect(unseen < usual, "\(usual) and \(unseen)")
    }
}

/// Two runs of `cost-probe` under callgrind, one of which does a little more.
struct Probe {
    private let side: Int
    private let width: Int
    private let less: (strokes: Int, samples: Int)
    private let more: (strokes: Int, samples: Int)
    private let way: String

    init(side: Int, width: Int) {
        (self.side, self.width, way) = (side, width, "circle")
        (less, more) = ((2, 240), (10, 240))
    }

    init(strokes: Int, more: Int) {
        (side, width, way) = (1_000, 10, "circle")
        (less, self.more) = ((strokes, 60), (strokes + more, 60))
    }

    init(samples: Int, more: Int, _ way: String = "circle") {
        (side, width, self.way) = (1_000, 10, way)
        (less, self.more) = ((1, samples), (1, samples + more))
    }

    var instructionsPerSample: Double {
        get throws {
            let count = Double(more.strokes * more.samples - less.strokes * less.samples)
            return try (instructions(more) - instructions(less)) / count
        }
    }

    private func instructions(_ work: (strokes: Int, samples: Int)) throws -> Double {
        let process = Process()
        let output = Pipe()
        process.executableURL = Self.valgrind
        process.arguments = [
            "--tool=callgrind", "--callgrind-out-file=/dev/null", Self.program.path,
            "\(side)", "\(width)", "\(work.strokes)", "\(work.samples)", way,
        ]
        process.standardError = output
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let text = String(
            decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let line = text.split(separator: "\n").last { $0.contains("Collected :") }
        return try #require(line?.split(separator: " ").last.flatMap { Double($0) })
    }

    private static let valgrind = URL(filePath: "/usr/bin/valgrind")
    private static let program = URL(filePath: CommandLine.arguments[0])
        .deletingLastPathComponent().appending(path: "cost-probe")

    static var isThere: Bool {
        FileManager.default.isExecutableFile(atPath: valgrind.path)
            && FileManager.default.isExecutableFile(atPath: program.path)
    }
}
