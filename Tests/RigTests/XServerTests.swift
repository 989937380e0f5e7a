import Rig
import Testing

@Suite(.serialized) struct XServerTests {
    @Test(arguments: [16, 24, 30]) func `colors are read back at any depth`(depth: Int) throws {
        let stage = try Stage(depth: depth)
        try stage.driver.drag([Position(10, 100), Position(390, 100)])
        try stage.waitForOutput("motions 1\n")
        let screen = try stage.driver.stillBoard()
        #expect(screen.count(0x000000) == 381)
        #expect(screen.count(0xFFFFFF) == screen.pixels.count - 381)
    }

    @Test func `a connection survives its server, and so does its owner`() throws {
        let stage = try Stage()
        stage.server.kill()
        #expect(!stage.server.connection.isAlive)
        #expect(stage.driver.controls.isEmpty)
        #expect(throws: RigError.cannotCapture) { try stage.driver.screen() }
        #expect(!stage.driver.answersPing(within: 0.1))
    }

    @Test func `a suspended server answers again when it is resumed`() throws {
        let server = try XServer()
        server.suspend()
        server.resume()
        #expect(server.connection.isAlive)
        try server.stop()
    }

    @Test func `arguments reach the server`() throws {
        let server = try XServer(width: 640, height: 480)
        let geometry = server.connection.geometry(of: server.connection.root)
        #expect(geometry?.width == 640)
        #expect(geometry?.height == 480)
        #expect(throws: RigError.self) { try XServer(arguments: ["-nonsense"]) }
    }
}
