import Glibc
import Rig
import Testing

/// A program whose window's thread waits for a server that hangs.
@Suite(.serialized) struct LastResortTests {
    @Test func `a signal ends a program that hangs in Xlib, and the drawing is kept`() throws {
        let home = try Folder()
        do {
            let stage = try Stage(folder: home)
            try stage.draw([(40, 40), (200, 90)])
            _ = try stage.driver.stillBoard()
            let program = stage.program.process
            // The key is there before the server stops; what it does asks the server something.
            program.signal(SIGSTOP)
            try stage.driver.press("F11")
            stage.server.suspend()
            program.signal(SIGCONT)
            try wait(for: "the program to wait for the server alone") {
                program.waitsForOneDescriptor
            }
            program.signal(SIGTERM)
            #expect(try stage.program.waitForEnd() == .exited(0))
            stage.server.resume()
        }
        let stage = try Stage(folder: home)
        try stage.recover(1)
        #expect(try stage.driver.stillBoard().count(0) > 0)
    }
}
