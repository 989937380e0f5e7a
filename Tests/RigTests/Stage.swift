import Rig

/// A server with `rig-client` on it, and somebody in front of it.
struct Stage {
    let server: XServer
    let manager: WindowManager?
    let program: Program
    let driver: Driver

    init(managed: Bool = false, depth: Int = 24) throws(RigError) {
        server = try XServer(width: 800, height: 600, depth: depth)
        manager = managed ? try WindowManager(on: server) : nil
        program = try Program("rig-client", on: server)
        driver = try Driver(program, on: server)
    }

    var output: String { program.process.output }

    func waitForOutput(_ text: String) throws(RigError) {
        try wait(for: "the client to say \(text)") { output.contains(text) }
    }
}
