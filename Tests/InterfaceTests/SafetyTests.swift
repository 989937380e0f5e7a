import Interface
import Painting
import Raster
import TestSupport
import Testing

/// What the window does so that nothing is lost, and what it says where something may be.
@Suite struct SafetyTests {
    private func press(_ rig: inout Rig, _ tool: Tool) {
        rig.click("tool.\(tool.rawValue)")
        let places = [(50.0, 50.0), (120, 90)].map { rig.onBoard($0.0, $0.1) }
        rig.send(.moved(rig.pointer(places[0])))
        rig.send(.pressed(rig.pointer(places[0])))
        rig.send(.moved(rig.pointer(places[1])))
    }

    @Test(arguments: [Tool.pencil, .eraser, .line, .dashedLine, .rectangle, .ellipse])
    func `the end of the program finishes what is being drawn`(tool: Tool) {
        var rig = Rig()
        press(&rig, tool)
        _ = rig.takeEffects()
        rig.send(.ending)
        #expect(rig.marks.map(\.tool) == [tool])
        #expect(rig.marks.first?.points.count == 2)
        #expect(rig.takeEffects().contains { if case .record = $0 { true } else { false } })
        rig.send(.released(rig.pointer(rig.onBoard(200, 90))))
        #expect(rig.marks.count == 1)
    }

    @Test func `the end of the program drops an edge that is no triangle`() {
        var rig = Rig()
        press(&rig, .triangle)
        rig.send(.ending)
        #expect(rig.marks.isEmpty && !rig.studio.board.isDrawing)
    }

    @Test(arguments: [Tool.pencil, .eraser, .line, .dashedLine, .rectangle, .ellipse])
    func `a lost button ends what is being drawn, and keeps it`(tool: Tool) {
        var rig = Rig()
        press(&rig, tool)
        _ = rig.takeEffects()
        rig.send(.interrupted)
        #expect(rig.marks.map(\.tool) == [tool])
        #expect(rig.marks.first?.points.count == 2)
        #expect(rig.takeEffects().contains { if case .record = $0 { true } else { false } })
        rig.send(.moved(rig.pointer(rig.onBoard(300, 90))))
        rig.send(.released(rig.pointer(rig.onBoard(300, 90))))
        #expect(rig.marks.count == 1 && !rig.studio.board.isDrawing)
    }

    @Test func `a lost button ends the first edge of a triangle, which waits for its corner`() {
        var rig = Rig()
        press(&rig, .triangle)
        rig.send(.interrupted)
        #expect(rig.marks.isEmpty && rig.studio.board.isDrawing)
        rig.drag((80, 200), (60, 150))
        #expect(rig.marks.map(\.points.count) == [3])
    }

    @Test func `a second press of the same button keeps the stroke and begins another`() {
        var rig = Rig()
        press(&rig, .pencil)
        rig.send(.pressed(rig.pointer(rig.onBoard(200, 200))))
        rig.send(.moved(rig.pointer(rig.onBoard(220, 210))))
        rig.send(.released(rig.pointer(rig.onBoard(220, 210))))
        #expect(rig.marks.map(\.points.count) == [2, 2])
    }

    @Test func `closing the window in mid-stroke keeps the stroke and asks`() {
        var rig = Rig()
        press(&rig, .pencil)
        rig.send(.closeRequested)
        #expect(rig.marks.count == 1)
        #expect(rig.control("dialog.discard") != nil)
    }

    @Test func `a drawing that is opened in mid-stroke comes after the stroke`() {
        var rig = Rig()
        press(&rig, .pencil)
        let other = Drawing(width: 300, height: 200)
        rig.send(.opened(.opened(other, OpenFile(path: [47, 97]), skipped: nil)))
        #expect(rig.marks.isEmpty)
        rig.key(.character("z"), .control)
        #expect(rig.marks.count == 1)
    }

    @Test func `what is not protected is said again after other messages`() {
        var rig = Rig()
        rig.send(.storageWarning(.noJournal(.damaged)))
        let warning = rig.control("message")?.value
        #expect(warning != nil)
        let path = Array("/a.png".utf8)
        rig.send(.saved(.saved(SaveOrder(path: path, form: .png), path: path, historyIndex: 0)))
        #expect(rig.control("message")?.value != warning)
        rig.wait(60_000)
        #expect(rig.control("message")?.value == warning)
        rig.click("message")
        #expect(rig.control("message") == nil)
    }

    @Test func `a warning ends with its cause`() {
        var rig = Rig()
        rig.send(.storageWarning(.noJournal(.damaged)))
        rig.send(.storageWarning(.journalWorksAgain))
        rig.wait(60_000)
        #expect(rig.control("message") == nil)
    }

    @Test func `work that is found later is listed besides the rest`() {
        var rig = Rig()
        for number in 1...2 {
            rig.send(
                .recoveriesFound([
                    Recovery(number: number, path: nil, objects: 1, changed: "2026-11-30 10:00")
                ]))
        }
        #expect(rig.control("recover.1.open") != nil && rig.control("recover.2.open") != nil)
        rig.send(.opened(.unrecovered(number: 1, path: [47], .damaged)))
        #expect(rig.control("recover.1.open") == nil && rig.control("recover.2.open") != nil)
        #expect(rig.control("message") != nil)
    }

    @Test func `earlier work is shown in small`() {
        let red = Color(hex: 0xFF0000)
        let line = Mark.made(
            by: .line, points: [Point(x: 0, y: 500), Point(x: 2000, y: 500)],
            style: Style(color: red, width: 200))
        let drawing = Drawing(
            width: 2000, height: 1000, background: .color(Color(hex: 0x00FF00)), marks: [line])
        let overview = Bitmap(overviewOf: drawing, width: 60, height: 40)
        #expect(overview.width == 60 && overview.height == 30)
        #expect(overview[x: 30, y: 15] == Pixel(red))
        #expect(overview[x: 30, y: 3] == Pixel(Color(hex: 0x00FF00)))
        var rig = Rig()
        rig.send(
            .recoveriesFound([
                Recovery(
                    number: 1, path: nil, objects: 1, changed: "2026-11-30 10:00",
                    overview: overview)
            ]))
        let shown = rig.picture().withPixels { span in span.indices.count { span[$0] == Pixel(red) }
        }
        #expect(shown >= 60 * 5)
    }
}
