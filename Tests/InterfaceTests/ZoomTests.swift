import Interface
import Painting
import Raster
import TestSupport
import Testing

@Suite("Zoom") struct ZoomTests {
    @Test func `the wheel with Control zooms about the pointer`() {
        var rig = Rig()
        let place = rig.onBoard(300, 200)
        for steps in [-1.0, -3, 2, -4, 5] {
            rig.send(.scrolled(x: 0, y: steps, rig.pointer(place, .primary, .control)))
            let under = rig.studio.boardPort.board(WindowPoint(x: place.x, y: place.y))
            guard rig.studio.boardPort.isCut else { continue }
            #expect(abs(under.x - 300) <= 0.25 && abs(under.y - 200) <= 0.25)
        }
        #expect(rig.studio.boardPort.zoom == 1.5)
    }

    @Test func `ten tenths of a step are one, as a touchpad sends them`() {
        var rig = Rig()
        for _ in 0..<10 {
            rig.send(.scrolled(x: 0, y: -0.1, rig.pointer(rig.onBoard(9, 9), .primary, .control)))
        }
        #expect(rig.studio.boardPort.zoom == 1.5)
    }

    @Test func `keys and buttons step, go back to 100 % and fit`() {
        var rig = Rig()
        rig.key(.character("+"))
        #expect(rig.control("zoom")?.value == "150")
        rig.click("zoom.in")
        #expect(rig.control("zoom")?.value == "200")
        rig.key(.character("-"))
        rig.click("zoom.out")
        rig.click("zoom.out")
        #expect(rig.control("zoom")?.value == "67")
        rig.key(.character("0"))
        #expect(rig.control("zoom")?.value == "100")
        rig.click("zoom.in")
        rig.click("zoom.fit")
        #expect(rig.control("zoom")?.value == "100")
        rig.click("zoom.in")
        rig.doubleClick("zoom")
        #expect(rig.control("zoom")?.value == "100")
        rig.click("zoom")
        rig.click("zoom.400")
        #expect(rig.control("zoom")?.value == "400")
        #expect(rig.control("panel.zoom.close") == nil)
    }

    @Test func `key 8 shows what is drawn, wherever the view was`() {
        var rig = Rig()
        rig.drag((100, 100), (140, 130))
        let corner = rig.onBoard(1_200, 600)
        for _ in 0..<6 {
            rig.send(.scrolled(x: 0, y: -1, rig.pointer(corner, .primary, .control)))
        }
        #expect(rig.studio.boardPort.window(Point(x: 140, y: 130)).x < 0)
        rig.key(.character("8"))
        let (start, end) = (rig.onBoard(100, 100), rig.onBoard(140, 130))
        let frame = rig.studio.boardPort.frame
        for point in [start, end] {
            #expect(frame.contains(x: Int(point.x), y: Int(point.y)))
        }
        #expect(rig.studio.boardPort.zoom == 1)
    }

    @Test func `at 800 % a stroke is placed to an eighth of a pixel`() {
        var rig = Rig()
        for _ in 0..<6 { rig.key(.character("+")) }
        #expect(rig.studio.boardPort.zoom == 8)
        let middle = rig.studio.boardPort.middle
        let start = rig.studio.boardPort.board(middle)
        rig.tap(Point(x: middle.x + 1, y: middle.y + 3))
        let point = rig.marks.first?.points.first
        #expect(point == Point(x: start.x + 0.125, y: start.y + 0.375))
    }

    @Test(arguments: [0.05, 0.25, 1.0 / 3, 2.0 / 3, 1, 1.5, 3, 8, 64])
    func `what a stroke changes on screen is what drawing all anew gives`(zoom: Double) {
        let seed: UInt64 = 7
        var dice = Dice(seed: seed)
        var rig = Rig(width: 700, height: 500)
        let area = rig.studio.boardPort.frame
        for _ in 0..<22 { rig.key(.character("-")) }
        while rig.studio.boardPort.zoom < zoom - 1e-9 { rig.key(.character("+")) }
        var live = rig.picture()
        _ = rig.studio.takeDamage()
        func place() -> Point {
            Point(
                x: Double(dice.roll(area.x.lowerBound...area.x.upperBound - 1)) + 0.5,
                y: Double(dice.roll(area.y.lowerBound...area.y.upperBound - 1)) + 0.5)
        }
        for tool in ["tool.pencil", "tool.ellipse", "tool.eraser"] {
            rig.click(tool)
            rig.send(.pressed(rig.pointer(place())))
            for _ in 0..<12 {
                rig.send(.moved(rig.pointer(place())))
                for rect in rig.studio.takeDamage() { rig.studio.draw(rect, into: &live) }
            }
            rig.send(.released(rig.pointer(place())))
            for rect in rig.studio.takeDamage() { rig.studio.draw(rect, into: &live) }
        }
        let isSame = live == rig.picture()
        #expect(isSame, "seed \(seed)")
    }

    @Test func `zooming changes neither the board nor what is saved of it`() {
        var rig = Rig()
        let size = (rig.studio.board.drawing.width, rig.studio.board.drawing.height)
        for _ in 0..<3 { rig.key(.character("-")) }
        rig.send(.resized(width: 1500, height: 900))
        #expect(size == (rig.studio.board.drawing.width, rig.studio.board.drawing.height))
        #expect(!rig.studio.isUnsaved)
    }
}
