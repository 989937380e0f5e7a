import Interface
import Painting
import Raster
import Testing

@Suite struct `Sliders and numbers` {
    @Test func `a press on the slider's ends gives its limits`() {
        var rig = Rig()
        let frame = rig.control("width")?.frame
        let y = rig.middle("width").y
        rig.tap(Point(x: Double(frame?.x.lowerBound ?? 0) + 1, y: y))
        #expect(rig.studio.board.pen.width == 1)
        rig.tap(Point(x: Double(frame?.x.upperBound ?? 0) - 1, y: y))
        #expect(rig.studio.board.pen.width == 20)
    }

    @Test func `dragging past the end stays at the limit`() {
        var rig = Rig()
        let middle = rig.middle("opacity")
        rig.send(.pressed(rig.pointer(middle)))
        rig.send(.moved(rig.pointer(Point(x: -500, y: 900))))
        rig.send(.released(rig.pointer(Point(x: -500, y: 900))))
        #expect(rig.studio.board.pen.opacity == 0.01)
        #expect(rig.control("opacity")?.value == "1 %")
    }

    @Test func `the wheel steps by one and goes past the slider's end`() {
        var rig = Rig()
        rig.send(.scrolled(x: 0, y: -1, rig.pointer(rig.middle("width"))))
        #expect(rig.studio.board.pen.width == 4)
        rig.click("width.value")
        rig.type("20")
        rig.key(.enter)
        rig.send(.scrolled(x: 0, y: -1, rig.pointer(rig.middle("width"))))
        #expect(rig.studio.board.pen.width == 21)
    }

    @Test(arguments: [
        ("150", 150.0), ("2,5", 2.5), ("900", 200), ("0", 1), ("x", 3), ("", 3), ("nan", 3),
    ])
    func `a typed width is taken as near as it may be`(text: String, width: Double) {
        var rig = Rig()
        rig.click("width.value")
        rig.type(text)
        if text.isEmpty { rig.key(.backspace) }
        rig.key(.enter)
        #expect(rig.studio.board.pen.width == width)
    }

    @Test func `brackets step the width and the eraser keeps its own`() {
        var rig = Rig()
        rig.key(.character("]"))
        rig.key(.character("]"))
        rig.key(.character("["))
        #expect(rig.studio.board.pen.width == 4)
        rig.click("tool.eraser")
        #expect(rig.control("width")?.value == "20")
        rig.key(.character("["))
        #expect(rig.studio.board.eraserWidth == 19)
        #expect(rig.studio.board.pen.width == 4)
        #expect(rig.studio.board.pen.opacity == 1)
    }

    @Test func `arrow keys move a slider that has the focus`() {
        var rig = Rig()
        for _ in 0..<60 where rig.control("width")?.isFocused != true { rig.key(.tab) }
        rig.key(.right)
        rig.key(.up)
        rig.key(.left)
        #expect(rig.studio.board.pen.width == 4)
        rig.key(.end)
        #expect(rig.studio.board.pen.width == 20)
    }

    @Test func `the presets set the width`() {
        var rig = Rig()
        for width in [2, 4, 3] {
            rig.click("width.\(width)")
            #expect(rig.studio.board.pen.width == Double(width))
            #expect(rig.control("width.\(width)")?.isSelected == true)
        }
    }
}

@Suite struct `A text field` {
    private func typing(_ text: String) -> Rig {
        var rig = Rig()
        rig.open(.coordinates)
        rig.click("coordinates.x1")
        rig.type(text)
        return rig
    }

    private func value(_ rig: Rig) -> String? { rig.control("coordinates.x1")?.value }

    @Test func `letters that are shortcuts elsewhere are typed`() {
        let rig = typing("plex[")
        #expect(value(rig) == "plex[")
        #expect(rig.studio.board.tool == .pencil)
    }

    @Test func `the cursor moves by characters and words`() {
        var rig = typing("one two")
        rig.key(.left, .control)
        rig.type("x")
        #expect(value(rig) == "one xtwo")
        rig.key(.home)
        rig.key(.delete)
        #expect(value(rig) == "ne xtwo")
        rig.key(.end)
        rig.key(.backspace, .control)
        #expect(value(rig) == "ne ")
    }

    @Test func `a selection is replaced, cut and copied`() {
        var rig = typing("hello")
        rig.key(.left, .shift)
        rig.key(.left, .shift)
        rig.key(.character("c"), .control)
        #expect(rig.takeEffects().contains(.copy("lo")))
        rig.key(.character("x"), .control)
        #expect(value(rig) == "hel")
        rig.key(.character("v"), .control)
        #expect(rig.takeEffects().contains(.paste))
        rig.send(.clipboardText("p\nme"))
        #expect(value(rig) == "help me")
        rig.key(.character("a"), .control)
        rig.type("é")
        #expect(value(rig) == "é")
    }

    @Test func `characters of several scalars are one step`() {
        var rig = typing("")
        rig.send(.clipboardText("a👩‍👩‍👧e\u{301}"))
        rig.key(.backspace)
        rig.key(.backspace)
        #expect(value(rig) == "a")
    }

    @Test func `Ctrl+Z takes typing back word by word, and nothing of the drawing`() {
        var rig = Rig()
        rig.addLines(1)
        rig.open(.coordinates)
        rig.click("coordinates.x1")
        rig.type("one two")
        rig.key(.backspace)
        rig.key(.backspace)
        rig.send(.clipboardText("pasted"))
        var seen: [String?] = [value(rig)]
        for _ in 0..<6 {
            rig.key(.character("z"), .control)
            seen.append(value(rig))
        }
        #expect(seen == ["one tpasted", "one t", "one two", "one", "", "", ""])
        rig.key(.character("z"), [.control, .shift])
        rig.key(.character("y"), .control)
        #expect(value(rig) == "one two")
        rig.type("!")
        rig.key(.character("y"), .control)
        #expect(value(rig) == "one two!")
        #expect(rig.marks.count == 1)
        rig.key(.escape)
        rig.key(.character("z"), .control)
        #expect(rig.marks.isEmpty)
    }

    @Test(arguments: ["width.value", "opacity.value", "brush.hex"])
    func `after Enter the next letter is a tool again`(field: String) {
        var rig = Rig()
        rig.open(.brush)
        rig.click(field)
        rig.type("20")
        rig.key(.enter)
        rig.key(.character("r"))
        #expect(rig.studio.board.tool == .rectangle)
    }

    @Test func `Escape gives up what was typed`() {
        var rig = typing("12")
        rig.key(.escape)
        #expect(value(rig) == "")
        #expect(rig.control("panel.coordinates.close") != nil)
    }

    @Test func `a dragged pointer selects`() {
        var rig = typing("12345678")
        let frame = rig.control("coordinates.x1")?.frame
        let left = Point(x: Double(frame?.x.lowerBound ?? 0) + 1, y: rig.middle("coordinates.x1").y)
        rig.send(.pressed(rig.pointer(Point(x: left.x + 200, y: left.y))))
        rig.send(.released(rig.pointer(left)))
        rig.wait(1_000)
        rig.send(.pressed(rig.pointer(left)))
        rig.send(.moved(rig.pointer(Point(x: left.x + 400, y: left.y))))
        rig.send(.released(rig.pointer(Point(x: left.x + 400, y: left.y))))
        rig.type("9")
        #expect(value(rig) == "9")
    }
}
