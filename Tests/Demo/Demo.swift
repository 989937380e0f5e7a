import Glibc
import Rig

/// Draws `easel-demo.png` in the current folder through the window of the built program; given a
/// folder, it fills that with pictures of the window instead.
@main struct Demo {
    private static let name = "easel-demo.png"

    static func main() {
        do throws(RigError) {
            if CommandLine.arguments.count > 1 {
                return try Gallery(folder: CommandLine.arguments[1]).paint()
            }
            try draw()
            print("saved \(name)")
        } catch {
            print("\(name) was not drawn: \(error)")
            exit(1)
        }
    }

    private static func draw() throws(RigError) {
        let folder = currentFolder()
        // An older picture would be opened and drawn over.
        unlink("\(folder)/\(name)")
        let server = try XServer(width: 1280, height: 800)
        let program = try Program("easel", [name], on: server, workingFolder: folder)
        let driver = try Driver(program, on: server)
        try Picture(painter: Painter(driver)).paint()
        try driver.press("ctrl+s")
        try wait(for: "\(name) to be saved", within: 60) { access("\(folder)/\(name)", R_OK) == 0 }
    }

    private static func currentFolder() -> String {
        guard let path = getcwd(nil, 0) else { return "." }
        defer { free(path) }
        return String(cString: path)
    }
}
