import Rig
import Testing

/// What a power cut would take.
@Suite(.serialized) struct PowerCutTests {
    private let home: Folder

    init() throws { home = try Folder() }

    /// The program under strace, which tells of each write and makes the disk slow.
    private var tracer: [String] {
        [
            "strace", "-D", "-f", "-qq", "-y", "-o", home.path("calls"),
            "-e", "trace=pwrite64,fdatasync,recvmsg",
            "-e", "inject=fdatasync:delay_enter=100000",
        ]
    }

    @Test func `at a press no edit waits for the disk that is older than the sync under way`()
        throws
    {
        let stage = try Stage(folder: home, wrapper: tracer)
        try stage.draw([(20, 20), (200, 20)])
        try wait(for: "the new session to be on the disk", within: 30) {
            JournalCalls(home.text("calls")).lastSync >= 0
        }
        var written = -1
        for index in 0..<8 {
            try stage.driver.press(at: stage.at(60 + 40 * index, 60))
            try stage.driver.settle()
            let log = JournalCalls(home.text("calls"))
            #expect(log.isSynchronizing || log.lastSync > written, "press \(index)")
            written = log.lastWrite
            try stage.driver.move(to: stage.at(90 + 40 * index, 300))
            stage.driver.release()
        }
        try stage.driver.settle()
        stage.program.process.kill()
    }
}

/// What a program did to its session's log, by the lines of strace.
private struct JournalCalls {
    /// The lines of the last write and of the last sync that was begun; -1 for none.
    private(set) var lastWrite = -1
    private(set) var lastSync = -1
    private(set) var isSynchronizing = false

    init(_ text: String) {
        for (line, words) in text.split(separator: "\n").enumerated() {
            let isLog = words.contains(".session-wal>")
            if isLog, words.contains(" pwrite64(") { lastWrite = line }
            if isLog, words.contains(" fdatasync(") {
                lastSync = line
                isSynchronizing = words.hasSuffix("<unfinished ...>")
            } else if words.contains("fdatasync resumed") {
                isSynchronizing = false
            }
        }
    }
}
