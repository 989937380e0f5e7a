import Interface
import Painting
import Raster
import TestSupport
import Testing

@Suite struct `A bare list of lines and triangles` {
    private let path = Array("/p/a.json".utf8)

    private func opened(width: Int = 30, height: Int = 30) -> Rig {
        var rig = Rig()
        let line = Mark.made(
            by: .line, points: [Point(x: 0, y: 0), Point(x: 9, y: 9)], style: Style())
        let drawing = Drawing(width: width, height: height, marks: [line])
        rig.send(.opened(.opened(drawing, OpenFile(path: path, isList: true), skipped: nil)))
        return rig
    }

    private func ordered(_ rig: inout Rig) -> SaveOrder? {
        rig.takeEffects().compactMap { if case .save(let order) = $0 { order } else { nil } }.last
    }

    @Test func `it takes the size of the view, and more where its ink needs it`() {
        let rig = opened()
        let view = rig.control("board")?.frame
        let small = rig.studio.board.drawing
        #expect(small.width == view?.width && small.height == view?.height)
        let tall = opened(height: 2_000).studio.board.drawing
        #expect(tall.width == view?.width && tall.height == 2_000)
    }

    @Test func `what is inserted is added on top, in one step`() throws {
        var rig = Rig()
        rig.addLines(1)
        let size = (rig.studio.board.drawing.width, rig.studio.board.drawing.height)
        rig.key(.character("o"), .control)
        rig.list(0)
        rig.type("tmp/b.json")
        rig.click("dialog.insert")
        #expect(rig.takeEffects().contains(.insert(path: Array("/tmp/b.json".utf8))))
        let far = Double(size.0) + 100
        let lines = (0..<3).map { line in
            Mark.made(
                by: .line, points: [Point(x: 0, y: Double(line)), Point(x: far, y: 9)],
                style: Style(width: 2))
        }
        rig.send(.opened(.inserted(lines, path: Array("/tmp/b.json".utf8), skipped: nil)))
        #expect(rig.control("dialog.path") == nil)
        #expect(rig.studio.board.drawing.items.map(\.number) == [1, 2, 3, 4])
        #expect(rig.studio.board.drawing.width == size.0 + 101)
        #expect(rig.studio.file == nil && rig.studio.isUnsaved)
        #expect(rig.control("message")?.value?.contains("3 objects from b.json") == true)
        rig.key(.character("z"), .control)
        #expect(rig.marks.count == 1)
        #expect((rig.studio.board.drawing.width, rig.studio.board.drawing.height) == size)
    }

    @Test func `a picture without objects adds nothing and says so`() {
        var rig = Rig()
        rig.send(.opened(.inserted([], path: Array("/tmp/b.png".utf8), skipped: nil)))
        #expect(!rig.studio.board.canUndo)
        #expect(rig.control("message")?.value?.contains("b.png") == true)
    }

    @Test func `it stays one while lines and triangles are drawn`() throws {
        var rig = opened()
        rig.addLines(2)
        rig.key(.character("s"), .control)
        let order = try #require(ordered(&rig))
        #expect(order.form == .list)
        rig.send(.saved(.saved(order, path: path, historyIndex: 3)))
        #expect(rig.studio.file == OpenFile(path: path, isList: true))
        #expect(!rig.studio.isUnsaved)
    }

    @Test func `anything else is asked about once`() throws {
        var rig = opened()
        rig.drag((10, 10), (60, 40))
        rig.key(.character("s"), .control)
        #expect(ordered(&rig) == nil)
        rig.click("dialog.cancel")
        #expect(ordered(&rig) == nil && rig.studio.file?.isList == true)
        rig.key(.character("s"), .control)
        rig.click("dialog.ok")
        let first = try #require(ordered(&rig))
        #expect(first.form == .json && first.agreed == [.outgrown])
        rig.send(.saved(.saved(first, path: path, historyIndex: 2)))
        rig.key(.character("s"), .control)
        #expect(ordered(&rig)?.form == .json)
    }

    @Test func `a stroke under way is kept when that is asked`() {
        var rig = opened()
        rig.drag((10, 10), (60, 40))
        rig.send(.pressed(rig.pointer(rig.onBoard(10, 60))))
        rig.send(.moved(rig.pointer(rig.onBoard(60, 60))))
        rig.key(.character("s"), .control)
        #expect(rig.control("dialog.ok") != nil)
        #expect(rig.marks.count == 3)
    }
}
