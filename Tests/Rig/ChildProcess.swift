import CXTest
import Glibc

/// A program that was started.
///
/// A class because it kills what still runs when nobody has it any more.
package final class ChildProcess {
    /// How a process ended.
    package enum Ending: Hashable, Sendable {
        case exited(Int32)
        case killed(signal: Int32)
    }

    package let name: String
    package let identifier: Int32
    private let folder: Folder
    private var ending: Ending?

    /// Starts `command`, found through `PATH`, in `workingFolder`.
    package init(
        _ command: [String],
        environment: [String: String],
        in workingFolder: String? = nil,
        output folder: Folder
    ) throws(RigError) {
        name = command.first ?? ""
        self.folder = folder
        let arguments = command.map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        identifier = rig_spawn(
            name, arguments, variables, workingFolder ?? folder.path,
            folder.path("stdout"), folder.path("stderr"))
        guard identifier > 0 else {
            ending = .exited(127)
            throw .cannotStart(program: name, code: -identifier)
        }
    }

    deinit { kill() }

    /// What it has written to standard output so far.
    package var output: String { folder.text("stdout") }

    /// What it has written to standard error so far.
    package var errors: String { folder.text("stderr") }

    package var isRunning: Bool { poll() == nil }

    package func signal(_ number: Int32) {
        guard isRunning else { return }
        Glibc.kill(identifier, number)
    }

    /// Ends it at once, suspended or not.
    package func kill() {
        signal(SIGKILL)
        while ending == nil { collect(options: 0) }
    }

    /// Waits until it ends by itself.
    package func waitForEnd(within seconds: Double = 30) throws(RigError) -> Ending {
        try wait(for: "\(name) to end", within: seconds) { poll() != nil }
        return poll() ?? .exited(127)
    }

    private func poll() -> Ending? {
        if ending == nil { collect(options: WNOHANG) }
        return ending
    }

    private func collect(options: Int32) {
        var status: Int32 = 0
        let collected = waitpid(identifier, &status, options)
        if collected == identifier {
            let signal = status & 0x7F
            ending = signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal: signal)
        } else if collected == -1, errno != EINTR {
            ending = .exited(127)
        }
    }
}
