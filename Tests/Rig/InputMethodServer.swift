import Glibc

/// An input method that is a program of its own, as long as this is kept.
///
/// It hands back every key but Z, for which it types a 9.
package struct InputMethodServer {
    /// What a program's environment must hold to find it.
    package static let environment = ["XMODIFIERS": "@im=rig"]

    private let process: ChildProcess

    /// Starts it and waits until programs can find it.
    package init(on server: XServer) throws(RigError) {
        let folder = try Folder()
        var environment = Environment.base(home: folder)
        environment["DISPLAY"] = server.display
        let process = try ChildProcess(
            [Program.path(of: "rig-input-method")], environment: environment, output: folder)
        self.process = process
        try wait(for: "the input method to be ready") { process.output.hasPrefix("ready\n") }
    }

    /// How many keys were handed to it.
    package var keys: Int { process.output.split(separator: "\n").count { $0 == "key" } }

    package func suspend() { process.signal(SIGSTOP) }

    package func resume() { process.signal(SIGCONT) }

    package func kill() { process.kill() }
}
