import Rig

/// A hand that knows the program's controls.
///
/// Places are on a sheet of 1000 × 560, whatever the board's size on screen.
struct Painter {
    /// The ten pencils, in the order in which the window shows them.
    enum Pencil: Int {
        case black, gray, red, darkBlue, lightBlue, darkGreen, lightGreen, brown, orange, yellow
    }

    private let driver: Driver
    private let board: Control
    private let pencils: [String]

    init(_ driver: Driver) throws(RigError) {
        self.driver = driver
        board = try driver.waitFor("board")
        pencils = driver.controls.map(\.id).filter { $0.hasPrefix("pencil.") }
        guard pencils.count >= 10 else { throw .noControl(id: "pencil.*") }
    }

    /// Takes up a tool, a pencil and a brush: its width from 1 to 20 and its opacity in percent.
    func take(
        _ tool: String, _ pencil: Pencil, width: Double = 3, opacity: Double = 100
    ) throws(RigError) {
        try driver.select("tool.\(tool)")
        try driver.click(pencils[pencil.rawValue])
        try set(width: width)
        try driver.slide("opacity", to: opacity / 100)
    }

    /// The eraser has a width of its own, and neither color nor opacity.
    func takeEraser(width: Double) throws(RigError) {
        try driver.select("tool.eraser")
        try set(width: width)
    }

    /// Draws through the places with the mouse, in steps as small as a hand's.
    func draw(_ places: [(x: Double, y: Double)]) throws(RigError) {
        let ends = places.map(position)
        var path = ends.prefix(1).map { $0 }
        for (from, to) in zip(ends, ends.dropFirst()) { path += steps(from: from, to: to) }
        try driver.drag(path)
    }

    func dot(_ x: Double, _ y: Double) throws(RigError) {
        try driver.click(at: position((x, y)))
    }

    func undo() throws(RigError) { try driver.press("ctrl+z") }

    private func set(width: Double) throws(RigError) {
        if [2, 3, 4].contains(width) {
            try driver.click("width.\(Int(width))")
        } else {
            try driver.slide("width", to: (width - 1) / 19)
        }
    }

    /// In window pixels, never outside the board.
    private func position(_ place: (x: Double, y: Double)) -> Position {
        let x = place.x / 1000 * Double(board.width)
        let y = place.y / 560 * Double(board.height)
        return board.origin
            + Position(
                Int(min(max(x, 2), Double(board.width - 3))),
                Int(min(max(y, 2), Double(board.height - 3))))
    }

    private func steps(from: Position, to: Position) -> [Position] {
        let count = max(1, max(abs(to.x - from.x), abs(to.y - from.y)) / 6)
        return (1...count).map { step in
            Position(
                from.x + (to.x - from.x) * step / count, from.y + (to.y - from.y) * step / count)
        }
    }
}
