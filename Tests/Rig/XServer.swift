import Glibc

/// A private X server without a screen (Xvfb), on a display number of its own.
///
/// A class because it ends the server when nobody has it any more.
package final class XServer {
    /// The name clients connect to, such as `:7`.
    package let display: String
    /// Kept open: the server ends itself with its last client, so that none is left behind.
    package let connection: Connection
    private let process: ChildProcess

    /// Starts a server and waits until it answers.
    ///
    /// More `arguments` are such as `-extension`, `MIT-SHM`.
    package init(
        width: Int = 1280, height: Int = 800, depth: Int = 24, arguments: [String] = []
    ) throws(RigError) {
        let folder = try Folder()
        let command =
            ["Xvfb", "-displayfd", "1", "-screen", "0", "\(width)x\(height)x\(depth)"]
            + ["-nolisten", "tcp", "-terminate"] + arguments
        let process = try ChildProcess(
            command, environment: Environment.base(home: folder), output: folder)
        try wait(for: "Xvfb to say its number") { () throws(RigError) in
            guard process.isRunning else {
                throw .ended(program: "Xvfb", errors: process.errors)
            }
            return process.output.hasSuffix("\n")
        }
        display = ":" + process.output.filter(\.isNumber)
        connection = try Connection(display: display)
        self.process = process
    }

    /// Ends it the polite way; clients lose their connection.
    package func stop() throws(RigError) {
        process.signal(SIGTERM)
        process.signal(SIGCONT)
        _ = try process.waitForEnd()
    }

    /// Ends it with no time to say goodbye.
    package func kill() { process.kill() }

    /// Lets clients wait for every answer until `resume`.
    package func suspend() { process.signal(SIGSTOP) }

    package func resume() { process.signal(SIGCONT) }
}
