import Glibc
import Rig
import Testing

/// Another program between the keyboard and the text fields: alive, stopped, killed and restarted.
@Suite(.serialized) struct InputMethodTests {
    private func makeStage() throws -> (Stage, InputMethodServer) {
        let stage = try Stage(environment: InputMethodServer.environment)
        return (stage, try InputMethodServer(on: stage.server))
    }

    /// Types a width and waits until it is taken.
    private func setWidth(_ stage: Stage, typing text: String, to width: Int) throws {
        try stage.type(text, into: "width.value")
        try stage.driver.waitFor("width.value", "to be \(width)") { $0.number == Double(width) }
    }

    @Test func `what goes into a text field goes through the method, and nothing else`() throws {
        let (stage, method) = try makeStage()
        try stage.driver.press("x")
        try stage.driver.waitFor("tool.eraser", "to be selected") { $0.isSelected }
        try setWidth(stage, typing: "1z", to: 19)
        let keys = method.keys
        #expect(keys > 0)
        try stage.driver.press("p")
        try stage.driver.waitFor("tool.pencil", "to be selected") { $0.isSelected }
        #expect(method.keys == keys)
    }

    @Test func `a tool's letter typed behind a field's last key is no key of the field's`() throws {
        let (stage, method) = try makeStage()
        try setWidth(stage, typing: "1z", to: 19)
        let before = method.keys
        try stage.type("12\nx", into: "width.value", accepting: false)
        try stage.driver.waitFor("tool.eraser", "to be selected") { $0.isSelected }
        // Control and A, 1, 2 and Return.
        #expect(method.keys == before + 5)
        // The eraser has a width of its own; the pencil's is what was typed.
        try stage.driver.press("p")
        try stage.driver.waitFor("width.value", "to be 12") { $0.number == 12 }
    }

    @Test func `a stopped method holds up neither typing nor drawing nor the end`() throws {
        let (stage, method) = try makeStage()
        try setWidth(stage, typing: "1z", to: 19)
        method.suspend()
        try setWidth(stage, typing: "12", to: 12)
        try stage.driver.press("p")
        try stage.draw([(40, 40), (200, 90)])
        #expect(try stage.driver.stillBoard().count(0) > 0)
        try stage.driver.click("width.value")
        try stage.driver.press("1")
        stage.program.process.signal(SIGTERM)
        #expect(try stage.program.waitForEnd() == .exited(0))
    }

    @Test func `a method killed while it has a key takes none along`() throws {
        let (stage, method) = try makeStage()
        try setWidth(stage, typing: "1z", to: 19)
        method.suspend()
        try stage.driver.click("width.value")
        try stage.driver.press("ctrl+a")
        method.kill()
        try stage.driver.type("13\n")
        try stage.driver.waitFor("width.value", "to be 13") { $0.number == 13 }
    }

    @Test func `a method that comes back is used again`() throws {
        let (stage, method) = try makeStage()
        try setWidth(stage, typing: "1z", to: 19)
        method.suspend()
        try setWidth(stage, typing: "12", to: 12)
        method.resume()
        try setWidth(stage, typing: "2z", to: 29)
        method.kill()
        try setWidth(stage, typing: "14", to: 14)
        let second = try InputMethodServer(on: stage.server)
        try setWidth(stage, typing: "3z", to: 39)
        #expect(second.keys > 0)
    }
}
