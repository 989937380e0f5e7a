import Interface
import Painting
import Raster
import Testing

@Suite struct `Tools in the window` {
    @Test(arguments: Tool.allCases)
    func `each tool's button and key take it in hand`(tool: Tool) {
        let keys: [Tool: Character] = [
            .pencil: "p", .line: "l", .dashedLine: "d", .rectangle: "r", .ellipse: "e",
            .triangle: "t", .eraser: "x",
        ]
        var rig = Rig()
        rig.click(tool == .pencil ? "tool.line" : "tool.pencil")
        rig.click("tool.\(tool.rawValue)")
        #expect(rig.studio.board.tool == tool)
        #expect(rig.control("tool.\(tool.rawValue)")?.isSelected == true)

        rig.key(.character(tool == .pencil ? "l" : "p"))
        #expect(rig.studio.board.tool != tool)
        rig.key(.character(keys[tool] ?? "?"))
        #expect(rig.studio.board.tool == tool)
    }

    @Test(arguments: [Tool.pencil, .line, .dashedLine, .rectangle, .ellipse, .eraser])
    func `a drag on the board makes one mark in board pixels`(tool: Tool) throws {
        var rig = Rig()
        rig.click("tool.\(tool.rawValue)")
        rig.drag((10.5, 20.5), (60.5, 80.5))
        let mark = try #require(rig.marks.first)
        #expect(rig.marks.count == 1)
        #expect(mark.tool == tool)
        #expect(mark.points == [Point(x: 10.5, y: 20.5), Point(x: 60.5, y: 80.5)])
    }

    @Test func `every motion of a pencil is a sample`() {
        var rig = Rig()
        rig.send(.pressed(rig.pointer(rig.onBoard(10.5, 10.5))))
        for step in 1...500 {
            rig.send(.moved(rig.pointer(rig.onBoard(10.5 + Double(step), 10.5))))
        }
        rig.send(.released(rig.pointer(rig.onBoard(510.5, 10.5))))
        #expect(rig.marks.first?.points.count == 501)
    }

    @Test func `a finished mark is recorded once`() {
        var rig = Rig()
        _ = rig.takeEffects()
        rig.drag((10, 10), (20, 20))
        let records = rig.takeEffects().filter { if case .record = $0 { true } else { false } }
        #expect(records.count == 1)
    }

    @Test(arguments: ["escape", "tool", "undo"])
    func `a triangle's first edge is dropped`(by way: String) {
        var rig = Rig()
        rig.click("tool.triangle")
        rig.drag((10, 10), (100, 10))
        #expect(rig.studio.board.isDrawing)
        switch way {
        case "escape": rig.key(.escape)
        case "tool": rig.key(.character("l"))
        default: rig.key(.character("z"), .control)
        }
        #expect(!rig.studio.board.isDrawing)
        #expect(rig.marks.isEmpty)
        #expect(rig.studio.board.layer.inked.isEmpty)
    }

    @Test func `a second button, Escape and undo give up the stroke under way`() {
        var rig = Rig()
        let start = rig.onBoard(50, 50)
        for way in 0..<3 {
            rig.send(.pressed(rig.pointer(start)))
            rig.send(.moved(rig.pointer(rig.onBoard(90, 90))))
            switch way {
            case 0: rig.send(.pressed(rig.pointer(start, .secondary)))
            case 1: rig.key(.escape)
            default: rig.key(.character("z"), .control)
            }
            rig.send(.moved(rig.pointer(rig.onBoard(120, 90))))
            rig.send(.released(rig.pointer(rig.onBoard(120, 90), .secondary)))
            rig.send(.released(rig.pointer(rig.onBoard(120, 90))))
            #expect(rig.marks.isEmpty)
            #expect(rig.studio.board.layer.inked.isEmpty)
        }
        rig.drag((10, 10), (20, 20))
        #expect(rig.marks.count == 1)
    }

    @Test(arguments: [false, true])
    func `a tool's letter in mid-stroke waits for its end`(isGivenUp: Bool) {
        var rig = Rig()
        rig.send(.pressed(rig.pointer(rig.onBoard(50, 50))))
        rig.send(.moved(rig.pointer(rig.onBoard(90, 90))))
        rig.key(.character("r"))
        #expect(rig.studio.board.tool == .pencil && rig.studio.board.isDrawing)
        rig.send(.moved(rig.pointer(rig.onBoard(120, 90))))
        if isGivenUp { rig.key(.escape) }
        rig.send(.released(rig.pointer(rig.onBoard(120, 90))))
        #expect(rig.marks.map(\.points.count) == (isGivenUp ? [] : [3]))
        #expect(rig.studio.board.tool == .rectangle)
        #expect(rig.control("tool.rectangle")?.isSelected == true)
    }

    @Test func `the last of several letters in mid-stroke counts`() {
        var rig = Rig()
        rig.send(.pressed(rig.pointer(rig.onBoard(50, 50))))
        rig.key(.character("r"))
        rig.key(.character("p"))
        rig.send(.released(rig.pointer(rig.onBoard(120, 90))))
        #expect(rig.studio.board.tool == .pencil && rig.marks.count == 1)
    }

    @Test func `Shift is read from each motion`() throws {
        var rig = Rig()
        rig.click("tool.rectangle")
        rig.send(.pressed(rig.pointer(rig.onBoard(10, 10))))
        rig.send(.moved(rig.pointer(rig.onBoard(50, 30), .primary, .shift)))
        rig.send(.released(rig.pointer(rig.onBoard(60, 30), .primary, .shift)))
        #expect(rig.marks.first?.points.last == Point(x: 60, y: 60))
    }

    @Test func `corners are sharp when the brush says so, and only where there are any`() {
        var rig = Rig()
        rig.open(.brush)
        rig.click("brush.corners")
        rig.click("panel.brush.close")
        for tool in ["rectangle", "triangle", "ellipse"] {
            rig.click("tool.\(tool)")
            rig.drag((100, 100), (200, 150))
            if tool == "triangle" { rig.drag((150, 190), (150, 200)) }
        }
        #expect(rig.marks.map(\.style.join) == [.miter, .miter, .round])
        #expect(Preferences(rig.studio.preferences.dictionary).pen.join == .miter)
        rig.open(.brush)
        #expect(rig.control("brush.corners")?.isSelected == true)
    }

    @Test func `the crosshair is shown over the board and an arrow elsewhere`() {
        var rig = Rig()
        rig.send(.moved(rig.pointer(rig.onBoard(50, 50))))
        #expect(rig.takeEffects().contains(.setCursor(.crosshair)))
        rig.send(.moved(rig.pointer(rig.middle("save"))))
        #expect(rig.takeEffects().contains(.setCursor(.arrow)))
    }

    @Test func `one more sample of a pencil damages its surroundings only`() {
        var rig = Rig()
        rig.send(.pressed(rig.pointer(rig.onBoard(100, 100))))
        rig.send(.moved(rig.pointer(rig.onBoard(104, 102))))
        _ = rig.studio.takeDamage()
        rig.send(.moved(rig.pointer(rig.onBoard(108, 104))))
        let damage = rig.studio.takeDamage()
        #expect(damage.count == 1)
        #expect(damage.allSatisfy { $0.width <= 24 && $0.height <= 24 })
    }

    @Test func `drawing only the damage gives the whole window`() {
        var rig = Rig(width: 640, height: 480)
        var kept = rig.picture()
        func renew() {
            for rect in rig.studio.takeDamage() { rig.studio.draw(rect, into: &kept) }
        }
        rig.click("pencil.red")
        rig.drag((30, 40), (90, 80), (130, 40))
        rig.send(.moved(rig.pointer(rig.middle("tool.ellipse"))))
        rig.wait(600)
        renew()
        #expect(kept == rig.picture())
        rig.click("tool.ellipse")
        rig.drag((60, 60), (200, 120))
        rig.key(.character("z"), .control)
        rig.send(.left)
        renew()
        #expect(kept == rig.picture())
    }
}
