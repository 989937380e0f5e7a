/// An openbox on a server, as long as this is kept.
package struct WindowManager {
    package let process: ChildProcess

    package init(on server: XServer) throws(RigError) {
        let folder = try Folder()
        var environment = Environment.base(home: folder)
        environment["DISPLAY"] = server.display
        process = try ChildProcess(
            ["openbox", "--sm-disable"], environment: environment, output: folder)
        try wait(for: "openbox to manage") {
            server.connection.hasWindowManager && server.connection.showsWindows
        }
    }
}
