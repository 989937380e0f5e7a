import Formats
import Painting
import Raster
import Rig

/// A server, the program in a window on it, and a person in front of it.
struct Stage {
    let server: XServer
    let manager: WindowManager?
    let program: Program
    let driver: Driver

    init(
        _ arguments: [String] = [], width: Int = 1280, height: Int = 800, depth: Int = 24,
        managed: Bool = false, serverArguments: [String] = [], folder: Folder? = nil,
        workingFolder: String? = nil, environment: [String: String] = [:], wrapper: [String] = []
    ) throws(RigError) {
        server = try XServer(
            width: width, height: height, depth: depth, arguments: serverArguments)
        manager = managed ? try WindowManager(on: server) : nil
        program = try Program(
            "easel", arguments, on: server, folder: folder, workingFolder: workingFolder,
            environment: environment, wrapper: wrapper)
        driver = try Driver(program, on: server)
        try driver.waitFor("board")
    }

    /// A place on the board, given in board pixels.
    func at(_ x: Int, _ y: Int) throws(RigError) -> Position {
        try driver.board().origin + Position(x, y)
    }

    /// Drags along places on the board, given in board pixels.
    func draw(_ path: [(Int, Int)], millisecondsApart: Double = 0) throws(RigError) {
        let origin = try driver.board().origin
        try driver.drag(
            path.map { origin + Position($0.0, $0.1) }, millisecondsApart: millisecondsApart)
    }

    /// Puts a text in place of what a field holds; Enter accepts it unless told otherwise.
    func type(_ text: String, into field: String, accepting: Bool = true) throws(RigError) {
        try driver.click(field)
        try driver.settle()
        try driver.press("ctrl+a")
        try driver.type(text)
        if accepting { try driver.press("Return") }
        try driver.settle()
    }

    /// Saves with the keyboard and waits for the message that says so.
    func save() throws(RigError) {
        try driver.press("ctrl+s")
        try driver.waitFor("message")
    }

    /// Waits for the question whether a file is to be replaced, which the chooser's own button is not.
    func question() throws(RigError) {
        try driver.waitFor("dialog.ok", "to ask about a file that is there") {
            $0.label == "Replace"
        }
    }

    /// Lets a file be replaced, once that is asked.
    func replace() throws(RigError) {
        try question()
        try driver.click("dialog.ok")
    }

    /// Opens the work of an earlier run, and puts away what is said about it.
    func recover(_ number: Int) throws(RigError) {
        try driver.click("recover.\(number).open")
        try driver.click("message")
        try driver.settle()
    }

    /// Puts away what is said, warnings that come again included.
    func dismissMessages() throws(RigError) {
        while driver.controls.contains(where: { $0.id == "message" }) {
            try driver.click("message")
            try driver.settle()
        }
    }

    /// The numbers of the earlier runs whose work is offered.
    var offers: [Int] {
        driver.controls.compactMap { control in
            guard control.id.hasPrefix("recover."), control.id.hasSuffix(".open") else {
                return nil
            }
            return Int(control.id.dropFirst(8).dropLast(5))
        }.sorted()
    }

    /// The drawing in a JSON file that the program wrote into its home.
    func drawing(_ name: String) throws -> Drawing {
        let bytes = program.folder.contents(name) ?? []
        return try DrawingReader(width: 1, height: 1).read(bytes.span.bytes).drawing
    }

    /// The picture in a PNG file that the program wrote into its home.
    func picture(_ name: String) throws -> Screen {
        let bytes = program.folder.contents(name) ?? []
        return Screen(try PictureDecoder().decode(bytes.span.bytes).bitmap)
    }
}

extension Screen {
    /// What an opaque bitmap shows.
    init(_ bitmap: Bitmap) {
        let pixels = bitmap.withPixels { span in span.indices.map { span[$0].bits & 0xFF_FFFF } }
        self.init(width: bitmap.width, height: bitmap.height, pixels: pixels)
    }

    /// What the window would show of a board, as far as this size goes.
    init(_ board: Board, width: Int, height: Int) {
        var bitmap = Bitmap(width: width, height: height)
        let drawing = board.drawing
        let backdrop = drawing.background.backdrop(
            width: drawing.width, height: drawing.height, isForFile: false)
        board.layer.compose(drawing.bounds, over: backdrop, into: &bitmap, x: 0, y: 0)
        self.init(bitmap)
    }
}
