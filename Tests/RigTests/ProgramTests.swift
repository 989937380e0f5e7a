import Glibc
import Rig
import Testing

@Suite struct ProgramTests {
    @Test func `output, errors, folder and exit status are all there`() throws {
        let script = "echo out; echo err >&2; pwd; echo $HOME; exit 5"
        let program = try Program("/bin/sh", ["-c", script])
        #expect(try program.waitForEnd() == .exited(5))
        let folder = program.folder.path
        #expect(program.process.output == "out\n\(folder)\n\(folder)\n")
        #expect(program.process.errors == "err\n")
    }

    @Test func `without a server there is no DISPLAY`() throws {
        let program = try Program("rig-client")
        #expect(try program.waitForEnd() == .exited(3))
    }

    @Test func `a variable of the caller's wins`() throws {
        let program = try Program(
            "/bin/sh", ["-c", "echo $LC_ALL $COLOR"],
            environment: ["LC_ALL": "C", "COLOR": "blue"])
        #expect(try program.waitForEnd() == .exited(0))
        #expect(program.process.output == "C blue\n")
    }

    @Test func `a signal that ends a program is reported`() throws {
        let program = try Program("/bin/sleep", ["1000"])
        #expect(program.process.isRunning)
        program.process.signal(SIGTERM)
        #expect(try program.waitForEnd() == .killed(signal: SIGTERM))
    }

    @Test func `a program that sleeps uses nothing, and one that works does`() throws {
        let sleeper = try Program("/bin/sleep", ["1000"])
        let worker = try Program("/bin/sh", ["-c", "while :; do :; done"])
        try wait(for: "the worker to work") { worker.process.usage.ticks > 5 }
        let idle = sleeper.process.usage(overSeconds: 0.2)
        #expect(idle.ticks == 0)
        #expect(idle.voluntarySwitches == 0)
        #expect(sleeper.process.usage.residentKilobytes > 0)
    }

    @Test func `a missing program is an error`() {
        #expect(throws: RigError.cannotStart(program: "/nowhere/at-all", code: ENOENT)) {
            try Program("/nowhere/at-all")
        }
    }

    @Test func `a folder goes away with its last owner`() throws {
        let path = try Folder().path
        #expect(access(path, F_OK) == -1)
    }
}
