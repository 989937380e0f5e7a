import Interface
import Painting
import Raster
import TestSupport
import Testing

@Suite struct `The objects panel` {
    @Test func `objects are listed newest first and deleted undoably`() {
        var rig = Rig()
        rig.addLines(3)
        rig.open(.objects)
        let rows = rig.studio.controls.filter {
            $0.id.hasPrefix("objects.") && $0.label.hasPrefix("Line")
        }
        #expect(rows.map(\.label) == ["Line 3", "Line 2", "Line 1"])
        let before = rig.studio.board.layer
        rig.click("objects.2.delete")
        #expect(rig.studio.board.drawing.items.map(\.number) == [1, 3])
        rig.key(.character("z"), .control)
        #expect(rig.studio.board.drawing.items.map(\.number) == [1, 2, 3])
        #expect(before.inked == rig.studio.board.layer.inked)
    }

    @Test func `a chosen object goes with the Delete key`() {
        var rig = Rig()
        rig.addLines(2)
        rig.open(.objects)
        rig.click("objects.1")
        rig.key(.delete)
        #expect(rig.studio.board.drawing.items.map(\.number) == [2])
    }

    @Test func `Delete leaves an object alone whose panel is closed`() {
        var rig = Rig()
        rig.addLines(2)
        rig.open(.objects)
        rig.click("objects.1")
        rig.click("panel.objects.close")
        rig.key(.delete)
        #expect(rig.marks.count == 2)
    }

    @Test func `an object that undo took is not chosen any more`() {
        var rig = Rig()
        rig.addLines(2)
        rig.open(.objects)
        rig.click("objects.2")
        rig.key(.character("z"), .control)
        rig.addLines(1)
        rig.key(.delete)
        #expect(rig.marks.count == 2)
        #expect(!rig.studio.controls.contains { $0.id.hasPrefix("objects.") && $0.isSelected })
    }

    @Test func `ten thousand objects are a few controls`() {
        var rig = Rig()
        let mark = Mark.made(
            by: .line, points: [Point(x: 0, y: 0), Point(x: 9, y: 9)], style: Style())
        let drawing = Drawing(
            width: 50, height: 50, marks: Array(repeating: mark, count: 10_000))
        rig.send(
            .opened(
                .opened(drawing, OpenFile(path: [0x2F, 0x61]), skipped: nil)))
        rig.open(.objects)
        #expect(rig.studio.controls.count < 150)
        rig.send(.scrolled(x: 0, y: 1_000_000, rig.pointer(rig.middle("objects"))))
        #expect(rig.control("objects.1.delete") != nil)
        rig.send(.scrolled(x: 0, y: -1_000_000, rig.pointer(rig.middle("objects"))))
        #expect(rig.control("objects.10000.delete") != nil)
        rig.tap(Point(x: rig.middle("objects.scroll").x, y: rig.middle("objects.scroll").y))
        #expect(rig.control("objects.10000.delete") == nil)
    }
}

@Suite struct `The coordinates panel` {
    private func typed(_ values: [String], triangle: Bool = false) -> Rig {
        var rig = Rig()
        rig.open(.coordinates)
        if triangle { rig.click("coordinates.tool") }
        for (id, value) in zip(["x1", "y1", "x2", "y2", "x3", "y3"], values) {
            rig.click("coordinates.\(id)")
            rig.type(value)
        }
        rig.click("coordinates.draw")
        return rig
    }

    private func shows(_ rig: Rig, _ text: String) -> Bool {
        rig.studio.controls.contains { $0.label.contains(text) }
    }

    @Test func `a line and a triangle are drawn`() {
        let line = typed(["1", "2.5", "30", "40"])
        #expect(line.marks.map(\.points) == [[Point(x: 1, y: 2.5), Point(x: 30, y: 40)]])
        let triangle = typed(["0", "0", "30", "0", "0", "30"], triangle: true)
        #expect(triangle.marks.first?.tool == .triangle)
        #expect(triangle.marks.first?.points.count == 3)
    }

    @Test(arguments: [
        (["1", "abc", "3", "4"], "y1: “abc” is not a number"),
        (["1", "", "3", "4"], "y1 is empty"),
        (["1", "2", "99999", "4"], "x2: 99999 is outside"), (["1", "2", "-1", "4"], "x2: -1"),
        (["1", "2", "inf", "4"], "x2"), (["1", "2", "1e400", "4"], "x2"),
        (["0x10", "2", "3", "4"], "x1"),
        (["5", "5", "5", "5"], "Point 2"),
    ])
    func `what is wrong is said beside the field and nothing is drawn`(
        values: [String], text: String
    ) {
        let rig = typed(values)
        #expect(rig.marks.isEmpty)
        #expect(shows(rig, text))
    }

    @Test func `three points on a line are no triangle`() {
        let rig = typed(["0", "0", "10", "10", "30", "30"], triangle: true)
        #expect(rig.marks.isEmpty)
        #expect(shows(rig, "Point 3"))
    }
}

@Suite struct `The window at rest` {
    @Test func `nothing wakes an idle program`() {
        var rig = Rig()
        rig.drag((1, 1), (50, 50))
        rig.send(.left)
        #expect(rig.studio.nextWake == nil)
    }

    @Test func `a tooltip comes after half a second and needs no more waking`() throws {
        var rig = Rig()
        rig.send(.moved(rig.pointer(rig.middle("tool.rectangle"))))
        let wake = try #require(rig.studio.nextWake)
        let count = rig.studio.controls.count
        rig.wait(499)
        #expect(rig.studio.controls.count == count)
        rig.wait(1)
        #expect(wake == 10_500)
        #expect(rig.studio.controls.last?.label == "Rectangle")
        #expect(rig.studio.controls.last?.shortcut == "R")
        #expect(rig.studio.nextWake == nil)
        rig.key(.character("r"))
        #expect(rig.studio.controls.count == count)
    }

    @Test func `a message goes by itself or by a press`() {
        var rig = Rig()
        rig.send(.saved(.failed(SaveOrder(path: nil, form: .png), path: [0x61], .empty)))
        #expect(rig.control("message") != nil)
        rig.wait(13_000)
        #expect(rig.control("message") == nil)
        #expect(rig.studio.nextWake == nil)
        rig.send(.storageWarning(.noJournal(.damaged)))
        #expect(rig.studio.nextWake == nil)
        rig.click("message")
        #expect(rig.control("message") == nil)
    }

    @Test func `bars that hide come back one second after the stroke`() {
        var preferences = Preferences()
        preferences.hidesBars = true
        var rig = Rig(preferences: preferences)
        let place = rig.onBoard(100, 100)
        rig.send(.pressed(rig.pointer(place)))
        #expect(rig.control("save") == nil)
        #expect(rig.studio.nextWake == nil)
        rig.send(.released(rig.pointer(place)))
        rig.wait(999)
        #expect(rig.control("save") == nil)
        rig.wait(1)
        #expect(rig.control("save") != nil)
        #expect(rig.studio.nextWake == nil)
        #expect(rig.marks.first?.points == [place])
    }

    @Test func `the board lies under bars that are told to hide, at once`() throws {
        var rig = Rig()
        let low = rig.studio.board.drawing.height
        let corner = rig.onBoard(0, 0)
        rig.drag((100, 100), (200, 100))
        rig.open(.settings)
        rig.click("settings.hideBars")
        rig.click("panel.settings.close")
        let place = Point(x: 300, y: 20)
        rig.send(.pressed(rig.pointer(Point(x: 300, y: 400))))
        rig.send(.moved(rig.pointer(place)))
        // No desk is left, and ink in the first row is on the board.
        let picture = rig.picture()
        #expect(picture[x: 5, y: 2] == Pixel(.white))
        #expect(picture[x: 5, y: 797] == Pixel(.white))
        #expect(picture[x: 300, y: 21] == Pixel(.black))
        rig.send(.released(rig.pointer(place)))
        #expect(rig.marks.last?.points == [Point(x: 300, y: 400), place])
        #expect(rig.studio.board.drawing.height == 800)
        rig.wait(1_000)
        rig.open(.settings)
        rig.click("settings.hideBars")
        // What was drawn needs no more than there was.
        #expect(rig.studio.board.drawing.height == low)
        #expect(rig.onBoard(0, 0) == corner)
    }

    @Test func `hiding the bars and back leaves the board's size, unless ink needs it`() {
        var rig = Rig()
        let low = rig.studio.board.drawing.height
        rig.open(.settings)
        rig.click("settings.hideBars")
        rig.click("settings.hideBars")
        #expect(rig.studio.board.drawing.height == low)
        rig.click("settings.hideBars")
        rig.click("panel.settings.close")
        rig.send(.pressed(rig.pointer(Point(x: 300, y: 400))))
        rig.send(.moved(rig.pointer(Point(x: 300, y: 790))))
        rig.send(.released(rig.pointer(Point(x: 300, y: 790))))
        rig.wait(1_000)
        rig.open(.settings)
        rig.click("settings.hideBars")
        #expect(rig.studio.board.drawing.height == 800)
        rig.key(.character("z"), .control)
        rig.key(.character("z"), [.control, .shift])
        #expect(rig.marks.count == 1)
    }

    @Test func `panels leave with the bars and come back with them`() {
        var preferences = Preferences()
        preferences.hidesBars = true
        var rig = Rig(preferences: preferences)
        rig.open(.objects)
        let place = rig.onBoard(100, 300)
        rig.send(.pressed(rig.pointer(place)))
        #expect(rig.control("panel.objects.close") == nil)
        rig.send(.released(rig.pointer(place)))
        rig.wait(999)
        #expect(rig.control("panel.objects.close") == nil)
        rig.wait(1)
        #expect(rig.control("panel.objects.close") != nil)
    }

    @Test func `F11 is the window's full screen`() {
        var rig = Rig()
        rig.key(.function(11))
        #expect(rig.takeEffects().contains(.setFullScreen(true)))
        rig.key(.function(11))
        #expect(rig.takeEffects().contains(.setFullScreen(false)))
    }

    @Test func `Escape closes the topmost thing first`() {
        var rig = Rig()
        rig.click("tool.triangle")
        rig.drag((300, 100), (350, 100))
        rig.open(.objects)
        rig.open(.brush)
        rig.drag((1, 1), (1, 1))
        rig.click("tool.triangle")
        rig.key(.escape)
        #expect(rig.control("panel.brush.close") == nil)
        #expect(rig.control("panel.objects.close") != nil)
        rig.key(.escape)
        #expect(rig.control("panel.objects.close") == nil)
    }

    @Test func `the board grows with the window and never shrinks`() {
        var rig = Rig(width: 800, height: 600)
        rig.send(.resized(width: 1000, height: 700))
        #expect(rig.studio.board.drawing.width == 1000)
        rig.send(.resized(width: 300, height: 300))
        #expect(rig.studio.board.drawing.width == 1000)
        rig.send(.scrolled(x: 5, y: 0, rig.pointer(rig.onBoard(5, 5))))
        rig.dot(inView: 10, 10)
        #expect(rig.marks.first?.points.first == Point(x: 250, y: 10))
    }

    @Test func `a middle drag moves the board`() {
        var rig = Rig(width: 1000, height: 700)
        rig.send(.resized(width: 500, height: 400))
        let start = rig.onBoard(200, 100)
        rig.send(.pressed(rig.pointer(start, .middle)))
        rig.send(.moved(rig.pointer(Point(x: start.x - 60, y: start.y))))
        rig.send(.released(rig.pointer(Point(x: start.x - 60, y: start.y), .middle)))
        rig.dot(inView: 10, 10)
        #expect(rig.marks.first?.points.first == Point(x: 70, y: 10))
    }
}
