import Glibc
import Rig
import Testing

@Suite struct ToolchainTests {
    @Test func `a swift that cannot start is shown with the loader's own words`() throws {
        let reason = "error while loading shared libraries: libncurses.so.6: cannot open"
        let errors = try complaint(about: "echo '\(reason)' >&2; exit 127")
        #expect(errors.contains(reason))
        #expect(errors.contains("Scripts/setup build"))
        #expect(!errors.contains("PATH"))
    }

    @Test func `a package manager that cannot start is shown too`() throws {
        let reason = "error while loading shared libraries: libcurl.so.4: cannot open"
        let errors = try complaint(
            about: """
                [ "$1" != build ] || { echo '\(reason)' >&2; exit 127; }
                echo 'Swift version 6.2'
                """)
        #expect(errors.contains(reason))
    }

    @Test func `an old swift is told by its version`() throws {
        let errors = try complaint(about: "echo 'Swift version 5.10.1 (swift-5.10.1-RELEASE)'")
        #expect(errors.contains("Swift 5.10 is too old"))
    }

    /// What the check says of a `swift` that is this shell script.
    private func complaint(about script: String) throws -> String {
        let folder = try Folder()
        try folder.write(Array("#!/bin/sh\n\(script)\n".utf8), to: "swift")
        try #require(chmod(folder.path("swift"), 0o755) == 0)
        let check = try Program(
            Places.package + "/Scripts/check-toolchain",
            environment: ["PATH": folder.path + ":/usr/bin:/bin"])
        #expect(try check.waitForEnd() == .exited(1))
        return check.process.errors
    }
}
