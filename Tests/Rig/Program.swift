import Foundation

/// The built program, running with a home and a working folder of its own.
package struct Program {
    package let process: ChildProcess
    /// Its home and its working folder, unless told otherwise.
    package let folder: Folder
    /// Whose windows are the program's; 0: anybody's, since a wrapper stands between.
    let windowOwner: Int32

    /// Starts the program, on `server` or with no `DISPLAY` at all.
    ///
    /// `executable` is a product of this package, or an absolute path. `folder` is its home: give the
    /// same one again to start where another run left off. It starts in `workingFolder`, else in
    /// its home, by way of the command `wrapper` (such as `strace`) where there is one.
    package init(
        _ executable: String = "easel",
        _ arguments: [String] = [],
        on server: XServer? = nil,
        folder: Folder? = nil,
        workingFolder: String? = nil,
        environment: [String: String] = [:],
        wrapper: [String] = []
    ) throws(RigError) {
        let home = if let folder { folder } else { try Folder() }
        var variables = Environment.base(home: home)
        variables["DISPLAY"] = server?.display
        variables.merge(environment) { $1 }
        let path = executable.hasPrefix("/") ? executable : Self.path(of: executable)
        process = try ChildProcess(
            wrapper + [path] + arguments, environment: variables,
            in: workingFolder ?? home.path, output: try Folder())
        windowOwner = wrapper.isEmpty ? process.identifier : 0
        self.folder = home
    }

    /// A product of this package: it lies beside the running test.
    package static func path(of product: String) -> String {
        let runner = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        return (runner.map { ($0 as NSString).deletingLastPathComponent } ?? ".") + "/" + product
    }

    /// Runs the program to its end.
    package func waitForEnd(within seconds: Double = 30) throws(RigError) -> ChildProcess.Ending {
        try process.waitForEnd(within: seconds)
    }
}
