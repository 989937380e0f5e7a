import Rig
import Testing

@Suite struct CommandLineTests {
    @Test func `help and version go to standard output`() throws {
        for (option, start) in [("--help", "Usage: easel"), ("--version", "easel ")] {
            let program = try Program("easel", [option])
            #expect(try program.waitForEnd() == .exited(0))
            #expect(program.process.output.hasPrefix(start))
            #expect(program.process.errors.isEmpty)
        }
    }

    @Test(arguments: [
        ["--nonsense"], ["--size"], ["--size", "12"], ["--size", "0x10"],
        ["--size", "99999x99999"],
        ["--scale", "9"], ["a.png", "b.png"], ["render"], ["--background"],
    ])
    func `wrong usage is said with a hint`(arguments: [String]) throws {
        let program = try Program("easel", arguments)
        #expect(try program.waitForEnd() == .exited(2))
        let lines = program.process.errors.split(separator: "\n")
        #expect(lines.count == 2 && lines.allSatisfy { $0.hasPrefix("easel: ") })
        #expect(lines.last?.contains("--help") ?? false)
    }

    @Test func `a file that cannot be opened is named with the reason`() throws {
        let program = try Program("easel", ["/"], environment: ["DISPLAY": ":987"])
        #expect(try program.waitForEnd() == .exited(1))
        #expect(program.process.errors.hasPrefix("easel: /: "))
        #expect(program.process.errors.split(separator: "\n").count == 1)
    }
}
