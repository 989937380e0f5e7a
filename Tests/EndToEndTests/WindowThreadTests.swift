import Glibc
import Rig
import Testing

/// The disk's time is the workers', and never the window's.
@Suite(.serialized) struct WindowThreadTests {
    private let home: Folder

    init() throws { home = try Folder() }

    private var tracer: [String] {
        [
            "strace", "-D", "-f", "-qq", "-y", "-o", home.path("calls"),
            "-e", "trace=fsync,fdatasync,openat,pread64",
        ]
    }

    @Test func `the window's thread opens no file and forces none to the disk`() throws {
        do {
            let stage = try Stage(folder: home)
            try stage.draw([(100, 300), (300, 300)])
            try stage.driver.press(at: stage.at(5, 5))
            try stage.driver.settle()
            stage.program.process.kill()
        }
        let stage = try Stage(["--size", "600x400"], folder: home, wrapper: tracer)
        let shown = calls.count
        try stage.recover(1)
        try stage.draw([(100, 100), (200, 150)])
        for key in ["r", "e", "p"] { try stage.driver.press(key) }
        stage.driver.resize(width: 900, height: 700)
        try stage.driver.settle()
        try stage.save()
        stage.program.process.signal(SIGTERM)
        #expect(try stage.program.waitForEnd() == .exited(0))

        let all = calls[shown...].filter(touchesDisk)
        let own = all.filter { $0.hasPrefix("\(stage.program.process.identifier) ") }
        #expect(own.isEmpty)
        #expect(all.contains { $0.contains(" fsync(") })
        #expect(all.contains { $0.contains("/easel/settings") })
        #expect(all.contains { $0.contains(".session") })
    }

    private var calls: [Substring] { home.text("calls").split(separator: "\n") }

    /// Whether a call may wait for the disk: any force, and any use of a file of the user's.
    ///
    /// Fonts are the system's, and opened by Pango when they are first drawn with.
    private func touchesDisk(_ call: Substring) -> Bool {
        call.contains("sync(") || call.contains(home.path) && !call.contains("/fonts/")
    }
}
